/** Clauses and their parts: two sentences joined by a comma, "me" as a subject, "you" for "your". */
import { phraseAt, skipAdverbs, verbAt } from '../clauses.ts';
import type { Token } from '../token.ts';
import { wordOf } from '../words.ts';
import { baseOfPastOnly } from '../../../english/verbs.ts';
import { atEachWord, isA, isEnd, isWord, setOf, textOf, type Rule } from './rule.ts';

const ASIDES = setOf(
  'think believe guess hope suppose know mean say said says thought imagine fear understand see bet afraid sure',
);

const STARTERS = setOf('it he she they we i you this these there nobody everybody somebody everyone someone');

/** Whether a clause of its own begins here: a pronoun or a noun phrase, and a verb that is surely finite. */
const isClauseFrom = (tokens: readonly Token[], at: number): boolean => {
  const subject = tokens[at];
  if (isWord(subject, STARTERS)) {
    const [verb, next] = tokens.slice(skipAdverbs(tokens, at + 1));
    const isFinite =
      (isA(verb, 'VERB') && !verb!.lower.endsWith('ing')) ||
      /^(?:is|am|was|are|were|has|have|had|will|wo|can|ca|could|would|must|should|does|do|did|'s|'m|'re|'ve|'ll|'d)$/.test(
        verb?.lower ?? '',
      );
    return isFinite && !isWord(verb, ASIDES) && !isWord(next, ASIDES);
  }
  if (!isA(subject, 'DET') && !/^(?:my|your|his|her|its|our|their)$/.test(subject?.lower ?? '')) return false;
  const phrase = phraseAt(tokens, at);
  const verb = phrase && verbAt(tokens, phrase.end);
  if (!verb) return false;
  // "Her hands folded" has no verb of its own.
  return (
    verb.form === 'modal' ||
    verb.form === 'third' ||
    baseOfPastOnly(tokens[verb.at]!.lower) !== undefined ||
    isA(tokens[verb.at], 'AUX')
  );
};

/** "My voice trembled, my notes fell and I forgot my words": three clauses are a list. */
const goesOnAsList = (tokens: readonly Token[], from: number): boolean =>
  tokens.some((token, at) => at > from && /^(?:and|or)$/.test(token.lower) && isClauseFrom(tokens, at + 1));

