/** One or many, countable or not: "each plants", "two dog", "less cupboards", "much people". */
import { COLLECTIVE, UNCOUNTABLE, isPlural, isSingular, NEVER_PLURAL, plural, singular } from '../nouns.ts';
import { sensesOf } from '../../../lexicon/wordnet.ts';
import { wordOf } from '../words.ts';
import { thirdPerson } from '../../../english/verbs.ts';
import type { Token } from '../reading.ts';
import { atEachSentence, atEachWord, isA, isAttached, isEnd, isWord, setOf, textOf, type Rule } from './rule.ts';

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
    const isTimes = noun.lower === 'time' && isEnd(tokens[place! + 1]) && !isA(before, 'NUM', 'NOUN');
    if (isWord(noun, MEASURES) && !isTimes && determiner.lower !== 'many' && determiner.lower !== 'several') return undefined;
    // "How many offer the same", "how many offer just this", "three or four stay with you": a verb.
    if (
      (isA(before, 'NOUN', 'PROPN', 'NUM', 'CCONJ') && !isTimes) ||
      isA(tokens[place! + 1], 'CCONJ', 'DET', 'PRON', 'PART') ||
      /^(?:in|by|to|at|past)$/.test(noun.lower)
    )
      return undefined;
    if (before?.lower === 'how' && isA(tokens[place! + 1], 'ADV') && wordOf(noun.lower).verb.has('base')) return undefined;
    if (isA(tokens[at + 1], 'ADJ') && isA(determiner, 'NUM')) return undefined;
    // "Two job offers", "many go by themselves", "have two going".
    const next = tokens[place! + 1];
    if (isA(next, 'VERB') && wordOf(next!.lower).isNoun && isPlural(next!.lower, next!.lemma)) return undefined;
    if (/^(?:go|going|fit|stay|come|agree|help|work)$/.test(noun.lower) && place === at + 1) return undefined;
    // "They were both sick": said of somebody, whatever a tagger takes it for.
    if (determiner.lower === 'both' && isA(before, 'AUX', 'PRON') && wordOf(noun.lower).isAdjective) return undefined;
    // "Both hold." is a whole sentence.
    const isVerb = determiner.lower === 'both' && wordOf(noun.lower).verb.has('base');
    if (before === undefined && place === at + 1 && (isVerb || isEnd(tokens[place + 1]))) return undefined;
    const many = plural(noun.lower);
    return { from: noun, message: `After “${determiner.lower}” the noun is plural: “${many}”.`, replacements: [many] };
  }
  return undefined;
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
  const first = isWord(tokens[at + 3], setOf('best worst most main')) || isA(tokens[at + 3], 'ADV') ? at + 4 : at + 3;
  // "One of my best friend lives here": what follows may look like a noun.
  const isFollowed = isA(tokens[first], 'NOUN') && wordOf(tokens[first + 1]?.lower ?? '').verb.has('third');
  const place = isFollowed
    ? first
    : (nounBehind(tokens, tokens[at + 3]?.lower === 'most' ? at + 5 : first) ?? nounBehind(tokens, at + 3));
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

const SINGLE = setOf(
  'idea chance luck interest sense reason doubt effect impact trouble experience use way right influence intention time kind sort type part clue hope need wish desire access contact evidence proof',
);
/** "If you have any question": there may be several. */
const anyOfMany = atEachWord((tokens, at) => {
  const [have, any, noun, next] = tokens.slice(at, at + 4);
  if (!/^(?:have|has|had|are|were)$/.test(have!.lower) || any?.lower !== 'any' || !isA(noun, 'NOUN') || isWord(noun, SINGLE))
    return undefined;
  if (
    !isSingular(noun!.lower, noun!.lemma) ||
    COLLECTIVE.has(noun!.lower) ||
    !(isEnd(next) || /^(?:about|or|please|for|regarding|in|on|to|at)$/.test(next!.lower))
  )
    return undefined;
  const many = plural(noun!.lower);
  return { from: noun!, message: `There may be several: “${many}”.`, replacements: [many] };
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
    (place === at + 1 || isA(tokens[at + 1], 'NOUN')) &&
    (isPlural(noun.lower, noun.lemma) || noun.lower === 'people') &&
    !isWord(noun, setOf('minutes hours days weeks months years miles dollars euros pounds degrees points things times')) &&
    !isA(tokens[at - 1], 'NOUN', 'NUM') &&
    !isA(tokens[place! + 1], 'DET', 'PRON')
  ) {
    return { from: word, message: `“${noun.text}” can be counted, so it is “fewer”.`, replacements: ['fewer'] };
  }
  return undefined;
});

