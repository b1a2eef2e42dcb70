/** What someone was like, in the visitor's words: the words stay, the frame is chosen by their kind. */
import { partsOfSpeech } from '../../lexicon/wordnet.ts';
import type { Random } from '../../random.ts';
import { fill, type Person } from './fill.ts';
import { itemsOf } from './notes.ts';
import { PREPOSITION, asSentence, beforePreposition, isAdjective, isPerson, role, series } from './phrases.ts';
import { continued, isPast, leadWord, shapeOf, unstopped, wordsOf } from './shapes.ts';

const POSSESSED = /\b(heart|smile|laugh|sense|temper|voice|mind|wit|spirit|hug|grin|way|gift|faith|kindness|humou?r|memory)\b/i;

type TraitKind = 'quality' | 'habit' | 'role' | 'sentence' | 'other';

/** Participles that describe someone even with more words behind them: "devoted to her garden". */
const STATE =
  /^(dedicated|devoted|committed|attached|interested|gifted|talented|skilled|blessed|determined|organi[sz]ed|admired|respected|loved|adored)$/i;
const DEGREE = /^(always|never|often|so|very|too|really|quite|forever|a|bit|little)$/i;

/** "loved by everyone" says what someone was; "cooked for everyone" what someone did. */
const describes = (words: readonly string[], lead: string): boolean => {
  if (!isAdjective(lead)) return false;
  const next = words[words.indexOf(lead) + 1];
  if (next === undefined || /^by$/i.test(next)) return true;
  if (/^to$/i.test(next)) return /^(dedicated|devoted|committed|attached)$/i.test(lead);
  return STATE.test(lead) && PREPOSITION.test(next);
};

const kindOf = (item: string): TraitKind => {
  const words = wordsOf(item);
  const core = beforePreposition(words);
  const [first = '', second = ''] = words;
  const last = core.at(-1) ?? '';
  if (/[.!?]$/.test(item) || words.length > 12) return 'sentence';
  const stated = words.find((word) => !DEGREE.test(word)) ?? '';
  if (/^(always|never|often|so|very|too|really|quite|a (bit|little))\b/i.test(item) && !isPast(stated)) {
    if (isAdjective(stated) || /^(the|a|an|my|in|on|at|there|first|up)$/i.test(second)) return 'quality';
  }
  if (/^(an?|the)$/i.test(first)) return POSSESSED.test(core.join(' ')) ? 'other' : 'role';
  const lead = leadWord(words);
  if (isPast(lead) && !describes(words, lead)) return 'habit';
  if (shapeOf(item) === 'sentence') return 'sentence';
  if (isPerson(last) && !isAdjective(last)) return 'role';
  const endsAsAdjective =
    partsOfSpeech(last.toLowerCase()).has('adjective') ||
    /-\p{L}+(ed|ing|ish)$/u.test(last) ||
    /^(inside|outside)$/i.test(last) ||
    core.length < words.length;
  return endsAsAdjective && (isAdjective(last) || isAdjective(first)) ? 'quality' : 'other';
};

/** Frames for words of any shape, in any language. */
const LOOSE = [
  'The words that come to me first are these: {words}.',
  'If I had to put it briefly, I would say: {words}.',
  'Ask me what I remember, and I will tell you: {words}.',
];

export const traitSentences = (typed: string, person: Person, random: Random): string[] => {
  const items = itemsOf(typed);
  const kinds = items.map(kindOf);
  const of = (kind: TraitKind): string[] => items.filter((_, place) => kinds[place] === kind);
  const sentences = of('sentence').map((item) => asSentence(item));
  const listable = items.filter((_, place) => kinds[place] !== 'sentence');
  if (listable.length === 0) return sentences;
  if (kinds.includes('other'))
    return [fill(random.pick(LOOSE), person, listable.map(unstopped).map(continued).join(', ')), ...sentences];
  const being = listable.flatMap((item) => {
    const kind = kindOf(item);
    return kind === 'habit' ? [] : [kind === 'role' ? role(continued(item)) : continued(item)];
  });
  const habits = of('habit').map(continued);
  const framed = [
    ...(being.length === 0 ? [] : [fill('{name} was {words}.', person, series(being))]),
    ...(habits.length === 0 ? [] : [fill('{name} {words}.', person, series(habits))]),
  ];
  return [...framed, ...sentences];
};
