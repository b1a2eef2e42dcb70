/** Every text of the product's content that is compared by meaning, by the file that keeps the vectors. For `npm run embed`. */
import { calledTexts } from './nearSubjects.ts';

export const EMBEDDED: Readonly<Record<string, () => readonly string[]>> = {
  'server/library/subjects.bin': calledTexts,
};
