import type tool from '../../tools/cta-generator.ts';
import { promptFor, wordsFor, type Choice } from '../prompt.ts';

const PLACES: Readonly<Record<Choice<typeof tool, 'ctaType'>, string>> = {
  'Button Text':
    'A button: two to five words, or in a language written without spaces four to twelve characters, saying what the person gets by pressing it. A verb first, where the language has it there. No full stop. It must make sense alone on a screen.',
  'Email Subject':
    'The subject line of an email: under sixty characters, the thing itself in the first words, no capitals for effect, nothing that a spam filter would know.',
  'Ad Copy': 'An advertisement: one or two short sentences, the benefit before the request, the request last.',
  'Landing Page':
    'The line beside the main button of a page: one sentence that says what one gets, and what it takes where that is given, then the request.',
  'Social Media': 'A post: it speaks to one person, in the words of a conversation, and asks for one thing.',
  Newsletter: 'The end of a newsletter: it goes on from what was just read and gives a reason to act on it this week.',
  'Video Script': 'A line that is spoken to a camera: it must be easy to say in one breath, and to understand at first hearing.',
  'Banner Ad': 'A banner: as few words as can carry it, readable in two seconds from across a room.',
};

export default promptFor<typeof tool>({
  craft: ({
    ctaType,
  }) => `You are a direct-response copywriter who is paid by the click, and who would rather lose a click than trick anybody into one.

${wordsFor(PLACES, ctaType)}

What makes one worth copying:
- It names the thing that is offered, in the words given, or what the person will have afterwards.
- It asks for exactly the intention that was chosen, and for nothing else, from the reader's side: a seller who wants to sell the last tickets asks the reader to come. An intention in free words is used as it is meant.
- The audience shows in what is promised, not in a label: never write "for professionals" or "hey parents".
- They differ in angle: the outcome, the ease, what is spared, the first step, a question that the person has, what is kept or lost, curiosity about one detail, plain instruction. Mark none of these. No more than two begin with the same word.
- Urgency comes from the tone. Deadlines, stock left, discounts, guarantees and free trials exist only if they are given.`,
  good: 'for a bread course, as a button: “Bake my first loaf”',
  bad: '“Click here now!!!”, “Unlock your potential today” (Neither says what one gets.)',
  rules: ['facts', 'names', 'different'],
  judging:
    'For "urgency", say how hard each presses, and for "effectiveness", how well it would work in its place; be strict, and let the figures differ.',
  temperature: 0.8,
  checks: { never: ['click here', 'unlock', 'elevate', 'game-changer', 'look no further', "don't miss out"] },
});
