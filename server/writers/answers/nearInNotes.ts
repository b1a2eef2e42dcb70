/** What comes nearest to an answer in the visitor's own notes, where no sentence surely is one: shown as such. */
import { cosine, encode } from '../../meaning/encoder.ts';
import { sentencesOf } from './question.ts';
import { termsIn } from './terms.ts';

/** As many sentences as can be compared while somebody waits. */
const MOST = 80;
/** Below this a sentence has nothing to do with the question. */
const RELATED = 0.1;
/** So much better than the next one, it is shown alone. */
const CLEARLY = 0.1;
/** Meaning counts a little more than shared words: people rarely ask in the words of a text. */
const BY_MEANING = 0.6;

/** The one or two nearest sentences, as they stand; none where nothing is near. */
export const nearInNotes = async (question: string, notes: string): Promise<readonly string[]> => {
  const sentences = sentencesOf(notes).slice(0, MOST);
  if (sentences.length === 0) return [];
  const [asked, ...vectors] = await encode([question, ...sentences]);
  const terms = [...termsIn(question)];
  const held = sentences.map(termsIn);
  const weight = (term: string): number => Math.log(1 + sentences.length / (0.5 + held.filter((all) => all.has(term)).length));
  const sum = (all: readonly string[]): number => all.reduce((total, term) => total + weight(term), 0);
  const ranked = sentences
    .map((sentence, at) => {
      const words = sum(terms.filter((term) => held[at]!.has(term))) / (sum(terms) || 1);
      return { sentence, near: BY_MEANING * cosine(asked!, vectors[at]!) + (1 - BY_MEANING) * words };
    })
    .filter(({ near }) => near >= RELATED)
    .sort((first, second) => second.near - first.near);
  const [first, second] = ranked;
  const several = second !== undefined && first!.near - second.near < CLEARLY;
  return ranked.slice(0, several ? 2 : 1).map(({ sentence }) => sentence);
};
