/** Collects material for names from a request: the visitor's own words, the trades they show, tone, audience and mood. */
import type { PayloadOf } from '../../../engine/definition/index.ts';
import type tool from '../../../tools/brand-name-generator.ts';
import { readTopic } from '../../english/topic.ts';
import { isKnown } from '../../english/topic/word-classes.ts';
import type { Random } from '../../random.ts';
import { qualitiesIn, type Quality } from './evocative.ts';
import { INDUSTRIES } from './industries.ts';
import { tradesIn } from './recognise.ts';
import { plain } from './sound.ts';
import { keywordsIn, subjectOf } from './subject.ts';
import { formsOf, isTradeWord, singular, titled, wordsOf } from './telling.ts';
import type { Trade } from './trades.ts';
import { AUDIENCES, MOODS, TONES, type Voice } from './voices.ts';

type Request = PayloadOf<typeof tool>;
export type Origin = 'keyword' | 'own' | 'trade' | 'industry' | 'tone' | 'audience';

/** A single word to build with, in plain small letters. */
export interface Atom {
  readonly word: string;
  readonly from: Origin;
}

export interface Brief {
  /** As typed, with capitals: "Bean", "EV", "Goat Milk". */
  readonly keywords: readonly string[];
  /** What is sold, in one or two words that can stand before another noun: "Coffee Cart", "Board Game". */
  readonly thing: string | undefined;
  /** Other words of the description that say something, with capitals: "Mobile", "Guided". */
  readonly modifiers: readonly string[];
  readonly keywordAtoms: readonly Atom[];
  readonly ownAtoms: readonly Atom[];
  /** Images of the trades and the industry; more of those that are more certain. */
  readonly images: readonly Atom[];
  /** The most certain first; only those about as certain may say what the business is. */
  readonly trades: readonly Trade[];
  readonly mainTrade: Trade | undefined;
  /** What a business of the main trade can call itself. */
  readonly kinds: readonly string[];
  readonly industry: (typeof INDUSTRIES)[Request['industry']];
  readonly tone: (typeof TONES)[Request['tone']];
  readonly isToned: boolean;
  readonly audience: Voice | undefined;
  /** What the description's own words bring to mind, and then the industry. */
  readonly ownMoods: readonly Quality[];
  readonly moods: readonly Quality[];
  /** Every word typed, and its base form. */
  readonly typed: ReadonlySet<string>;
}

const TRADE_IMAGES = 30;
const INDUSTRY_IMAGES = 10;
/** How much of a description is read, in characters. */
const READ = 3000;

/** "Dog-walking" is two words that no dictionary joins. */
const opened = (text: string): string =>
  text.replace(/(?<!\p{L})\p{L}+(?:-\p{L}+)+/gu, (word) =>
    isKnown(word.toLowerCase()) || isTradeWord(word.toLowerCase()) ? word : word.replaceAll('-', ' '),
  );

/** Plain letters only, and short enough to join: what can be built with. */
const canBuild = (word: string): boolean => /^[a-z]{2,9}$/.test(word);
const atoms = (list: Iterable<string>, from: Origin): Atom[] =>
  [...new Set(list)].filter(canBuild).map((word) => ({ word, from }));

/** With fewer kinds, all names would end alike. */
const FEWEST_KINDS = 3;

/** A kind must not name another of its goods: a seller of bags is not a shoe shop, although both are one trade. */
const kindsOf = (trade: Trade | undefined, head: string | undefined, typed: ReadonlySet<string>): readonly string[] => {
  if (trade === undefined) return [];
  const fit = trade.kinds.filter((kind) =>
    kind
      .toLowerCase()
      .split(' ')
      .every((word) => typed.has(word) || !trade.on.includes(word)),
  );
  const isOneOfThem = head !== undefined && trade.on.includes(head.toLowerCase());
  return isOneOfThem && fit.length >= FEWEST_KINDS ? fit : trade.kinds;
};

const GRAVE = ['funeral', 'grief', 'hospice', 'memorial', 'bereavement', 'undertaker', 'cremation', 'burial', 'mourning'];
const typedIsGrave = (typed: ReadonlySet<string>): boolean => GRAVE.some((word) => typed.has(word));
const MERRY =
  /^(?:Happy|Jolly|Bouncy|Cheeky|Merry|Sunny|Lucky|Jazzy|Zippy|Giddy|Little|New|Open|Bright|Thunder|Electric|Smart|Big|Corner)$/;

/** The tone without its jokes: no "Happy Farewell House". */
const subdued = (tone: (typeof TONES)['Default']): (typeof TONES)['Default'] => {
  const adjectives = tone.adjectives.filter((word) => !MERRY.test(word));
  return { ...tone, adjectives: adjectives.length > 3 ? adjectives : TONES.Sophisticated.adjectives };
};

export const readBrief = ({ description, keywords: typedKeywords, ...request }: Request, random: Random): Brief => {
  const { text, thing, modifiers, nouns } = subjectOf(readTopic(opened(description.slice(0, READ))));
  const keywords = keywordsIn(typedKeywords);
  const strength = tradesIn(text, thing, keywords);
  const total = [...strength.values()].reduce((sum, value) => sum + value, 0);
  const industry = INDUSTRIES[request.industry];
  const tradeImages = [...strength].flatMap(([trade, value]) =>
    random.shuffle(trade.images).slice(0, Math.max(3, Math.round((TRADE_IMAGES * value) / total))),
  );
  const industryImages = random.shuffle(industry.images).slice(0, total > 0 ? INDUSTRY_IMAGES : undefined);
  const typed = new Set(wordsOf(`${text} ${keywords.join(' ')}`).flatMap(formsOf));
  const mainTrade = [...strength.keys()].find(({ kinds }) => kinds.length > 0);
  const keywordWords = keywords.flatMap((keyword) => keyword.split(' '));
  return {
    keywords,
    thing: thing.length > 0 ? titled(thing.join(' ')) : undefined,
    modifiers,
    keywordAtoms: atoms([...keywordWords, ...keywordWords.map(singular)].map(plain), 'keyword'),
    ownAtoms: atoms(nouns.map(plain), 'own').slice(0, 12),
    images: [...atoms(tradeImages, 'trade'), ...atoms(industryImages, 'industry')],
    trades: [...strength.keys()],
    mainTrade,
    kinds: kindsOf(mainTrade, thing.at(-1), typed),
    industry,
    tone: typedIsGrave(typed) ? subdued(TONES[request.tone]) : TONES[request.tone],
    isToned: request.tone !== 'Default',
    audience: request.audience === 'Everyone' ? undefined : AUDIENCES[request.audience],
    ownMoods: qualitiesIn(typed),
    moods: MOODS[request.industry],
    typed,
  };
};
