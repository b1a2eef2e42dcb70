/** Who owns what: "it's tail", "my mothers name", "two cat's". */
import { plural } from '../nouns.ts';
import { wordOf } from '../words.ts';
import { atEachWord, isA, isAttached, isEnd, isWord, setOf, type Rule } from './rule.ts';

const BEFORE_OWNED = setOf(
  'of in on from by into under inside within has had lost changed shook raised reached wagged licked showed despite during',
);

/** "Every dog has it's day": nothing can be said "is" behind a preposition. */
const possessiveIts = atEachWord((tokens, at) => {
  const [before, it, is, thing, next] = tokens.slice(at, at + 5);
  if (!isWord(before, BEFORE_OWNED) || it?.lower !== 'it' || is?.lower !== "'s" || !isA(thing, 'NOUN')) return undefined;
  if (/^(?:time|because|not)$/.test(thing!.lower) || !(isEnd(next) || isA(next, 'ADP', 'CCONJ', 'NOUN', 'SCONJ')))
    return undefined;
  return { from: it, to: is, message: '“Its” means that it belongs to it; “it’s” is short for “it is”.', replacements: ['its'] };
});

const OWNERS = setOf(
  `mothers fathers brothers sisters sons daughters friends wifes husbands bosses uncles aunts grandmothers grandfathers moms mums dads
  neighbours neighbors teachers dogs cats horses cars babys company companys boss doctors`,
);
const OWNED = setOf(
  'name house car birthday phone job tail leg head paw dog cat wedding office desk voice face room age number email',
);
const KIN = setOf('my your his her our their the');

/** "My mothers name is Anna": of two readings, that of one owner is the likelier. */
const missing = atEachWord((tokens, at) => {
  const [whose, owner, thing, next] = tokens.slice(at, at + 4);
  if (!isWord(whose, KIN) || !isWord(owner, OWNERS) || !isWord(thing, OWNED) || !owner!.lower.endsWith('s')) return undefined;
  const goesOn =
    isEnd(next) ||
    /^(?:is|was|has|had|and|were|are)$/.test(next?.lower ?? '') ||
    (isA(next, 'VERB') && next!.lower.endsWith('s'));
  if (!goesOn) return undefined;
  const one = owner!.lower.replace(/s$/, '');
  return {
    from: owner!,
    message: `What belongs to someone takes an apostrophe: “${one}'s ${thing!.lower}”.`,
    replacements: [`${one}'s`, `${one}s'`],
  };
});

const COUNTS = setOf('two three four five six seven eight nine ten twelve twenty many several fresh');
const TRADING = setOf('sell sells sold buy buys bought eat eats ate grow grows repair repairs rent rents');

/** "Two cat's", "fresh tomato's": the greengrocer's apostrophe. */
const grocers = atEachWord((tokens, at) => {
  const before = tokens[at];
  const isSome = /^(?:some|more)$/.test(before?.lower ?? '') && isWord(tokens[at - 1], TRADING);
  if (!isSome && !isWord(before, COUNTS) && !isWord(before, TRADING)) return undefined;
  const thing = tokens[at + 1];
  const [, whole] = /^([a-z]{3,})'s$/.exec(thing?.text ?? '') ?? [];
  const isApart = tokens[at + 2]?.text === "'s" && isAttached(tokens[at + 2], thing) && isA(thing, 'NOUN');
  const noun = whole ?? (isApart ? thing!.lower : undefined);
  const next = tokens[isApart ? at + 3 : at + 2];
  if (noun === undefined || /^(?:o'clock|it|that|he|she|who)$/.test(noun) || !(isEnd(next) || isA(next, 'ADP', 'CCONJ', 'SCONJ')))
    return undefined;
  const many = plural(noun);
  return {
    from: thing!,
    to: isApart ? tokens[at + 2]! : thing!,
    type: 'punctuation',
    message: `More than one takes no apostrophe: “${many}”.`,
    replacements: [many],
  };
});

/** "I like you're shirt": a thing with nothing behind it is somebody's. */
const yourShirt = atEachWord((tokens, at) => {
  const [before, you, are, thing, next] = tokens.slice(at, at + 5);
  if (
    !/^(?:like|likes|liked|love|loved|with|in|of|from|about|lost|took|take|use|read|got|this|that|is)$/.test(before?.lower ?? '')
  )
    return undefined;
  if (you?.lower !== 'you' || are?.lower !== "'re" || !isA(thing, 'NOUN') || thing!.lower.endsWith('ing') || !isEnd(next))
    return undefined;
  return {
    from: you,
    to: are,
    message: '“Your” means that it belongs to you; “you’re” is short for “you are”.',
    replacements: ['your'],
  };
});

const DAYS = setOf('mondays tuesdays wednesdays thursdays fridays saturdays sundays todays tomorrows yesterdays tonights');

/** "Yesterdays meeting", "the minutes of mondays call". */
const ofTheDay = atEachWord((tokens, at) => {
  const [day, thing] = tokens.slice(at, at + 2);
  if (!isWord(day, DAYS) || !isA(thing, 'NOUN') || /^(?:on|most|these|those|some|all|of)$/.test(tokens[at - 1]?.lower ?? ''))
    return undefined;
  const one = day!.lower.slice(0, -1);
  const named = /day$/.test(one) && !/^(?:to|yester)/.test(one) ? one[0]!.toUpperCase() + one.slice(1) : one;
  return { from: day!, message: `What belongs to a day takes an apostrophe: “${named}'s”.`, replacements: [`${named}'s`] };
});

/** "A babys cot": nobody writes the plural so, and something follows that can belong to the baby. */
const ofTheBaby = atEachWord((tokens, at) => {
  const [owner, thing] = tokens.slice(at, at + 2);
  if (!/[^aeiou]ys$/.test(owner!.lower) || !isA(thing, 'NOUN')) return undefined;
  const one = owner!.lower.slice(0, -1);
  if (!wordOf(one).isNoun) return undefined;
  return { from: owner!, message: `What belongs to one takes an apostrophe: “${one}'s”.`, replacements: [`${one}'s`] };
});

export const apostropheRules: readonly Rule[] = [ofTheDay, ofTheBaby, possessiveIts, yourShirt, missing, grocers];
