/** Who owns what: "it's tail", "my mothers name", "two cat's". */
import { sensesOf } from '../../../lexicon/wordnet.ts';
import { skipAdverbs, verbAt } from '../clauses.ts';
import { isPlural, isSingular, plural, singular } from '../nouns.ts';
import { wordOf } from '../words.ts';
import { isGivenName } from '../../rhyme/names.ts';
import { atEachWord, isA, isAttached, isEnd, isWord, setOf, type Rule } from './rule.ts';

const BEFORE_OWNED = setOf(
  'of in on from by into under inside within has had lost changed shook raised reached wagged licked showed despite during',
);

const OF_IT = '“Its” means that it belongs to it; “it’s” is short for “it is”.';
/** "Every dog has it's day": nothing can be said "is" behind a preposition. */
const possessiveIts = atEachWord((tokens, at) => {
  const [before, it, is, thing, next] = tokens.slice(at, at + 5);
  // "And it's battery lasts longer": a thing and its own verb.
  const isOwner =
    it?.lower === 'it' &&
    is?.lower === "'s" &&
    isA(thing, 'NOUN') &&
    !/^(?:time|because|not|people)$/.test(thing!.lower) &&
    !wordOf(thing!.lower).verb.has('ing') &&
    (isA(before, 'CCONJ', 'SCONJ') || before?.text === ',') &&
    verbAt(tokens, at + 4)?.at === at + 4 &&
    !isA(next, 'NOUN');
  if (isOwner) return { from: it, to: is, message: OF_IT, replacements: ['its'] };
  if (!isWord(before, BEFORE_OWNED) || it?.lower !== 'it' || is?.lower !== "'s" || !isA(thing, 'NOUN')) return undefined;
  if (/^(?:time|because|not)$/.test(thing!.lower) || !(isEnd(next) || isA(next, 'ADP', 'CCONJ', 'NOUN', 'SCONJ')))
    return undefined;
  return { from: it, to: is, message: OF_IT, replacements: ['its'] };
});

const WHOSE = setOf('my your his her its our their the a an every each another');
const isSomebody = (noun: string): boolean =>
  sensesOf(noun)[0]?.field === 'person' ||
  /^(?:dog|cat|horse|baby|bird|company|team|school|government|city|country|family)$/.test(noun);
/** "Sports car", "customers survey": said of many as one thing. */
const NO_OWNERS = setOf('sports arms savings goods customs systems communications operations students veterans teachers');

/** Two of them, more often than one. */
const MOSTLY_SEVERAL = setOf('parent grandparent');

/** "My mothers name is Anna", "our neighbors porch", "the clients main concern": of two readings, that of one owner is the likelier. */
const missing = atEachWord((tokens, at) => {
  const [whose, owner] = tokens.slice(at, at + 2);
  if (!isWord(whose, WHOSE) || !isA(owner, 'NOUN', 'VERB', 'PROPN') || !/^[a-z]+s$/.test(owner!.text) || isWord(owner, NO_OWNERS))
    return undefined;
  const one = singular(owner!.lower);
  if (one === owner!.lower || !isSomebody(one)) return undefined;
  let place = at + 2;
  while (isA(tokens[place], 'ADJ') && place < at + 4 && !isEnd(tokens[place + 1])) place++;
  const thing = tokens[place];
  const next = tokens[place + 1];
  if (!isA(thing, 'NOUN') || thing!.text === '-' || next?.lower === "'s") return undefined;
  // "The customers demand", "my sisters work": a verb, unless another one follows or an adjective stands before.
  const { verb } = wordOf(thing!.lower);
  const isOwned = place > at + 2 || !(verb.has('base') || verb.has('third'));
  const follows = verbAt(tokens, skipAdverbs(tokens, place + 1));
  if (!isOwned && follows === undefined) return undefined;
  if (place > at + 2 && !(isSingular(thing!.lower, thing!.lemma) || isPlural(thing!.lower, thing!.lemma))) return undefined;
  // "It gave the readers time to think", "the teachers most students like".
  if (!isOwned && isA(next, 'PART') && next!.lower === 'to') return undefined;
  if (
    /^(?:time|access|information|advice|money|hope|home|today|yesterday|tomorrow|children|people|more|enough)$/.test(thing!.lower)
  )
    return undefined;
  return {
    from: owner!,
    message: `What belongs to someone takes an apostrophe: “${one}'s ${thing!.lower}”.`,
    replacements: MOSTLY_SEVERAL.has(one) ? [`${owner!.lower}'`, `${one}'s`] : [`${one}'s`, `${owner!.lower}'`],
    // Where several would fit as well, it is for the writer to say.
    safe: true,
  };
});

