/** Every text of the product's content that is compared by meaning, by the file that keeps the vectors. For `npm run embed`. */
import { calledTexts } from '../../../server/library/nearSubjects.ts';
import { promptTexts } from '../../../server/prompts/nearPrompts.ts';
import { adviceTexts } from '../../../server/writers/answers/advice/kinds.ts';
import { comparedTexts } from '../../../server/writers/answers/pages/entries.ts';
import { pieces } from '../../../server/writers/hook/pieces.ts';
import { ideaTexts } from '../../../server/writers/niche-idea/ideas.ts';
import { lines } from '../../../server/writers/quote/lines.ts';

export const EMBEDDED: Readonly<Record<string, () => readonly string[]>> = {
  'server/library/subjects.bin': calledTexts,
  'server/prompts/prompts.bin': promptTexts,
  'server/writers/answers/advice/kinds.bin': adviceTexts,
  'server/writers/answers/pages/entries.bin': comparedTexts,
  'server/writers/quote/lines.bin': () => lines.rows.map(({ text }) => text),
  'server/writers/hook/pieces.bin': () => pieces.rows.map(({ text }) => text),
  'server/writers/niche-idea/ideas.bin': ideaTexts,
};
