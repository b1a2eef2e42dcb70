/** Two words or forms that are mixed up, in whatever dress they are asked about: "when we say make and when do", "is it less runners or fewer runners". */
import type { Answer } from '../answer.ts';
import { row } from '../facts/handbook-row.ts';
import { inOwnWords } from '../pages/same-words.ts';
import { CONFUSED, PREPOSITIONS } from './confused-data.ts';
import { differing } from './differing.ts';

interface Pair {
  readonly sides: readonly [readonly string[], readonly string[]];
  readonly says: string;
  /** What goes with the one and with the other. */
  readonly goesWith: readonly [ReadonlySet<string>, ReadonlySet<string>];
}

const setOf = (words = ''): ReadonlySet<string> => new Set(words === '' ? [] : words.split(','));
let pairs: readonly Pair[] | undefined;
const load = (): readonly Pair[] =>
  CONFUSED.trim()
    .split('\n')
    .map((line) => {
      const [names = '', says = '', one, other] = line.split(/;(?! )/);
      const [first = '', second = ''] = names.split('|');
      return { sides: [first.split('/'), second.split('/')], says, goesWith: [setOf(one), setOf(other)] } as const;
    });
let prepositions: ReadonlyMap<string, string> | undefined;
const loadPrepositions = (): ReadonlyMap<string, string> =>
  new Map(
    PREPOSITIONS.trim()
      .split('\n')
      .flatMap((line) => {
        const at = line.indexOf(';');
        return line
          .slice(0, at)
          .split(',')
          .map((name) => [name, line.slice(at + 1)] as const);
      }),
  );