/** "He lent me he's phone", "the roofs of they cars", "clean water to they're cities": whose it is. */
const whoseThing = atEachWord((tokens, at) => {
  const [before, who, third, fourth] = tokens.slice(at, at + 4);
  const isShort = third !== undefined && /^'(?:s|re)$/.test(third.lower) && isAttached(third, who);
  const thing = isShort ? fourth : third;
  const next = tokens[isShort ? at + 4 : at + 3];
  const whose = { he: 'his', they: 'their', ...(isShort && { you: 'your', it: 'its', she: 'her' }) }[who?.lower ?? ''];
  // "He's car broke down": a thing, and a verb of its own behind it.
  const opens = before === undefined || isEnd(before);
  if (
    opens &&
    isShort &&
    whose !== undefined &&
    isA(thing, 'NOUN') &&
    verbAt(tokens, at + 4) &&
    !wordOf(thing!.lower).verb.has('ing')
  )
    return { from: who!, to: third!, message: `What belongs to somebody is “${whose}”.`, replacements: [whose] };
  if (whose === undefined || !isA(before, 'ADP', 'VERB', 'PRON') || isWord(before, CLAUSES_FOLLOW)) return undefined;
  if (isA(before, 'PRON') && !/^(?:me|him|them|us|her)$/.test(before!.lower)) return undefined;
  const isThing =
    isA(thing, 'NOUN') ||
    (isShort && isA(thing, 'VERB') && isEnd(next) && wordOf(thing!.lower).isNoun && wordOf(thing!.lower).verb.has('base'));
  if (
    !isThing ||
    wordOf(thing!.lower).verb.has('ing') ||
    (!isShort && wordOf(thing!.lower).verb.has('base') && !isPlural(thing!.lower, thing!.lemma))
  )
    return undefined;
  if (
    !isEnd(next) &&
    !isA(next, 'ADP', 'CCONJ', 'SCONJ') &&
    !/^(?:is|are|was|were|has|have|because|when)$/.test(next?.lower ?? '')
  )
    return undefined;
  if (wordOf(thing!.lower).verb.has('third') && !isShort && !isEnd(next) && !isA(next, 'ADP')) return undefined;
  return {
    from: who!,
    to: isShort ? third! : who!,
    message: `What belongs to somebody is “${whose}”.`,
    replacements: [whose],
  };
});
const CLAUSES_FOLLOW = setOf(
  'say says said think thinks thought know knows knew believe hope mean means see saw guess feel felt as than like after before until since if suppose imagine wish',
);

