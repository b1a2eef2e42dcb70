/** What is true of any firm of a trade, for a description that is surely of that trade. */
import { contentWords, shared } from '../../kit/likeness.ts';
import { piecesIn, type Row, type Shelves } from '../../kit/pieces.ts';
import { subjectOf } from '../../library/subjects.ts';
import { readBrief } from '../../reader/read.ts';
import { sentencesOf } from '../../english/topic/clean.ts';

/** What customers of the trade want, how its work goes, and what is good to know at the beginning. */
export const USES = ['wants', 'work', 'begin'] as const;

/** No visitor said so. */
export const NUMBERS_AND_CLAIMS =
  /\d|%|\b(?:award|leading|the best|guarantee\w*|certified|qualified|licen[sc]ed|insured|years of|experienced|experts?|trusted|our|we|us|passionate|unique|world-class)\b/i;

export interface TradeSentence extends Row {
  readonly use: (typeof USES)[number];
}

const files = import.meta.glob<Shelves<TradeSentence>>('./trades/*.yaml', { eager: true, import: 'default' });
const sentences = piecesIn(files);

/** From here on it says for whom, or where, and not what: a wedding app is no wedding planner, payroll for cafés no café. */
const TAIL = /(?<!\s)\s+(?:for|to|that|so|with|in|at|from|near|who|which|helping|serving|when|where|because|by|since)\s.*$/is;
/** What is done to others tells their trade, not one's own. */
const FOR_OTHERS = /^(?:(?:we|i|they)\s+)?(?:\p{L}+ly\s+)?(?:help|support|suppl|serv|work with|advis|connect|match|insure|market|promot|represent)/iu;
const SOFTWARE = /\b(?:software|apps?|platforms?|cloud|saas|AI|tools?|systems?|websites?|websites?|marketplace|directory)\b/i;
const SOFTWARE_TRADES = new Set([
  'software-company',
  'app-development',
  'data-analytics',
  'web-design',
  'it-support',
  'cybersecurity-firm',
]);
const SURE = 0.85;
/** A description says early what the firm is. */
const SENTENCES = 2;

/** Whether the last word before the tail is one the trade goes by: bakery equipment is no bakery. */
const isNamedByHead = (core: string, id: string): boolean => {
  const { names = [], aliases = [], examples = [] } = subjectOf(id) ?? {};
  const words = contentWords([...names, ...aliases, ...examples].join(' '));
  const head = [...contentWords(core)].at(-1);
  return head !== undefined && shared(new Set([head]), words) > 0;
};

const tradeIn = async (sentence: string): Promise<string | undefined> => {
  const core = sentence.replace(TAIL, '').split(/[,;:(–—]/)[0]!;
  if (FOR_OTHERS.test(core) || core.trim() === '') return undefined;
  const { subjects } = await readBrief({ text: core, prefer: ['trade'] });
  const [main] = subjects;
  if (main?.sort !== 'trade' || main.by !== 'name' || main.sure < SURE || !isNamedByHead(core, main.id)) return undefined;
  return SOFTWARE.test(core) && !SOFTWARE_TRADES.has(main.id) ? undefined : main.id;
};

/** @returns the sentences of the trade that a mended description surely is of; none where that is not sure. */
export const tradeSentencesFor = async (description: string): Promise<readonly TradeSentence[]> => {
  for (const sentence of sentencesOf(description).slice(0, SENTENCES)) {
    const id = await tradeIn(sentence);
    if (id !== undefined) return sentences.about(id);
  }
  return [];
};
