/** One or many, countable or not: "each plants", "two dog", "less cupboards", "much people". */
import { COLLECTIVE, UNCOUNTABLE, isPlural, isSingular, NEVER_PLURAL, plural, singular } from '../nouns.ts';
import { sensesOf } from '../../../lexicon/wordnet.ts';
import { wordOf } from '../words.ts';
import { thirdPerson } from '../../../english/verbs.ts';
import type { Token } from '../reading.ts';
import { atEachWord, isA, isAttached, isEnd, isWord, setOf, type Rule } from './rule.ts';

const ONE = setOf('each every another');
const MANY = setOf('many several various numerous both two three four five six seven eight nine ten eleven twelve twenty');
const MEASURES = setOf(
  "foot pound stone percent mile inch year month day week hour minute kilo point dollar euro o'clock pm am time thing way man per fold size level year-old",
);

/** The place of the noun beyond its adjectives, where it is the last of its phrase. */
const nounBehind = (tokens: readonly Token[], at: number): number | undefined => {
  let place = at;
  while (isA(tokens[place], 'ADJ') && place < at + 2) place++;
  const next = tokens[place + 1];
  const isTime = /^(?:today|yesterday|tomorrow|now|here|there)$/.test(next?.lower ?? '');
  if (
    !isA(tokens[place], 'NOUN') ||
    (isA(next, 'NOUN', 'PROPN', 'ADJ', 'SYM') && !isTime) ||
    (isAttached(next, tokens[place]) && !isEnd(next))
  )
    return undefined;
  return next?.text === '-' || next?.text.startsWith("'") ? undefined : place;
};

const determiners = atEachWord((tokens, at) => {
  const determiner = tokens[at]!;
  const place = nounBehind(tokens, at + 1);
  const noun = place === undefined ? undefined : tokens[place];
  if (noun === undefined) return undefined;
  if (isWord(determiner, ONE) && isPlural(noun.lower, noun.lemma)) {
    // "Each favours the narrator", "before another starts you are done": a pronoun and its verb.
    if (determiner.lower !== 'every' && isA(tokens[place! + 1], 'DET', 'PRON') && place === at + 1) return undefined;
    // "Each variable tracks how many …"
    if (place! > at + 1 && isA(tokens[place! + 1], 'ADV', 'SCONJ', 'DET', 'PRON')) return undefined;
    const one = singular(noun.lower);
    return { from: noun, message: `After “${determiner.lower}” the noun is singular: “${one}”.`, replacements: [one] };
  }
  if (isWord(determiner, MANY) && isSingular(noun.lower, noun.lemma) && noun.lower === noun.lemma) {
    const before = tokens[at - 1];
    // "Chapter two", "the two parent and child cases", "at five past", "one or two man teams".
    if (isWord(noun, MEASURES) && determiner.lower !== 'many' && determiner.lower !== 'several') return undefined;
    // "How many offer the same", "three or four stay with you": a verb.
    if (
      isA(before, 'NOUN', 'PROPN', 'NUM', 'CCONJ') ||
      isA(tokens[place! + 1], 'CCONJ', 'DET', 'PRON', 'PART') ||
      /^(?:in|by|to|at|past)$/.test(noun.lower)
    )
      return undefined;
    if (isA(tokens[at + 1], 'ADJ') && isA(determiner, 'NUM')) return undefined;
    // "They were both sick": said of somebody, whatever a tagger takes it for.
    if (determiner.lower === 'both' && isA(before, 'AUX', 'PRON') && wordOf(noun.lower).isAdjective) return undefined;
    // "Both hold." is a whole sentence.
    if (before === undefined && place === at + 1 && isEnd(tokens[place + 1])) return undefined;
    const many = plural(noun.lower);
    return { from: noun, message: `After “${determiner.lower}” the noun is plural: “${many}”.`, replacements: [many] };
  }
  return undefined;
});

