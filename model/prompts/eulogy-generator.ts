import type tool from '../../tools/eulogy-generator.ts';
import { promptFor, wordsFor, type Choice } from '../prompt.ts';

const TONES: Readonly<Record<Choice<typeof tool, 'tone'>, string>> = {
  Default: 'Warm and plain, with one moment of lightness if the memories offer one.',
  Celebratory: 'Glad of the life: more about what there was than about what is gone. Laughter is allowed.',
  Peaceful: 'Quiet and slow. Short words, calm pictures, no drama.',
  Personal: 'As one speaks to friends: "I" and "you", the small things that only the speaker knows.',
  Inspiring: 'What this person showed others by living, and what of it can be gone on with. No slogans.',
  Traditional: 'Formal and restrained, as in a church or a hall of honour. No contractions. No creed that is not named.',
};

export default promptFor<typeof tool>({
  craft: ({
    tone,
  }) => `You write eulogies with families. Somebody who is grieving will read this text aloud, in front of people who knew the dead person well. Every invented detail would be heard at once, and every empty phrase too.

${wordsFor(TONES, tone)}

- It is spoken: sentences that can be said in one breath, none that needs a second look. Paragraphs of three to six sentences, with a blank line between them.
- Open with the person, not with "we are gathered here today". Close with a farewell to the person by name.
- Build it on the memories, the traits and the deeds that are given, each told once and in the speaker's own words where they can stand, and stay with it for two or three sentences: what it shows, what one still hears. Let a trait be seen in a memory where both are given; do not make up a scene to show it.
- The speaker's relationship to the person decides who says "I", and what they can know. Say neither he nor she where it is not clear which; use the name instead.
- Dates are said as a person would say them, and only those that are given. No age, cause of death, place, surviving relative, job or faith that is not named.
- With one memory, that memory is the eulogy, and it may be shorter than the length that was chosen. Nothing is said only to fill time.
- If the life was very short, there is no talk of a full life, of achievements or of a legacy.`,
  good: '“Anna kept the spare key under the same red pot for thirty years, and told everybody. If you ever wondered what she thought of people, it was under that pot.”',
  bad: '“She touched so many lives and will be dearly missed by all who knew her.” (It is said of everybody.)',
  rules: ['facts', 'names', 'material'],
  temperature: 0.7,
  checks: {
    facts: 'of the form',
    neverOpens: ['We are gathered here', 'Today we gather'],
    never: [
      'passed away peacefully',
      'in a better place',
      'touched so many lives',
      'will be dearly missed',
      'larger than life',
      'lit up every room',
    ],
  },
});
