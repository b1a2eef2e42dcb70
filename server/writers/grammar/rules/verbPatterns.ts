/** What a verb asks of the words that follow it: "look forward to hearing", "enjoy reading", "run quickly". */
import { ing } from '../../../english/verbs.ts';
import { sensesOf } from '../../../lexicon/wordnet.ts';
import { phraseAt } from '../clauses.ts';
import { isComparative } from './comparison.ts';
import { atEachWord, MODALS, isA, isBase, isEnd, isWord, setOf, SUBJECTS, type Rule } from './rule.ts';

const TO_ING = /^(?:forward|accustomed|committed|dedicated|opposed|devoted|addicted)$/;

const HABITS = setOf('get wake work live drive eat sleep go do speak travel cook walk drink play hear see wait');

/** "Look forward to hear", "I am used to wake". */
const toIng = atEachWord((tokens, at) => {
  const [word, to, verb] = tokens.slice(at, at + 3);
  if (word === undefined || to?.lower !== 'to' || !isA(verb, 'VERB', 'AUX') || !isBase(verb)) return undefined;
  const before = tokens[at - 1];
  const isForward =
    word.lower === 'forward'
      ? /^look/.test(before?.lower ?? '')
      : TO_ING.test(word.lower) && /^(?:be|get|become|'m|'s|'re|am|is|are|was|were|been)$/.test(before?.lower ?? '');
  const isUsed =
    word.lower === 'used' &&
    (/^(?:am|'m|got|getting|get)$/.test(before?.lower ?? '') ||
      (isWord(tokens[at - 2], SUBJECTS) && /^(?:is|are|was|were)$/.test(before?.lower ?? '') && isWord(verb, HABITS)));
  if (!isForward && !isUsed) return undefined;
  return {
    from: verb!,
    message: `After “${word.lower} to” the verb takes -ing: “${ing(verb!.lower)}”.`,
    replacements: [ing(verb!.lower)],
  };
});

/** "Thinking to move", "insist to pay". */
const LINKED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    thinking: 'of',
    insist: 'on',
    insists: 'on',
    insisted: 'on',
    dream: 'of',
    dreams: 'of',
    dreamed: 'of',
    dreaming: 'of',
    succeed: 'in',
    succeeded: 'in',
  }),
);
const linkedIng = atEachWord((tokens, at) => {
  const [first, to, verb] = tokens.slice(at, at + 3);
  const link = LINKED.get(first?.lower ?? '');
  if (link === undefined || to?.lower !== 'to' || !isBase(verb) || verb.part !== 'VERB' || isA(tokens[at - 1], 'DET'))
    return undefined;
  return {
    from: to,
    to: verb,
    message: `It is “${first!.lower} ${link}” and -ing.`,
    replacements: [`${link} ${ing(verb.lower)}`],
  };
});

/** "They made me to laugh", "let me to explain". */
const makeLet = atEachWord((tokens, at) => {
  const verb = tokens[at];
  const phrase = phraseAt(tokens, at + 1);
  const whom = phrase?.head;
  const [to, base] = phrase === undefined ? [] : tokens.slice(phrase.end, phrase.end + 2);
  if (
    !/^(?:make|makes|made|let|lets)$/.test(verb?.lower ?? '') ||
    !(
      /^(?:me|him|us|them|her)$/.test(whom?.lower ?? '') ||
      (/^let/.test(verb?.lower ?? '') && phrase?.determiner !== undefined)
    ) ||
    to?.lower !== 'to' ||
    !isBase(base)
  )
    return undefined;
  if (isA(tokens[at - 1], 'AUX') && !isWord(tokens[at - 1], MODALS)) return undefined;
  return {
    from: to,
    to: base,
    message: `“${verb!.lemma} ${whom!.lower}” takes its verb without “to”.`,
    replacements: [base.lower],
  };
});