/** "These book", "this books", where a verb shows that the noun is one. */
const demonstratives = atEachWord((tokens, at) => {
  const determiner = tokens[at]!;
  if (!/^(?:this|that|these|those)$/.test(determiner.lower)) return undefined;
  const place = nounBehind(tokens, at + 1);
  const noun = place === undefined ? undefined : tokens[place];
  if (noun === undefined || noun.part !== 'NOUN') return undefined;
  const isOne = /^th(?:is|at)$/.test(determiner.lower);
  const next = tokens[place! + 1];
  if (isOne) {
    const before = tokens[at - 1];
    // "This means", "so that people": a verb or a new clause, unless what follows says otherwise.
    if (determiner.lower === 'that' && (before !== undefined || !/^(?:are|were|have)$/.test(next?.lower ?? ''))) return undefined;
    if (
      !isPlural(noun.lower, noun.lemma) ||
      !(/^(?:are|were|have)$/.test(next?.lower ?? '') || (isA(before, 'VERB', 'ADP') && isEnd(next)))
    )
      return undefined;
    const right = determiner.lower === 'this' ? 'these' : 'those';
    return { from: determiner, message: `“${noun.text}” is plural, so it is “${right}”.`, replacements: [right] };
  }
  if (!isSingular(noun.lower, noun.lemma) || noun.lower !== noun.lemma) return undefined;
  if (!/^(?:is|was|has)$/.test(next?.lower ?? '')) return undefined;
  const right = determiner.lower === 'these' ? 'this' : 'that';
  return { from: determiner, message: `“${noun.text}” is singular, so it is “${right}”.`, replacements: [right] };
});

/** Nothing but a noun, of which there are several: "cars", but not "works". */
const isOnlyPlural = ({ lower, lemma }: Token): boolean =>
  isPlural(lower, lemma) && lower !== lemma && wordOf(lower).verb.size === 0;

/** "This cars", "a cars", "these subject". */
const articles = atEachWord((tokens, at) => {
  const [determiner, noun, next] = tokens.slice(at, at + 3);
  if (
    determiner === undefined ||
    !isA(noun, 'NOUN') ||
    isAttached(next, noun) ||
    isA(next, 'NOUN', 'PROPN', 'ADJ', 'VERB', 'SYM')
  )
    return undefined;
  if (/^an?$/.test(determiner.lower) && isOnlyPlural(noun!)) {
    // "A sports club", "a few": the noun belongs to another one.
    const one = singular(noun!.lower);
    return isWord(noun, AMOUNTS_IN_PLURAL) || one === noun!.lower
      ? undefined
      : { from: noun!, message: `After “${determiner.lower}” the noun is singular: “${one}”.`, replacements: [one] };
  }
  if (determiner.lower === 'this' && isOnlyPlural(noun!) && !isWord(noun, AMOUNTS_IN_PLURAL))
    return { from: determiner, message: `“${noun!.text}” is plural, so it is “these”.`, replacements: ['these'] };
  if (!/^(?:these|those)$/.test(determiner.lower) || !isSingular(noun!.lower, noun!.lemma) || COLLECTIVE.has(noun!.lower))
    return undefined;
  const { verb, isAdjective } = wordOf(noun!.lower);
  if (isAdjective || verb.size > 1 || !(isEnd(next) || isA(next, 'ADP', 'ADV', 'AUX', 'PRON'))) return undefined;
  const many = plural(noun!.lower);
  return { from: noun!, message: `After “${determiner.lower}” the noun is plural: “${many}”.`, replacements: [many] };
});
/** Said after "a" and "this" as one thing: "this means", "a hundreds". */
const AMOUNTS_IN_PLURAL = setOf(
  'means series species news hundreds thousands sports arms savings goods customs headquarters crossroads lots times days weeks months years minutes hours miles stairs thanks lens gas bus yes plus always perhaps whereas ones',
);

const PEOPLE_FIELD = 'person';
/** "A lot of student": people can be counted. */
const lotsOf = atEachWord((tokens, at) => {
  const place =
    /^(?:lot|lots|plenty)$/.test(tokens[at]!.lower) && tokens[at + 1]?.lower === 'of' ? nounBehind(tokens, at + 2) : undefined;
  const noun = place === undefined ? undefined : tokens[place];
  if (noun === undefined || !isSingular(noun.lower, noun.lemma) || COLLECTIVE.has(noun.lower)) return undefined;
  const senses = sensesOf(noun.lower).filter(({ partOfSpeech }) => partOfSpeech === 'noun');
  if (senses.length === 0 || !senses.every(({ field }) => field === PEOPLE_FIELD)) return undefined;
  const many = plural(noun.lower);
  return { from: noun, message: `Several of them: “${many}”.`, replacements: [many] };
});

