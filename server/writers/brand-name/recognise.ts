/** Recognises the trades of a description, and how certain each is. */
import { formsOf, isContainer, wordsOf } from './telling.ts';
import { TRADES, type Trade } from './trades.ts';

/** Trades that are recognised by a phrase. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:keeps?|keeping|balances?|doe?s?) (?:the |their |your |my |our )?books\b/gi, 'bookkeeping'],
  [/\bover (?:the age of )?[5-9]\d\b|\b[5-9]\d ?\+/gi, 'senior'],
  [/\breal estate\b/gi, 'property'],
  [/\b(?:house|home|office|window)[- ]?clean(?:ing|ers?)?\b/gi, 'cleaning'],
  [/\bdog[- ]?walk(?:ing|ers?)?\b/gi, 'kennel'],
  [/\bfuneral (?:homes?|parlou?rs?)\b/gi, 'funeral'],
  [/\bsecond[- ]hand\b/gi, 'vintage'],
  [/\b(?:board|tabletop|card) games?\b/gi, 'boardgame'],
  [/\bco-?working spaces?\b/gi, 'coworking'],
  [/\bice[- ]creams?\b/gi, 'gelato'],
  [/\bplant[- ]based\b/gi, 'vegan'],
  [/\bsocial media\b/gi, 'marketing'],
  [/\bmental health\b/gi, 'therapy'],
];

/** "For", "to" and "with" lead to the buyers and the circumstances: less telling than what is sold. */
const CIRCUMSTANCE = /\b(?:for|to|with|by|on|at|run|who|that|from|near|in)\b/i;
/** A surf school is about surfing, a cat hotel about cats: these nouns are not the subject. */
const HOLDS = /^(?:school|lesson|class|course|camp|club|studio|hotel|coaching|coach|academy|farm|space)(?:e?s)?$/i;
const WEIGHTS = { head: 3, thing: 2, main: 1, circumstance: 0.3 };

/**
 * The three trades that the description speaks for most strongly, the strongest first, each with its strength.
 * @param thing What is sold, its head noun last.
 */
export const tradesIn = (text: string, thing: readonly string[], keywords: readonly string[]): Map<Trade, number> => {
  const strength = new Map<Trade, number>();
  const hear = (word: string, weight: number): void => {
    const forms = formsOf(word);
    for (const trade of TRADES)
      if (trade.on.some((on) => forms.includes(on))) strength.set(trade, (strength.get(trade) ?? 0) + weight);
  };
  let rest = text;
  for (const [phrase, word] of PHRASES) {
    if (rest.search(phrase) >= 0) hear(word, WEIGHTS.thing);
    rest = rest.replace(phrase, ' ');
  }
  // "Dog walking" is about dogs, and no walk in the mountains.
  const heard = new Set(
    PHRASES.flatMap(([phrase]) => text.toLowerCase().match(phrase) ?? []).flatMap((words) => words.split(/[ -]/)),
  );
  for (const [at, word] of thing.entries()) {
    if (heard.has(word.toLowerCase())) continue;
    const isVague = isContainer(word) || (at > 0 && HOLDS.test(word));
    hear(word, at < thing.length - 1 ? WEIGHTS.thing : isVague ? WEIGHTS.main : WEIGHTS.head);
  }
  for (const clause of rest.split(/[.,;!?]\s/)) {
    const [main = '', ...others] = clause.split(CIRCUMSTANCE);
    for (const word of wordsOf(main)) hear(word, WEIGHTS.main);
    for (const word of wordsOf(others.join(' '))) hear(word, WEIGHTS.circumstance);
  }
  for (const word of keywords.flatMap(wordsOf)) hear(word, WEIGHTS.main);
  return new Map([...strength].sort(([, one], [, other]) => other - one).slice(0, 3));
};