/** What may stand before the first of the two where words are asked about, and nothing else. */
const FRAME = new Set(
  "is it the a do does should shall would we i you say saying write use using put when where to difference differences between what which whats correct right proper one word words in english grammar there how know explain tell me can or and so please my boss teacher says grammatically better not it's this sentence of if".split(
    ' ',
  ),
);
/** That words are asked about is beyond doubt. */
const OF_WORDS = /\b(?:say|write|use|using|correct|grammar\w*|english|words?|difference|right|is it|it's|mean|vs|versus)\b/;
const JOINS = /^(?:or|and|vs|versus|n|&|\/|from)$/;

const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{N}£$%&/]+(?:['-][\p{L}\p{N}]+)*/gu) ?? [];

/** Where these words stand one after the other, from a place on; -1 where they do not. */
const placeOf = (words: readonly string[], phrase: readonly string[], from: number): number => {
  for (let at = from; at + phrase.length <= words.length; at += 1)
    if (phrase.every((word, next) => words[at + next] === word)) return at;
  return -1;
};

const startsWith = (words: readonly string[], start: readonly string[]): boolean =>
  start.length <= words.length && start.every((word, at) => words[at] === word);

/** The words behind the second, where the two stand side by side and all before them only asks. */
const behindIn = (words: readonly string[], one: string, other: string): readonly string[] | undefined => {
  const [first, second] = [one.split(' '), other.split(' ')];
  const at = placeOf(words, first, 0);
  if (at === -1 || !words.slice(0, at).every((word) => FRAME.has(word))) return undefined;
  const next = placeOf(words, second, at + first.length);
  if (next === -1) return undefined;
  const between = words.slice(at + first.length, next);
  const join = between.findIndex((word) => JOINS.test(word));
  const rest = words.slice(next + second.length);
  if (join === -1) return between.length === 0 && /\bdifference\b/.test(words.join(' ')) ? rest : undefined;
  // "Less runners or fewer runners": what stands behind the one stands behind the other, too.
  const tail = between.slice(0, join);
  const isSame = tail.length <= 4 && (rest.length === 0 || startsWith(rest, tail));
  return isSame && between.slice(join + 1).every((word) => FRAME.has(word)) ? rest : undefined;
};

const UNITS =
  /^(?:miles?|km|kilomet\w+|met(?:er|re)s?|feet|yards|inches|pounds|dollars|euros|pence|cents|quid|hours?|minutes?|seconds?|days|weeks|months|years|percent|kilos?|grams|litres|liters|degrees|[£$]?\d[\d.,%]*)$/;
const COUNTABLE = /^(?:people|children|men|women|\p{L}{2,}[^s\W]s)$/u;

/** Which of the two goes with what is asked about. */
const goingWith = ({ sides, goesWith }: Pair, behind: readonly string[]): readonly [string, string] | undefined => {
  const [one, other] = [sides[0][0]!, sides[1][0]!];
  const word = behind.find((each) => goesWith[0].has(each) || goesWith[1].has(each));
  if (word !== undefined) return [goesWith[0].has(word) ? one : other, word];
  const noun = behind.find((each) => !/^(?:than|the|a|an|of|in|on)$/.test(each));
  if (noun === undefined || !/^(?:fewer|many|number)$/.test(other) || behind.includes('than')) return undefined;
  return UNITS.test(noun) ? undefined : COUNTABLE.test(noun) ? [other, noun] : undefined;
};

const LONGEST = 240;
/** With nothing before it that asks, a short text alone is a question about its words. */
const SHORT = 8;

const ofPair = (plain: string, words: readonly string[]): Answer | undefined => {
  pairs ??= load();
  for (const pair of pairs)
    for (const one of pair.sides[0])
      for (const other of pair.sides[1]) {
        const behind = behindIn(words, one, other) ?? behindIn(words, other, one);
        if (behind === undefined) continue;
        if (words.length > SHORT && !OF_WORDS.test(plain)) continue;
        const [right, word] = goingWith(pair, behind) ?? [];
        return row(`${right === undefined ? '' : `With “${word!}” it is “${right}”. `}${pair.says}`, [], []);
      }
  return undefined;
};

/** Forms of the verbs above. */
const FORM_OF: Readonly<Record<string, string>> = Object.fromEntries(
  'did=do,done=do,doing=do,made=make,making=make,said=say,saying=say,told=tell,telling=tell,lent=lend,borrowed=borrow,brought=bring,took=take,taken=take,spoke=speak,talked=talk,heard=hear,listened=listen,won=win,beats=beat,missed=miss,lost=lose,hoped=hope,wished=wish,goed=go,makes=make,brings=bring,takes=take,tells=tell,says=say'
    .split(',')
    .map((pair) => pair.split('=') as [string, string]),
);
/** "Should I say I did a mistake or I made a mistake?": the two sentences differ in one word. */
const ofSentences = (words: readonly string[]): Answer | undefined => {
  const at = words.lastIndexOf('or');
  const found = at < 1 ? undefined : differing(words.slice(0, at), words.slice(at + 1));
  if (found === undefined || !FRAME.has(words[0]!)) return undefined;
  pairs ??= load();
  const [one, other] = [found.one, found.other].map((word) => FORM_OF[word] ?? word);
  const pair = pairs.find(
    ({ sides }) =>
      (sides[0].includes(one!) && sides[1].includes(other!)) || (sides[0].includes(other!) && sides[1].includes(one!)),
  );
  if (pair === undefined) return undefined;
  const [right, word] =
    goingWith(
      pair,
      found.beside.filter((each) => each !== found.one && each !== found.other && !FRAME.has(each)),
    ) ?? [];
  return row(`${right === undefined ? '' : `With “${word!}” it is “${right}”. `}${pair.says}`, [], []);
};

const PLACED = /^(?:in|on|at)$/;
/** "Do we say in Monday or on Monday?" */
const ofPreposition = (plain: string, words: readonly string[]): Answer | undefined => {
  const at = words.findIndex((word) => PLACED.test(word));
  const next = words.findIndex((word, place) => place > at && word !== words[at] && PLACED.test(word));
  if (at === -1 || next === -1 || next - at > 5 || !words.slice(0, at).every((word) => FRAME.has(word))) return undefined;
  if (!words.slice(at + 1, next).some((word) => JOINS.test(word)) && !/\bdifference\b/.test(plain)) return undefined;
  prepositions ??= loadPrepositions();
  const noun = words.slice(at + 1).find((word) => prepositions!.has(word));
  if (noun !== undefined) return row(prepositions.get(noun)!, [], []);
  const rest = words.slice(next + 1).filter((word) => !FRAME.has(word) && !PLACED.test(word));
  return rest.every((word) => /^(?:prepositions?|time|place|times|places|for)$/.test(word)) ? row(IN_ON_AT, [], []) : undefined;
};
const IN_ON_AT =
  'For time, at is for the hour (at six, at night), on for the day (on Monday, on 5 May) and in for anything longer (in May, in 2026, in the morning). For place, at is for a point (at the door, at the station), on for a surface (on the table) and in for a space (in the box, in London).';

/** What was written about the two in so many words comes first. */
export const confused = (plain: string): Answer | undefined => {
  if (plain.length > LONGEST || inOwnWords(plain) !== undefined) return undefined;
  // Of two questions the first names the words.
  const [first = ''] = plain
    .replaceAll(/(?<![\p{L}\d])["“”']|["“”'](?![\p{L}\d])/gu, ' ')
    .split(/[?!] |,? and (?:also|why|then)\b|, (?:its|it's|cos|because)\b/);
  const words = wordsOf(first);
  return ofPreposition(first, words) ?? ofPair(first, words) ?? (OF_WORDS.test(first) ? ofSentences(words) : undefined);
};