/** "One of my friend". */
const oneOfMany = atEachWord((tokens, at) => {
  if (
    !/^(?:one|each)$/.test(tokens[at]!.lower) ||
    tokens[at + 1]?.lower !== 'of' ||
    !/^(?:the|my|your|his|her|our|their|these|those)$/.test(tokens[at + 2]?.lower ?? '')
  )
    return undefined;
  const place = nounBehind(tokens, at + 3);
  const noun = place === undefined ? undefined : tokens[place];
  if (noun === undefined || !isSingular(noun.lower, noun.lemma) || noun.lower !== noun.lemma) return undefined;
  if (/^(?:family|team|group|crowd|company|class|world|country|lot|most|best|few|band|kind|bunch)$/.test(noun.lower))
    return undefined;
  const many = plural(noun.lower);
  return { from: noun, message: `One out of several: “${many}”.`, replacements: [many] };
});

const SOME = setOf('two three four five six seven eight nine ten several many some few most both');

/** "Two of the monitor are broken": only where the verb shows that there are several. */
const someOfMany = atEachWord((tokens, at) => {
  if (
    !isWord(tokens[at], SOME) ||
    tokens[at + 1]?.lower !== 'of' ||
    !/^(?:the|my|your|his|her|our|their)$/.test(tokens[at + 2]?.lower ?? '')
  )
    return undefined;
  const place = nounBehind(tokens, at + 3);
  const noun = place === undefined ? undefined : tokens[place];
  if (noun === undefined || !isSingular(noun.lower, noun.lemma) || noun.lower !== noun.lemma) return undefined;
  if (
    !/^(?:are|were|have|do)$/.test(tokens[place! + 1]?.lower ?? '') ||
    COLLECTIVE.has(noun.lower) ||
    UNCOUNTABLE.has(noun.lower)
  )
    return undefined;
  const many = plural(noun.lower);
  return { from: noun, message: `Several of them: “${many}”.`, replacements: [many] };
});

/** "Many of them spends". */
const someOfThem = atEachWord((tokens, at) => {
  if (!isWord(tokens[at], SOME) || tokens[at + 1]?.lower !== 'of' || !/^(?:them|us|you)$/.test(tokens[at + 2]?.lower ?? ''))
    return undefined;
  const verb = tokens[at + 3];
  if (!isA(verb, 'VERB', 'AUX') || thirdPerson(verb!.lemma) !== verb!.lower) return undefined;
  const right = verb!.lower === 'is' ? 'are' : verb!.lemma;
  return { from: verb!, message: `They are several, so the verb is “${right}”.`, replacements: [right] };
});

/** "Much people", "many money", "less cupboards", "the amount of people". */
const quantities = atEachWord((tokens, at) => {
  const word = tokens[at]!;
  const place = nounBehind(tokens, at + 1);
  const noun = place === undefined ? undefined : tokens[place];
  if (noun === undefined) return undefined;
  const bare = NEVER_PLURAL.get(noun.lower);
  if (word.lower === 'many' && bare !== undefined && UNCOUNTABLE.has(bare) && place === at + 1) {
    const isToo = /^(?:too|so|how|as)$/.test(tokens[at - 1]?.lower ?? '');
    const [much, some] = [`much ${bare}`, `a lot of ${bare}`];
    return { from: word, to: noun, message: `“${bare}” cannot be counted.`, replacements: isToo ? [much] : [some, much] };
  }
  if (/^(?:these|those)$/.test(word.lower) && bare !== undefined && UNCOUNTABLE.has(bare) && place === at + 1) {
    const verb = { are: 'is', were: 'was', have: 'has' }[tokens[place + 1]?.lower ?? ''];
    return {
      from: word,
      to: verb === undefined ? noun : tokens[place + 1]!,
      message: `“${bare}” cannot be counted.`,
      replacements: [`${word.lower === 'these' ? 'this' : 'that'} ${bare}${verb === undefined ? '' : ` ${verb}`}`],
    };
  }
  if (word.lower === 'few' && UNCOUNTABLE.has(noun.lower) && place === at + 1 && isEnd(tokens[place + 1]) === false) {
    return { from: word, message: `“${noun.text}” cannot be counted, so it is “little”.`, replacements: ['little'] };
  }
  const counted = isPlural(noun.lower, noun.lemma) || noun.lower === 'people';
  if (word.lower === 'much' && counted && tokens[at - 1]?.lower !== 'as') {
    return { from: word, message: `“${noun.text}” can be counted, so it is “many”.`, replacements: ['many'] };
  }
  if (
    word.lower === 'many' &&
    UNCOUNTABLE.has(noun.lower) &&
    place === at + 1 &&
    !/^(?:time|work|water|fun|content|research|rain|air|oil|permission)$/.test(noun.lower)
  ) {
    return {
      from: word,
      message: `“${noun.text}” cannot be counted, so it is “much” or “a lot of”.`,
      replacements: ['much', 'a lot of'],
    };
  }
  if (
    word.lower === 'less' &&
    place === at + 1 &&
    (isPlural(noun.lower, noun.lemma) || noun.lower === 'people') &&
    !isWord(noun, setOf('minutes hours days weeks months years miles dollars euros pounds degrees points things times')) &&
    !isA(tokens[at - 1], 'NOUN', 'NUM') &&
    !isA(tokens[place! + 1], 'DET', 'PRON')
  ) {
    return { from: word, message: `“${noun.text}” can be counted, so it is “fewer”.`, replacements: ['fewer'] };
  }
  return undefined;
});

