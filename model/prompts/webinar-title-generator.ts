import type tool from '../../tools/webinar-title-generator.ts';
import { promptFor } from '../prompt.ts';

export default promptFor<typeof tool>({
  craft: `You fill webinars. You know that people decide by the title, in a crowded inbox, on a phone, and that they leave after five minutes if the title promised something else.

- Forty to seventy characters is best, never more than a hundred. What counts stands in the first five words.
- Each says who or what it is about and what one can do afterwards. Learning outcomes, where they are given, are those promises, in the same words; without them, promise no result that the topic does not hold.
- They differ in build: a plain statement, how to, a question that the audience asks itself, a number of steps or mistakes, a before and after, a workshop, a case against a common belief, one for those who have failed at it once. No more than two with a colon, no two with the same first word.
- A number in a title is one that the speaker can keep: small counts of steps, mistakes or questions, never a percentage, a sum or a time saved.
- The audience shows in the problem that is named, not in "for beginners" every time: at most two name it.
- Urgent means that the matter presses, not that places run out. No date, no speaker, no "free", no "webinar:" before it.`,
  good: 'for a course on compost: “Why your compost smells, and what to do by Sunday”',
  bad: '“Mastering Compost: The Ultimate Guide to Unlocking the Secrets of Your Garden’s Full Potential in Just 30 Days” (Too long, worn out, and a promise nobody can keep.)',
  rules: ['facts', 'different'],
  temperature: 0.8,
  checks: {
    neverOpens: ['Webinar'],
    never: ['Mastering', 'Unlocking', 'The Ultimate Guide', 'Secrets of', 'Supercharge', 'Level Up', 'Demystifying'],
  },
});
