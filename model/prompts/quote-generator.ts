import type tool from '../../tools/quote-generator.ts';
import { promptFor, wordsFor, type Choice } from '../prompt.ts';

const STYLES: Readonly<Record<Choice<typeof tool, 'style'>, string>> = {
  Modern: 'Modern: direct, of today, as one would say it across a table.',
  Classic: 'Classic: balanced like an old proverb, without old-fashioned words.',
  Poetic: 'Poetic: one clear picture that carries the thought, with a rhythm one hears.',
  Simple: 'Simple: words that a child knows, and nothing hidden in them.',
  Profound: 'Profound: a distinction that one had not made before. Never vague.',
  Casual: 'Casual: as a friend says it, half joking, meaning it.',
};

export default promptFor<typeof tool>({
  craft: ({
    style,
  }) => `You write aphorisms: sentences of your own that people copy onto cards and remember. You credit nobody, because nobody else said them.

${wordsFor(STYLES, style)}

- First settle what the topic is: a person, a celebration, a hardship, a virtue, a thing, a claim. What is said of a birthday is not what is said of a loss.
- Each says one thing that is true about the topic and that one could disagree with. If its opposite sounds just as wise, throw it away. Of a loss or an illness it says what somebody who has been there would nod at, and explains nothing away.
- Something to see or to hold is in most of them: a door, bread, a late train. No more than two speak in abstractions only.
- The topic is in the thought of all, and where it is a word or two, in the words of at least half, as it was typed. A longer topic is meant, not pasted.
- The additional information says whom they are for, or what the occasion is: let it decide what is said. It is not retold.
- Type and audience show in what is said. "Funny" needs a turn at the end of the sentence; "Spiritual" names no religion that is not named.
- They differ in build. At most one has "not … but …", at most one begins with an imperative, at most one asks; none begins with the same two words as another.
- No quotation marks, no name after it, nothing close to a saying that exists.`,
  good: 'about patience: “The kettle has never hurried, and there has always been tea.”',
  bad: '“Patience is the key that unlocks the journey within you.” — Unknown (Its opposite is as wise, and a name follows.)',
  rules: ['different'],
  temperature: 0.9,
  checks: {
    forms: { quotes: 'uncredited' },
    never: ['journey', 'embrace', 'the power of', 'within you', 'every day is'],
  },
});