const PAIRED = setOf('trousers jeans scissors pyjamas pajamas shorts pliers binoculars');

/** "An advice", "informations". */
const uncountable = atEachWord((tokens, at) => {
  const word = tokens[at]!;
  const bare = NEVER_PLURAL.get(word.lower);
  const next = tokens[at + 1];
  if (
    bare !== undefined &&
    !isA(word, 'VERB', 'PROPN') &&
    !(
      word.lower === 'peoples' &&
      (next?.text === "'" ||
        (tokens[at - 1]?.lower !== 'these' && tokens[at - 1]?.lower !== 'many' && tokens[at - 1]?.lower !== 'some'))
    )
  ) {
    const isGroup = /^(?:childrens|mens|womens)$/.test(word.lower);
    if (isGroup && (isA(next, 'NOUN') || (isA(next, 'VERB', 'ADJ') && isA(tokens[at + 2], 'NOUN'))))
      return { from: word, message: `What belongs to them is written “${bare}'s”.`, replacements: [`${bare}'s`, bare] };
    const message =
      isGroup || /^(?:people|sheep|deer|fish|mice|feet|teeth|men|women)$/.test(bare)
        ? `“${bare}” is plural already.`
        : `“${bare}” has no plural.`;
    return { from: word, message, replacements: isGroup ? [bare, `${bare}'s`] : [bare] };
  }
  if (!/^an?$/.test(word.lower) || next === undefined || isAttached(next, word)) return undefined;
  const place = isA(next, 'ADJ') ? at + 2 : at + 1;
  const thing = tokens[place];
  if (isWord(thing, PAIRED) && !isA(tokens[place + 1], 'NOUN')) {
    return { from: word, message: `“${thing!.lower}” come in pairs.`, replacements: ['a pair of', 'some'] };
  }
  const described = tokens[at + 2];
  if (
    isA(next, 'ADJ') &&
    /^(?:advice|information|furniture|homework|equipment|luggage|news|progress)$/.test(described?.lower ?? '') &&
    !isA(tokens[at + 3], 'NOUN', 'PROPN', 'ADJ', 'VERB')
  ) {
    const words = `${next.lower} ${described!.lower}`;
    return {
      from: word,
      to: described!,
      message: `“${described!.lower}” cannot be counted, so it takes no “${word.lower}”.`,
      replacements: [
        /^(?:good|great|bad|useful|nice|excellent)$/.test(next.lower) ? words : `some ${words}`,
        `some ${words}`,
        `a piece of ${words}`,
      ],
    };
  }
  if (
    !/^(?:advice|information|furniture|homework|equipment|luggage|baggage|news|progress|software|feedback)$/.test(next.lower) ||
    isA(tokens[at + 2], 'NOUN', 'PROPN', 'ADJ', 'VERB') ||
    tokens[at + 2]?.text === '-'
  )
    return undefined;
  return {
    from: word,
    to: next,
    message: `“${next.lower}” cannot be counted, so it takes no “${word.lower}”.`,
    replacements: [`some ${next.lower}`, next.lower, `a piece of ${next.lower}`],
  };
});

export const numberRules: readonly Rule[] = [
  articles,
  lotsOf,
  determiners,
  demonstratives,
  oneOfMany,
  someOfMany,
  someOfThem,
  quantities,
  uncountable,
];
