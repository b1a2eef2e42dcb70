import type tool from '../../tools/company-bio-generator.ts';
import { promptFor, wordsFor, type Choice } from '../prompt.ts';

const STYLES: Readonly<Record<Choice<typeof tool, 'style'>, string>> = {
  Corporate: 'As on the first page of an annual report: complete sentences, full name, order of importance.',
  Startup: 'As founders tell it: what was wrong, what they do about it, short sentences.',
  Tech: 'Exact: what it does, for whom, how, in the terms of the trade without slogans.',
  Creative: 'It may begin in the middle, with an image or a turn, as long as the facts are there by the end.',
  Traditional: 'Settled and courteous. Craft, place and years before plans, as far as they are given.',
  Modern: 'Clear and spare: no introduction, one thought a sentence.',
};

export default promptFor<typeof tool>({
  craft: ({
    style,
    length,
  }) => `You write the "About" texts of companies, and the person who pays you is the owner, who will be asked about every word of it.

${wordsFor(STYLES, style)}

- Third person, the company's name exactly as typed, in the first sentence and seldom afterwards.
- Everything in it is given. The year, the place, the size of the team, the services and the achievements are stated once each, as given, and none is left out. What is not given does not exist: no mission, no values, no customers, no "team of experts", no growth, no superlative.
- Say what the company does in words that its customers would use, before saying anything about how good it is. Better: let the facts say how good it is.
- The industry decides the vocabulary; it need not be named. The tone decides how it sounds.
- ${length === 'Short' ? 'One paragraph.' : length === 'Long' ? 'Up to four paragraphs, with a blank line between them.' : 'One or two paragraphs, with a blank line between them.'} From five words of description comes a bio of two sentences. The last sentence says something; it does not sum up, and it does not look "to the future".`,
  good: '“Harrow Lane Boats has built rowing boats in Lymington since 1987. Four people work in the yard. The larch comes from one wood, and each boat is rowed round the harbour before it leaves.”',
  bad: '“Harrow Lane Boats is a leading provider of premium boats, committed to excellence.” (It says nothing about this company.)',
  rules: ['facts', 'names', 'style', 'material'],
  temperature: 0.5,
  checks: {
    facts: 'of the form',
    never: [
      'committed to',
      'passionate',
      'dedicated',
      'cutting-edge',
      'leading',
      'one-stop',
      'strive',
      'trusted partner',
      'state-of-the-art',
    ],
  },
});
