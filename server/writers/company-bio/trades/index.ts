/** The trade of a company by the words it uses for itself. */
import { ADVICE } from './advice.ts';
import { FOOD } from './food.ts';
import { HOME } from './home.ts';
import { MAKERS } from './makers.ts';
import { PEOPLE } from './people.ts';
import { SERVICES } from './services.ts';
import { SPECIAL } from './special.ts';
import type { Trade } from './trade.ts';

const TRADES: readonly Trade[] = [...PEOPLE, ...FOOD, ...HOME, ...ADVICE, ...MAKERS, ...SERVICES, ...SPECIAL];

/** Whom or what it is for says nothing: scheduling "for dental clinics" is no dentistry. */
const CUSTOMERS = /\bfor (?!(?:hedgehogs|wildlife|injured|stray|abandoned|rescued|orphaned)\b)[^.:;!?\n]*/g;
/** What follows is of less account. */
const FURTHER = /\b(?:to|in|on|at|with|without|from|of|by|since|so|that|who|whose|which|using|developing|led|near)\b|[.:;!?(\n]/;

/** The trade that most words of it name; of two named as often, the one named last: "wedding photographer". */
const namedIn = (words: string): Trade | undefined => {
  let best: { readonly trade: Trade; readonly count: number; readonly at: number } | undefined;
  for (const trade of TRADES) {
    const found = [...words.matchAll(new RegExp(trade.words, 'g'))];
    const count = new Set(found.map(([word]) => word)).size;
    const at = found.at(-1)?.index ?? 0;
    if (count > 0 && (!best || count > best.count || (count === best.count && at > best.at))) best = { trade, count, at };
  }
  return best?.trade;
};

/** @param texts What was typed of the company, what says most about it first. */
export const tradeOf = (texts: readonly string[]): Trade | undefined => {
  for (const text of texts)
    for (const part of text.toLowerCase().replace(CUSTOMERS, ' ').split(FURTHER)) {
      const trade = namedIn(part);
      if (trade) return trade;
    }
  return undefined;
};