/** "The amount of cars", "less parking spots": what can be counted. */
const amounts = atEachWord((tokens, at) => {
  const word = tokens[at]!;
  if (word.lower === 'amount' && tokens[at + 1]?.lower === 'of') {
    const place = nounBehind(tokens, at + 2);
    const noun = place === undefined ? undefined : tokens[place];
    if (
      noun === undefined ||
      !(isPlural(noun.lower, noun.lemma) || noun.lower === 'people') ||
      wordOf(noun.lower).verb.has('third') ||
      isWord(noun, setOf('funds goods drugs resources dollars euros pounds calories proceeds savings benefits'))
    )
      return undefined;
    return { from: word, message: `“${noun.text}” can be counted, so it is a “number”.`, replacements: ['number'] };
  }
  if (word.lower !== 'less' || !isA(tokens[at + 1], 'NOUN') || !isA(tokens[at + 2], 'NOUN')) return undefined;
  const noun = tokens[at + 2]!;
  if (!isPlural(noun.lower, noun.lemma) || !/^(?:than|in|at|on|and|now)$/.test(tokens[at + 3]?.lower ?? '.')) return undefined;
  return { from: word, message: `“${noun.text}” can be counted, so it is “fewer”.`, replacements: ['fewer'] };
});

const MASS = setOf(
  'weather traffic furniture information advice homework equipment luggage baggage news progress software feedback knowledge bread rice butter milk sand music pollution violence luck fun clothing electricity accommodation jewellery jewelry garbage rubbish cash',
);
/** "A very good weather", "a bread": what cannot be counted takes no "a". */
const massArticle = atEachWord((tokens, at) => {
  if (!/^an?$/.test(tokens[at]!.lower)) return undefined;
  let place = at + 1;
  while (isA(tokens[place], 'ADV', 'ADJ') && place < at + 4) place++;
  const noun = tokens[place];
  const next = tokens[place + 1];
  if (!isWord(noun, MASS) || (place === at + 1 && !/^(?:bread|rice|butter|weather|traffic|violence|clothing)$/.test(noun!.lower)))
    return undefined;
  if (isA(next, 'NOUN', 'PROPN', 'ADJ', 'VERB') || /^[-']/.test(next?.text ?? '') || next?.lower === 'of') return undefined;
  if (/^(?:knowledge|music|progress)$/.test(noun!.lower) && !isEnd(next)) return undefined;
  const rest = textOf(tokens, at + 1, place + 1);
  const isGood = isWord(tokens[place - 1], setOf('good great bad useful nice excellent beautiful terrible'));
  return {
    from: tokens[at]!,
    to: noun!,
    message: `“${noun!.lower}” cannot be counted, so it takes no “a”.`,
    replacements: isGood ? [rest, `some ${rest}`] : [`some ${rest}`, rest],
  };
});

/** "Enough of space", "the most of people": "of" needs "the" or "my" behind it. */
const needlessOf = atEachWord((tokens, at) => {
  const [the, most, of, noun] = tokens.slice(at, at + 4);
  const isMost = the!.lower === 'the' && most?.lower === 'most' && of?.lower === 'of';
  if (
    isMost &&
    (isA(noun, 'DET', 'ADJ', 'NOUN', 'PRON') || isWord(noun, setOf('the my our'))) &&
    !isA(tokens[at - 1], 'VERB', 'AUX')
  ) {
    const isBare = isA(noun, 'NOUN') || (isA(noun, 'ADJ') && isA(tokens[at + 4], 'NOUN'));
    return { from: the!, to: isBare ? of! : most!, message: 'For the greater part it is “most”.', replacements: ['most'] };
  }
  if (the!.lower === 'enough' && most?.lower === 'of' && (isA(of, 'NOUN') || (isA(of, 'ADJ') && isA(noun, 'NOUN'))))
    return { from: the!, to: most, message: '“Enough” takes no “of” here.', replacements: ['enough'] };
  return undefined;
});

/** Said with "the", in general: "in the morning", "on the internet". */
const WITH_THE: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    near: setOf('sea beach river station airport lake ocean centre center border'),
    in: setOf('internet sea mountains morning afternoon evening middle beginning world past future end sky countryside'),
    on: setOf('internet radio weekend beach moon phone left right'),
    at: setOf('weekend beginning end moment beach station airport cinema'),
    to: setOf('sea cinema beach station airport supermarket doctor dentist gym hospital theater theatre mall bank'),
  }),
);
const withThe = atEachWord((tokens, at) => {
  const [small, noun, next] = tokens.slice(at, at + 3);
  const nouns = WITH_THE.get(small!.lower);
  if (nouns === undefined || !isWord(noun, nouns) || !isA(small, 'ADP', 'PART')) return undefined;
  if (
    !isEnd(next) &&
    !isA(next, 'CCONJ', 'PRON', 'SCONJ') &&
    !/^(?:of|before|after|because|with|for|at|in|to|every|yesterday|today|on)$/.test(next?.lower ?? '')
  )
    return undefined;
  // "He went to sea at fourteen": as a sailor.
  if (noun!.lower === 'sea' && /^(?:at|as)$/.test(next?.lower ?? '')) return undefined;
  if (next?.text === '-' || (small!.lower === 'in' && noun!.lower === 'end' && next?.lower !== 'of')) return undefined;
  // "In past and present", "on left and right", "day in, day out"; "beach" after a name.
  if (next?.lower === 'and' || (small!.lower === 'at' && noun!.lower === 'end' && next?.lower !== 'of')) return undefined;
  if (
    isA(small, 'PART') &&
    !/^(?:go|goes|went|going|gone|come|came|walk|walked|drive|drove|get|got|way|back|me|him|her|us|them|went)$/.test(
      tokens[at - 1]?.lower ?? '',
    )
  )
    return undefined;
  return { from: noun!, message: `It is “${small!.lower} the ${noun!.lower}”.`, replacements: [`the ${noun!.lower}`] };
});