/** "Theres only one", "whats the password": two words in one. */
const CONTRACTED: ReadonlyMap<string, string> = new Map(
  'theres whats thats heres wheres hows lets shes hes youre theyre weve ive youve theyve im isnt arent wasnt werent dont doesnt didnt hasnt havent hadnt couldnt wouldnt shouldnt'
    .split(' ')
    .map((word) => [word, word.replace(/(s|re|ve|m|t)$/, "'$1")]),
);
const contracted = atEachWord((tokens, at) => {
  const word = tokens[at]!;
  const right = CONTRACTED.get(word.lower);
  // "The tap wont stop", which are words by themselves: "as was his wont".
  const full = { wo: "won't", ca: "can't" }[word.lower];
  const not = tokens[at + 1];
  if (
    full !== undefined &&
    not?.lower === 'nt' &&
    !isWord(tokens[at - 1], WHOSE) &&
    wordOf(tokens[at + 2]?.lower ?? '').verb.has('base')
  )
    return {
      from: word,
      to: not,
      type: 'spelling',
      message: `Two words in one take an apostrophe: “${full}”.`,
      replacements: [full],
    };
  if (right === undefined || isAttached(tokens[at + 1], word) === !isEnd(tokens[at + 1])) return undefined;
  // "He lets us in".
  if (word.lower === 'lets' && at > 0 && !isEnd(tokens[at - 1])) return undefined;
  if (word.lower === 'lets' && !wordOf(tokens[at + 1]?.lower ?? '').verb.has('base')) return undefined;
  return { from: word, type: 'spelling', message: `Two words in one take an apostrophe: “${right}”.`, replacements: [right] };
});