/** ", this supports": a comma cannot join two sentences. */
const commaSplice = atEachWord((tokens, at) => {
  const [comma, subject] = tokens.slice(at, at + 2);
  if (comma?.text !== ',' || subject === undefined || at < 3 || !isClauseFrom(tokens, at + 1)) return undefined;
  if (goesOnAsList(tokens, at + 1)) return undefined;
  const isThis = /^(?:this|these)$/.test(subject.lower);
  // "Bring it back, I need it."
  const isOrder = wordOf(tokens[0]!.lower).verb.get('base') === tokens[0]!.lower && isA(tokens[0], 'VERB') && at > 3;
  const before = tokens.slice(0, at);
  const [first] = before;
  // One comma, no joining word, and a first half that can stand alone.
  if (tokens.filter(({ text }) => text === ',').length > 1 || tokens.some(({ text }) => /^["()?:;–—]$/.test(text)))
    return undefined;
  if (
    before.some((token) => isA(token, 'SCONJ') && token.lower !== 'that' && token.lower !== 'as') ||
    before.some(
      ({ lower }) =>
        /^(?:if|when|although|while|because|what|who|which|where|whatever|however|once|until|unless|before|after|the more|whether|like|had|were|as)$/.test(
          lower,
        ) && !/^(?:had|were)$/.test(lower),
    )
  )
    return undefined;
  if (
    !(
      isA(first, 'DET') ||
      /^(?:i|he|she|it|we|they|you|my|his|her|our|their|there|this|these)$/.test(first!.lower) ||
      isA(first, 'PROPN', 'NOUN') ||
      (isA(first, 'ADJ') && isA(tokens[1], 'NOUN')) ||
      (isOrder && isWord(subject, STARTERS))
    )
  )
    return undefined;
  if (!isOrder && !before.some((token, n) => n > 0 && isA(token, 'AUX', 'VERB') && !/ing$/.test(token.lower))) return undefined;
  // "It is not this, it is that", "the more we know, the less we say", "she was so tired, she slept".
  const isWeighed = before.some(
    ({ lower }, n) =>
      /^(?:so|such|more|less)$/.test(lower) ||
      (/^(?:not|n't|never)$/.test(lower) && /^(?:is|are|was|were|am|'s|'re|'m)$/.test(before[n - 1]?.lower ?? '')) ||
      (lower === 'the' && /^(?:more|less|sooner|better)$/.test(first!.lower)),
  );
  // "The train having left, we took the bus".
  if ((isWeighed && !isThis) || before.some(({ lower }) => lower === 'having' || lower === 'being')) return undefined;
  if (/^(?:due|between|thanks|owing|according|given|unlike|like|despite)$/.test(first!.lower)) return undefined;
  if (tokens.length - at < 4 || isA(tokens[at - 1], 'PROPN', 'AUX', 'DET', 'SCONJ')) return undefined;
  const word = subject.text;
  const capital = word[0]!.toUpperCase() + word.slice(1);
  return {
    from: tokens[at - 1]!,
    to: subject,
    type: 'punctuation',
    message: 'A comma alone does not join two sentences: begin a new one, or use a semicolon.',
    replacements: [
      `${tokens[at - 1]!.text}. ${capital}`,
      `${tokens[at - 1]!.text}; ${word}`,
      `${tokens[at - 1]!.text}, and ${word}`,
    ],
  };
});

const SUBJECT_ALONE = setOf('i he she we they');
/** A clause may follow these without a word between: "the day we met", "the way she talks", "she told the boy she liked him". */
const TAKES_CLAUSE =
  /^(?:tell|told|tells|promise|promised|assure|assured|show|showed|convince|convinced|warn|warned|remind|reminded|bet|ask|asked|let|make|made|see|saw|hear|heard|watch|watched|say|says|said|think|thinks|thought|know|knows|knew|believe|believed|hope|hoped|feel|felt|find|found|wish|guess|suppose|sure|afraid|glad|happy|sorry|so|such|time|times|day|days|year|years|week|moment|minute|second|way|reason|place|instant|once|now|like|if|when|because|while|although|though|as|than|that|what|who|which|whatever|since|until|before|after|where|how|why|everything|all|anything|something|nothing|everyone|everybody|anyone|someone|nobody|no|one|ones|not|only|just|even|and|but|or|well|yes|oh|please|most|best|worst|first|last|mean|means|proud|certain|confident)$/;

/** "My instructor is patient he never shouts": a clause that is whole, and another one right behind it. */
const runOn: Rule = atEachWord((tokens, at, { clauses }) => {
  const subject = tokens[at]!;
  const before = tokens[at - 1];
  if (!isWord(subject, SUBJECT_ALONE) || at < 3 || before === undefined || TAKES_CLAUSE.test(before.lower)) return undefined;
  const first = clauses.findLast(({ verb }) => verb.main < at - 1);
  const second = verbAt(tokens, skipAdverbs(tokens, at + 1));
  if (first === undefined || first.start > 2 || !second || !isA(before, 'NOUN', 'ADJ', 'ADV', 'PRON', 'ADP', 'NUM', 'PROPN'))
    return undefined;
  if (isWord(tokens[second.main], ASIDES) || /['’]/.test(before.text)) return undefined;
  // Nothing that a clause could depend on, and no mark, stands between the first verb and here.
  const within = tokens.slice(Math.max(0, first.start - 1), at);
  if (within.some((token) => TAKES_CLAUSE.test(token.lower) || /^[",;:?()–—-]$/.test(token.text) || isA(token, 'SCONJ')))
    return undefined;
  if (tokens.slice(0, first.start).some((token) => TAKES_CLAUSE.test(token.lower))) return undefined;
  if (tokens.slice(at).some(({ text }) => text === '?' || text === '"')) return undefined;
  const next = tokens[second.main + 1];
  const isWhole =
    isA(next, 'DET', 'PROPN') ||
    /^(?:me|him|her|us|them|it|my|your|his|our|their|its|up|down|away|back|out)$/.test(next?.lower ?? '') ||
    (second.base === 'be' && isA(next, 'ADJ', 'ADV', 'VERB'));
  // "The boxes he had packed": what is said of a noun lacks its object.
  const isPredicate = first.verb.base === 'be' && wordOf(before.lower).isAdjective && !isA(tokens[at - 2], 'DET', 'ADJ');
  const isThing = isA(before, 'NOUN', 'PROPN', 'PRON') || (isA(tokens[at - 2], 'DET') && wordOf(before.lower).isNoun);
  if (isThing && !isWhole && !isPredicate) return undefined;
  if (isA(before, 'ADP') && (first.verb.base === 'be' || !/^(?:up|down|in|out|off|on|over)$/.test(before.lower)))
    return undefined;
  if (isA(before, 'ADV') && !isWhole) return undefined;
  return {
    from: before,
    to: subject,
    type: 'punctuation',
    message: 'Two sentences run into each other: a new one begins here.',
    replacements: [
      `${before.text}. ${subject.text[0]!.toUpperCase()}${subject.text.slice(1)}`,
      `${before.text}, and ${subject.text}`,
      `${before.text}; ${subject.text}`,
    ],
  };
});

const LINKING = setOf(
  'furthermore moreover therefore consequently nevertheless nonetheless besides secondly thirdly finally additionally',
);
/** "There are few jobs, secondly the buses are slow", "play furthermore many parents can't help": a new sentence begins. */
const linkedRunOn = atEachWord((tokens, at, { clauses }) => {
  const word = tokens[at]!;
  if (!isWord(word, LINKING) || at < 3) return undefined;
  const isComma = tokens[at - 1]!.text === ',';
  const before = tokens[isComma ? at - 2 : at - 1]!;
  const start = tokens[at + 1]?.text === ',' ? at + 2 : at + 1;
  if (isEnd(before) || isA(before, 'CCONJ', 'SCONJ', 'AUX', 'DET', 'ADP') || !clauses.some(({ verb }) => verb.at < at - 1))
    return undefined;
  const subject = phraseAt(tokens, start);
  const verb = subject && verbAt(tokens, skipAdverbs(tokens, subject.end));
  if (subject === undefined || !verb || isA(before, 'PRON')) return undefined;
  if (!isComma && !subject.isPronoun && !subject.determiner) return undefined;
  if (/^(?:besides|finally)$/.test(word.lower) && !isComma) return undefined;
  if (tokens.slice(0, at).some((token) => token.text === '"' || isWord(token, setOf('if when because although while'))))
    return undefined;
  const [first = ''] = word.text;
  return {
    from: before,
    to: word,
    type: 'punctuation',
    message: `A new sentence begins with “${word.text}”.`,
    replacements: [`${before.text}. ${first.toUpperCase()}${word.text.slice(1)}${tokens[at + 1]?.text === ',' ? '' : ','}`],
  };
});

/** "Neither me nor my wife", "between you and I". */
const pronounCase = atEachWord((tokens, at) => {
  const [first, and] = tokens.slice(at, at + 2);
  if (first?.lower === 'neither' && and?.lower === 'me' && tokens[at + 2]?.lower === 'nor') {
    const other = phraseAt(tokens, at + 3);
    if (other === undefined || !verbAt(tokens, other.end)) return undefined;
    const name = textOf(tokens, at + 3, other.end);
    return { from: and, to: tokens[other.end - 1]!, message: 'As the subject it is “I”.', replacements: [`${name} nor I`] };
  }
  if (first?.lower === 'and' && and?.text === 'I') {
    let place = at - 1;
    while (isA(tokens[place], 'NOUN', 'PROPN', 'ADJ') || /^(?:my|the|his|her|our|you|him|them)$/.test(tokens[place]?.lower ?? ''))
      place--;
    const opener = tokens[place];
    const next = tokens[at + 2];
    if (
      place === at - 1 ||
      !/^(?:between|for|with|to|from|of|about|without|near|behind|than|gave|give|gives|told|tell|showed|sent|invited|asked)$/.test(
        opener?.lower ?? '',
      ) ||
      opener?.lower === 'than'
    )
      return undefined;
    if (!isEnd(next) && !isA(next, 'CCONJ', 'ADP', 'DET')) return undefined;
    // "I talked to my boss and I …" goes on with a verb; a comma or an end does not.
    return { from: tokens[at + 1]!, message: `After “${opener!.lower}” it is “me”.`, replacements: ['me'] };
  }
  return undefined;
});

const OBJECTS: ReadonlyMap<string, string> = new Map(Object.entries({ we: 'us', they: 'them', he: 'him', she: 'her', i: 'me' }));
/** "He explained to we how it works", "a present for she": behind a preposition stands the object. */
const afterPreposition = atEachWord((tokens, at) => {
  const [small, who, next] = tokens.slice(at, at + 3);
  const right = OBJECTS.get(who?.lower ?? '');
  if (right === undefined || !/^(?:to|for|with|from|about|at|of)$/.test(small!.lower) || who!.text === 'I') return undefined;
  if (!isEnd(next) && !/^(?:how|why|what|when|where|that|if|and|because|in|on|at|for|to|yesterday|today)$/.test(next!.lower))
    return undefined;
  // "What it is made of he never said", "the man I talked to and he agreed".
  if (next?.lower === 'and' || next?.text === ',' || verbAt(tokens, skipAdverbs(tokens, at + 2))) return undefined;
  return { from: who!, message: `After “${small!.lower}” it is “${right}”.`, replacements: [right] };
});

/** "I know your busy": an adjective with nothing behind it belongs to "you are". */
const yourBusy = atEachWord((tokens, at) => {
  const [opener, your, word, next] = tokens.slice(at, at + 4);
  if (!/^(?:if|when|because|hope|think|know|since|while|glad|sure)$/.test(opener?.lower ?? '') || your?.lower !== 'your')
    return undefined;
  if (!isA(word, 'ADJ') || /^(?:best|own|right|left|good|last|first|worst|most|all)$/.test(word!.lower) || !isEnd(next))
    return undefined;
  return {
    from: your,
    message: '“You’re” is short for “you are”; “your” means that it belongs to you.',
    replacements: ["you're"],
  };
});

export const clauseRules: readonly Rule[] = [linkedRunOn, commaSplice, runOn, afterPreposition, pronounCase, yourBusy];