const FEELINGS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    boring: 'bored',
    exciting: 'excited',
    interesting: 'interested',
    tiring: 'tired',
    confusing: 'confused',
    disappointing: 'disappointed',
    surprising: 'surprised',
    shocking: 'shocked',
    frightening: 'frightened',
    exhausting: 'exhausted',
    embarrassing: 'embarrassed',
  }),
);

/** "I am boring in class", "I am exciting about it". */
const feelings = atEachWord((tokens, at) => {
  const [subject, be] = tokens.slice(at, at + 2);
  const isPerson =
    /^(?:he|she|they)$/.test(subject?.lower ?? '') || (isA(subject, 'NOUN') && sensesOf(subject!.lower)[0]?.field === 'person');
  if (
    (!/^(?:i|we)$/.test(subject?.lower ?? '') && !isPerson) ||
    !/^(?:am|'m|is|'s|are|'re|was|were|feel|felt)$/.test(be?.lower ?? '')
  )
    return undefined;
  const place = /^(?:very|so|really|too|quite)$/.test(tokens[at + 2]?.lower ?? '') ? at + 3 : at + 2;
  const word = tokens[place];
  const right = word === undefined ? undefined : FEELINGS.get(word.lower);
  // "She is boring" may be meant; "she was surprising when she saw it" is not.
  if (isPerson && !/^(?:when|about|by|because|that|in|to|at)$/.test(tokens[place + 1]?.lower ?? '')) return undefined;
  if (isPerson && word?.lower === 'boring') return undefined;
  if (right === undefined || (isA(tokens[place + 1], 'NOUN', 'DET', 'PRON') && tokens[place + 1]?.lower !== 'today'))
    return undefined;
  return { from: word!, message: `Who feels it is “${right}”; what causes it is “${word!.lower}”.`, replacements: [right] };
});

const SHORT = setOf(
  'easy cheap big small fast tall old young nice strong safe hard high long short clean hot cold rich happy heavy early warm weak poor slow late low near large wide busy funny pretty healthy lazy scary dirty noisy hungry angry lucky sunny quick great dark light thick thin loud quiet sweet simple smart close deep fresh new',
);
/** "Easier", "bigger", "nicer". */
const comparative = (word: string): string =>
  word.endsWith('y')
    ? `${word.slice(0, -1)}ier`
    : word.endsWith('e')
      ? `${word}r`
      : `${/[^aeiou][aeiou][bdgmnpt]$/.test(word) ? word + word.at(-1) : word}er`;
const MORE: ReadonlyMap<string, string> = new Map([...SHORT].map((word) => [word, comparative(word)]));
const COMPARED: ReadonlySet<string> = new Set([...MORE.values(), 'better', 'worse']);
const BEST: ReadonlySet<string> = new Set([...[...MORE.values()].map((word) => word.replace(/r$/, 'st')), 'best', 'worst']);

/** "More better", "the most scariest", "more easy than", "the most tall": once is enough, and a short word grows. */
const degrees = atEachWord((tokens, at) => {
  const [degree, word, next] = tokens.slice(at, at + 3);
  if (!/^(?:more|most)$/.test(degree?.lower ?? '') || word === undefined) return undefined;
  const before = tokens[at - 1]?.lower ?? '';
  if (degree!.lower === 'most' && before === 'the' && /^(?:good|bad)$/.test(word.lower) && isA(next, 'NOUN')) {
    const best = word.lower === 'good' ? 'best' : 'worst';
    return { from: degree!, to: word, message: `Above all others is “${best}”.`, replacements: [best] };
  }
  if (
    degree!.lower === 'more'
      ? COMPARED.has(word.lower) || (isA(word, 'ADJ') && isComparative(word.lower) && (isEnd(next) || next?.lower === 'than'))
      : BEST.has(word.lower) ||
        (/[a-z]{3}est$/.test(word.lower) && isA(word, 'ADJ') && !/(?:honest|modest|earnest|manifest)$/.test(word.lower))
  ) {
    // "Once more easier ways were found", "more best sellers": the noun behind is what there is more of.
    if (
      degree!.lower === 'most' &&
      isA(next, 'NOUN') &&
      !/^(?:the|my|your|his|her|its|our|their|two|three|four|five|ten)$/.test(before)
    )
      return undefined;
    return { from: degree!, to: word, message: 'One comparison is enough.', replacements: [word.lower] };
  }
  const grown = MORE.get(word.lower);
  if (grown === undefined) return undefined;
  if (degree!.lower === 'most') {
    if (before !== 'the' || !(isEnd(next) || isA(next, 'NOUN') || /^(?:of|in|one)$/.test(next!.lower))) return undefined;
    const best = grown.replace(/r$/, 'st');
    return { from: degree!, to: word, message: `A short adjective takes “-est”: “${best}”.`, replacements: [best] };
  }
  if (!isEnd(next) && !/^(?:than|that|then|as|to|for|if|when|and|but|now|here)$/.test(next?.lower ?? '')) return undefined;
  if (next?.lower !== 'than' && !/^(?:is|are|was|were|be|'s|much|get|gets|become|becomes)$/.test(before)) return undefined;
  if (next?.lower === 'than' && !isA(tokens[at - 1], 'AUX', 'VERB', 'ADV', 'DET', 'PRON', 'NOUN')) return undefined;
  return { from: degree!, to: word, message: `A short adjective takes “-er”: “${grown}”.`, replacements: [grown] };
});

/** "It's the more beautiful city I have ever seen". */
const theMore = atEachWord((tokens, at) => {
  const [article, grade, thing, link] = tokens.slice(at, at + 4);
  const best = { worse: 'worst', better: 'best' }[grade?.lower ?? ''];
  const isOfLife = link?.lower === 'of' && /^(?:my|his|her|our|their|your|all)$/.test(tokens[at + 4]?.lower ?? '');
  if (
    best !== undefined &&
    article!.lower === 'the' &&
    isA(thing, 'NOUN') &&
    (isOfLife || tokens.slice(at + 3, at + 7).some(({ lower }) => lower === 'ever'))
  )
    return { from: grade!, message: `Above all others is “${best}”.`, replacements: [best] };
  const [the, more, word, noun] = tokens.slice(at, at + 4);
  if (the?.lower !== 'the' || more?.lower !== 'more' || !isA(word, 'ADJ') || !isA(noun, 'NOUN')) return undefined;
  const isOfAll =
    tokens.slice(at + 4, at + 9).some(({ lower }) => lower === 'ever') || /^(?:in|of)$/.test(tokens[at + 4]?.lower ?? '');
  if (!isOfAll || !/^(?:is|was|are|were|'s|be)$/.test(tokens[at - 1]?.lower ?? '')) return undefined;
  if (
    tokens[at + 4]?.lower === 'of' &&
    /^(?:the|these|those)$/.test(tokens[at + 5]?.lower ?? '') &&
    tokens[at + 6]?.lower === 'two'
  )
    return undefined;
  return { from: more, message: 'Above all others is “the most”.', replacements: ['most'] };
});

/** "I want that you come." */
const wantThat = atEachWord((tokens, at) => {
  const [want, that, subject, verb] = tokens.slice(at, at + 4);
  const isWished = want?.lower === 'like' && /^(?:would|'d)$/.test(tokens[at - 1]?.lower ?? '');
  if (
    !(isWished || /^want(?:s|ed)?$/.test(want?.lower ?? '')) ||
    that?.lower !== 'that' ||
    !isWord(subject, SUBJECTS) ||
    !isA(verb, 'VERB')
  )
    return undefined;
  const whom = { i: 'me', he: 'him', she: 'her', we: 'us', they: 'them' }[subject!.lower] ?? subject!.lower;
  return {
    from: that,
    to: verb!,
    message: 'One wants or would like “someone to do something”.',
    replacements: [`${whom} to ${verb!.lemma}`],
  };
});

export const verbPatternRules: readonly Rule[] = [toIng, linkedIng, makeLet, wantThat, feelings, degrees, theMore];