/** "Play the chess". */
const GAMES = setOf('chess football soccer tennis basketball volleyball cards golf badminton hockey baseball rugby');
const games = atEachWord((tokens, at) => {
  const [play, the, game] = tokens.slice(at, at + 3);
  if (!/^play(?:s|ed|ing)?$/.test(play!.lower) || the?.lower !== 'the' || !isWord(game, GAMES) || isA(tokens[at + 3], 'NOUN'))
    return undefined;
  return { from: the, to: game!, message: 'A game takes no article.', replacements: [game!.lower] };
});

const GENERAL = setOf(
  'nature society life love happiness people technology pollution education music history science children money freedom health',
);
/** "The nature is important": what is meant in general has no article. Shown of what may be meant in particular as well. */
const inGeneral = atEachSentence(({ tokens, clauses }) => {
  const [clause] = clauses;
  const subject = clause?.subject;
  if (clause === undefined || subject === undefined || subject.determiner?.lower !== 'the' || subject.end - subject.start !== 2)
    return undefined;
  if (subject.start > 3 || !isWord(subject.head, GENERAL) || clause.isDistant) return undefined;
  if (clause.verb.form !== 'third' && clause.verb.form !== 'base') return undefined;
  const isSaidOfAll =
    tokens
      .slice(clause.verb.at)
      .some(({ lower }) =>
        /^(?:important|always|often|everything|life|lives|our|us|today|nowadays|necessary|everywhere|world)$/.test(lower),
      ) || /^(?:today|nowadays)$/.test(tokens[subject.end]?.lower ?? '');
  if (!isSaidOfAll) return undefined;
  return {
    from: subject.determiner,
    to: subject.head,
    message: `“${subject.head.text}” in general takes no article.`,
    replacements: [subject.head.text],
    safe: subject.head.lower !== 'children' && subject.head.lower !== 'music',
  };
});

const PAIRED = setOf('trousers jeans scissors pyjamas pajamas shorts pliers binoculars');

/** "An advice", "informations". */
const uncountable = atEachWord((tokens, at) => {
  const word = tokens[at]!;
  const bare = NEVER_PLURAL.get(word.lower);
  const next = tokens[at + 1];
  if (
    bare !== undefined &&
    !isA(word, 'VERB') &&
    (at === 0 || !isA(word, 'PROPN')) &&
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
        : word.lower === 'childs'
          ? `The plural is “${bare}”.`
          : `“${bare}” has no plural.`;
    // "An informations": the article goes with the plural.
    const article = tokens[at - 1];
    if (/^an?$/.test(article?.lower ?? '') && UNCOUNTABLE.has(bare))
      return { from: article!, to: word, message, replacements: [`some ${bare}`, bare] };
    return { from: word, message, replacements: isGroup ? [bare, `${bare}'s`] : [bare] };
  }
  if (!/^an?$/.test(word.lower) || next === undefined || isAttached(next, word)) return undefined;
  const place = isA(next, 'ADJ') ? at + 2 : at + 1;
  const thing = tokens[place];
  if (isWord(thing, PAIRED) && !isA(tokens[place + 1], 'NOUN')) {
    return { from: word, message: `“${thing!.lower}” come in pairs.`, replacements: ['a pair of', 'some'] };
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
  anyOfMany,
  massArticle,
  needlessOf,
  withThe,
  inGeneral,
  games,
  articles,
  lotsOf,
  determiners,
  oneOfMany,
  someOfMany,
  someOfThem,
  quantities,
  amounts,
  uncountable,
];
