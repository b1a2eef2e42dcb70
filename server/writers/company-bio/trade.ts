/** What is true of any firm of a trade, for a description that is surely of that trade. */
import { withArticle } from '../../english/prose.ts';
import { sentencesOf } from '../../english/topic/clean.ts';
import { contentWords, shared } from '../../kit/likeness.ts';
import { piecesIn, type Row, type Shelves } from '../../kit/pieces.ts';
import { subjectOf } from '../../library/subjects.ts';
import { readBrief } from '../../reader/read.ts';
import { kindIn } from './kinds.ts';

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
const FOR_OTHERS =
  /^(?:(?:we|i|they)\s+)?(?:\p{L}+ly\s+)?(?:help|support|suppl|serv|work with|advis|connect|match|insure|market|promot|represent)/iu;
const SOFTWARE = /\b(?:software|apps?|platforms?|cloud|saas|AI|tools?|systems?|websites?|marketplace|directory)\b/i;
const SOFTWARE_TRADES = new Set([
  'software-company',
  'app-development',
  'data-analytics',
  'web-design',
  'it-support',
  'cybersecurity-firm',
]);
const SURE = 0.85;
/** Where the words are the very name of the trade: "gym", "a law firm". */
const SURE_BY_NAME = 0.5;
/** A description says early what the firm is. */
const SENTENCES = 2;

/** Whether the last word before the tail, or before an "and", is one the trade goes by: bakery equipment is no bakery. */
const isNamedByHead = (core: string, id: string): boolean => {
  const { names = [], aliases = [], examples = [] } = subjectOf(id) ?? {};
  const words = contentWords([...names, ...aliases, ...examples].join(' '));
  return core.split(/ and | & /).some((part) => {
    const head = [...contentWords(part)].at(-1);
    return head !== undefined && shared(new Set([head]), words) > 0;
  });
};

const isItsName = (core: string, id: string): boolean => {
  const bare = core.toLowerCase().replace(/^(?:an?|the) /, '');
  const { names = [], aliases = [] } = subjectOf(id) ?? {};
  return [...names, ...aliases].some((name) => name.toLowerCase() === bare);
};

/** "gym" alone may be what somebody does on Mondays; "a gym" is a business. */
const asKind = (core: string): string => (/^\p{Ll}+$/u.test(core) && kindIn(core)?.isMany === false ? withArticle(core) : core);

const tradeIn = async (sentence: string): Promise<string | undefined> => {
  const core = sentence.replace(TAIL, '').split(/[,;:(–—]/)[0]!;
  if (FOR_OTHERS.test(core) || core.trim() === '') return undefined;
  const {
    subjects: [main],
  } = await readBrief({ text: asKind(core), prefer: ['trade'] });
  if (main?.sort !== 'trade' || !isNamedByHead(core, main.id)) return undefined;
  if (main.sure < (isItsName(core, main.id) ? SURE_BY_NAME : SURE)) return undefined;
  // With its tail it may turn out to be another: cargo bikes for grocers are no bike shop.
  const whole = core === sentence ? [main] : (await readBrief({ text: sentence, prefer: ['trade'] })).subjects;
  if (!whole.some(({ id }) => id === main.id)) return undefined;
  return SOFTWARE.test(core) && !SOFTWARE_TRADES.has(main.id) ? undefined : main.id;
};

export interface Trade {
  readonly sentences: readonly TradeSentence[];
  /** Those who come have no wish for jokes or haste. */
  readonly isGrave: boolean;
}

const GRAVE = new Set(['funeral-home']);

/** The trade that a mended description surely is of; undefined where that is not sure. */
export const tradeOf = async (description: string): Promise<Trade | undefined> => {
  for (const sentence of sentencesOf(description).slice(0, SENTENCES)) {
    const id = await tradeIn(sentence);
    if (id !== undefined) return { sentences: sentences.about(id), isGrave: GRAVE.has(id) };
  }
  return undefined;
};