const FEELABLE = setOf(
  'cold hot warm late early true great nice good bad easy hard fine wrong right important expensive cheap difficult free amazing awesome funny sad strange weird obvious clear possible impossible likely unlikely nearly already almost always never just still really very so too quite not been got gone freezing raining snowing getting going about such only also',
);
/** "Is that its freezing", "its already November": nothing that could belong to it follows. */
const itsFreezing = atEachWord((tokens, at) => {
  const [its, word, next] = tokens.slice(at, at + 3);
  if (its?.lower !== 'its' || word === undefined) return undefined;
  const before = tokens[at - 1];
  const opens =
    before === undefined ||
    isEnd(before) ||
    isA(before, 'SCONJ', 'CCONJ') ||
    isWord(before, CLAUSES_FOLLOW) ||
    before.lower === 'that';
  if (!opens || isA(before, 'ADP')) return undefined;
  const isLike =
    isA(word, 'ADJ') &&
    !/^(?:own|best|worst|most|least|first|last|due)$/.test(word.lower) &&
    (isA(next, 'ADP', 'PART', 'SCONJ') || (isEnd(next) && !wordOf(word.lower).isNoun));
  const isState = (isLike || isWord(word, FEELABLE)) && !isA(next, 'NOUN') && !(isA(next, 'ADJ') && isA(tokens[at + 3], 'NOUN'));
  const isTime = /^(?:already|almost|nearly|still|just|only|not)$/.test(word.lower);
  if (!isState && !isTime) return undefined;
  // "Its only problem", "its just cause".
  if (isTime && isA(next, 'NOUN', 'ADJ') && isA(tokens[at + 3], 'VERB', 'AUX')) return undefined;
  return { from: its, message: '“It’s” is short for “it is”; “its” means that it belongs to it.', replacements: ["it's"] };
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

/** "Annas coat", "Jakes mom", "everyones lunch": a name, or everybody, has no plural before a thing. */
const ofSomebody = atEachWord((tokens, at) => {
  const owner = tokens[at]!;
  const one = owner.text.slice(0, -1);
  const message = `What belongs to somebody takes an apostrophe: “${one}'s”.`;
  const replacements = [`${one}'s`];
  // Short for "is" as well: "everyones fed up".
  if (/^(?:every|any|some|no)(?:one|body)s$/.test(owner.lower)) return { from: owner, message, replacements };
  if (!/^\p{Lu}\p{Ll}+s$/u.test(owner.text) || !isGivenName(one.toLowerCase()) || isGivenName(owner.lower)) return undefined;
  if (at > 0 && (/^\p{Lu}/u.test(tokens[at - 1]!.text) || tokens[at - 1]!.lower === 'the')) return undefined;
  const place = isA(tokens[at + 1], 'ADJ') ? at + 2 : at + 1;
  const thing = tokens[place];
  if (!isA(thing, 'NOUN') || isAttached(tokens[at + 1], owner) || thing!.text !== thing!.lower) return undefined;
  // "Wills plans": a verb only where no other follows.
  const { verb } = wordOf(thing!.lower);
  const isOwned = place > at + 1 || !verb.has('third') || at > 0;
  return isOwned || verbAt(tokens, skipAdverbs(tokens, place + 1)) ? { from: owner, message, replacements } : undefined;
});

const WARES = setOf('artifact food plant communication possession cognition');
/** "The bin's?", "a coffee's and": behind a thing that is no owner nothing follows that it could own. */
const ofNothing = atEachWord((tokens, at) => {
  const [thing, mark, next] = tokens.slice(at, at + 3);
  if (mark?.lower !== "'s" || !isA(thing, 'NOUN') || !isAttached(mark, thing) || thing!.text !== thing!.lower) return undefined;
  if (!(isEnd(next) || isA(next, 'CCONJ') || /^(?:of|to|for|with|from)$/.test(next?.lower ?? ''))) return undefined;
  const kind = sensesOf(thing!.lower).find(({ partOfSpeech }) => partOfSpeech === 'noun')?.field;
  const before = tokens.slice(Math.max(0, at - 4), at);
  // "The fault was the car's", "cheaper than the shop's", "at the baker's".
  if (
    !WARES.has(kind ?? '') ||
    before.some(
      ({ lower, part }) =>
        /^(?:than|as|is|was|are|were|at|be|from|not|but|of)$/.test(lower) || (lower === 'like' && part === 'ADP'),
    )
  )
    return undefined;
  const many = plural(thing!.lower);
  return {
    from: thing!,
    to: mark,
    type: 'punctuation',
    message: `More than one takes no apostrophe: “${many}”.`,
    replacements: [many],
  };
});

/** "A man who's wife had left", "the council knew who's bins they were": a thing of his, and its verb. */
const whoseIt = atEachWord((tokens, at) => {
  const [who, is, thing, next] = tokens.slice(at, at + 4);
  if (who!.lower !== 'who' || is?.lower !== "'s" || thing === undefined) return undefined;
  const { verb, isNoun } = wordOf(thing.lower);
  // "Who's cat ran away", where a tagger takes it for a verb.
  const isThing = isA(thing, 'NOUN') || (isA(thing, 'VERB') && isNoun && !verb.has('participle') && isA(next, 'VERB', 'AUX'));
  if (!isThing || verb.has('ing')) return undefined;
  const follows = verbAt(tokens, skipAdverbs(tokens, at + 3)) !== undefined;
  const isAsked =
    /^(?:i|you|he|she|it|we|they|this|that|these|those)$/.test(next?.lower ?? '') && verbAt(tokens, at + 4) !== undefined;
  if (!follows && !isAsked) return undefined;
  return {
    from: who!,
    to: is,
    message: '“Whose” asks who owns it; “who’s” is short for “who is”.',
    replacements: ['whose'],
  };
});

/** "A babys cot": nobody writes the plural so, and something follows that can belong to the baby. */
const ofTheBaby = atEachWord((tokens, at) => {
  const [owner, thing] = tokens.slice(at, at + 2);
  if (!/[^aeiou]ys$/.test(owner!.lower) || !isA(thing, 'NOUN')) return undefined;
  const one = owner!.lower.slice(0, -1);
  if (!wordOf(one).isNoun) return undefined;
  return { from: owner!, message: `What belongs to one takes an apostrophe: “${one}'s”.`, replacements: [`${one}'s`] };
});

export const apostropheRules: readonly Rule[] = [
  ofTheDay,
  ofSomebody,
  ofNothing,
  whoseIt,
  ofTheBaby,
  possessiveIts,
  missing,
  whoseThing,
  contracted,
  itsFreezing,
  grocers,
];
