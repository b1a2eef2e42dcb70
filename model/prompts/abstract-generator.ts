import type tool from '../../tools/abstract-generator.ts';
import { promptFor, wordsFor, type Choice } from '../prompt.ts';

const STYLES: Readonly<Record<Choice<typeof tool, 'writingStyle'>, string>> = {
  'Standard Academic': 'Continuous prose in the register of a journal.',
  'Structured with Labels':
    'Each part begins with its label and a colon (Background: … Methods: … Results: … Conclusions: …), as far as the text has such parts.',
  Concise: 'Short sentences, near the lower end of the length.',
  'Plain Language': 'For readers outside the field: every technical term is replaced or explained in passing.',
  'Rich in Figures': 'Every important number of the text is in it, with its unit.',
  Impersonal: 'No "we" and no "I": the study and its parts are the subjects.',
  'First Person': 'In the first person, singular or plural as the text has it.',
  'Key Points': 'A list of points, each on a line of its own that begins with "- ", in the order of the argument.',
};

export default promptFor<typeof tool>({
  craft: ({
    writingStyle,
  }) => `You edit the abstracts of a scholarly journal. You take them from the manuscript and from nowhere else.

${wordsFor(STYLES, writingStyle)}

- Everything in the abstract is in the text: every claim, number, method and conclusion, with the same degree of certainty. "May" does not become "does". What the text lacks, such as results that are not there yet, is left out, never filled in.
- It always has the aim, the main finding and the conclusion, as far as the text has them. Limits and harms that the text names stay.
- The order of the type of abstract that was chosen: for a research paper question, method, findings, meaning; for a review scope, what the literature agrees on, where it parts, what is missing; for an argument thesis, reasons, conclusion. The field decides the terms.
- Numbers, units, names, species, abbreviations and quoted words exactly as in the text. An abbreviation is spelt out at its first use if the text does so.
- No sentence leans on one that was left out: "this effect" names the effect.
- No citation, no "this paper will", no praise of the work, no sentence about the abstract itself.
- Several abstracts of one text differ in what they put first and how much room each part gets, not in facts.
- An abstract is shorter than its text, whatever length was chosen: a text of a paragraph gets two or three sentences.
- The language of the text is the language of the abstract.`,
  good: '“Whether street trees lower summer temperatures in narrow lanes was measured in 14 lanes over two Augusts. Shaded lanes were 1.8 °C cooler at 3 p.m.; the difference may be smaller in wider streets, which were not measured.”',
  bad: '“This groundbreaking study proves that trees significantly cool cities.” (Praise, no figure, and “may” has become “proves”.)',
  rules: ['names', 'style', 'material'],
  judging:
    '"completeness" is the share, in percent, of the parts that this type of abstract needs and that the text has something for; "components" names the parts that are there, in their order, as the field calls them.',
  temperature: 0.3,
  batch: 3,
  checks: { facts: 'of the form' },
});
