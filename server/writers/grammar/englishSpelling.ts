/** Finds the misspelt words of an English text. Names, slang and foreign words are not mistakes. */
import { isEnglishWord } from './dictionary.ts';
import { inCaseOf, type Finding } from './finding.ts';
import { knownIn, type EnglishDialect, type Unknown } from './harper.ts';
import { isTitled, isWellKnown } from './names.ts';
import type { Reading, Sentence } from './reading.ts';
import { TYPED_WORDS } from './rules/register.ts';
import { FUNCTION_WORDS } from '../../lexicon/functionWords.ts';
import { sensesOf } from '../../lexicon/wordnet.ts';
import { commonWordsNear, isMet } from '../../lexicon/wordRanks.ts';
import { KNOWN_SLIPS } from '../../english/slips.ts';
import { distance, rank } from './spelling.ts';

const OTHER = { 'en-US': { dialect: 'en-GB', name: 'British' }, 'en-GB': { dialect: 'en-US', name: 'American' } } as const;
const OWN_NAME = { 'en-US': 'American', 'en-GB': 'British' } as const;

const WEIGHT = 1.5;
const FEWEST_WORDS = 4;
const LONGEST_WORD = 40;

const sentenceAt = ({ sentences }: Reading, start: number): Sentence | undefined =>
  sentences.find((sentence) => start >= sentence.start && start < sentence.end);

const isSameLetters = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

const wordsOf = (text: string): string[] => text.match(/\p{L}[\p{L}\p{M}'’]*/gu) ?? [];

/** Not a slip in an English word, as far as one can see. */
const isStrange = (word: string, candidates: readonly string[]): boolean =>
  !KNOWN_SLIPS.has(word.toLowerCase()) &&
  !candidates.some((candidate) => isSameLetters(candidate, word)) &&
  !rank(word, candidates).isClear;

/** Passages with too many unknown words to be English: quotations, titles, whole sentences. */
const foreignPlaces = (text: string, { sentences }: Reading, unknown: readonly Unknown[]): (readonly [number, number])[] => {
  const quoted = [...text.matchAll(/["“«‘'](?=\p{L})[^"”»’'\n]{1,80}["”»’'](?!\p{L})/gu)].map(
    (match) => [match.index, match.index + match[0].length] as const,
  );
  const isForeign =
    (fewest: number, share: number) =>
    ([from, to]: readonly [number, number]): boolean => {
      const total = wordsOf(text.slice(from, to)).length;
      const strange = unknown.filter(
        (word) => word.start >= from && word.end <= to && isStrange(text.slice(word.start, word.end), word.candidates),
      ).length;
      return total >= fewest && strange > 0 && strange >= total * share;
    };
  return [
    ...quoted.filter(isForeign(1, 0.5)),
    ...sentences.map(({ start, end }) => [start, end] as const).filter(isForeign(FEWEST_WORDS, 0.5)),
  ];
};

/** Words that no spelling check should look at. */
const isOdd = (word: string): boolean =>
  /\d|[^\p{Script=Latin}\p{M}'’.-]/u.test(word) ||
  // An accent is typed on purpose ("crème"), and "d'Souza" is a name, "p's" a letter.
  /[À-ɏ]/.test(word) ||
  /^(?:[dlo]['’]\p{Lu}|\p{L}['’]s$)/u.test(word) ||
  /^\p{Lu}{2,5}s?$/u.test(word) ||
  /\p{Ll}\p{Lu}/u.test(word) ||
  word.replace(/['’.-]/g, '').length < 2 ||
  word.length > LONGEST_WORD;

const PARTICLES = new Set('van von der den ter ten de del della di da das dos du la le el al bin ibn'.split(' '));

/** "Van der Merwe", ".vimrc", a word in quotation marks: a name, a file, a word that is only mentioned. */
const isNamed = (text: string, start: number, end: number): boolean =>
  (PARTICLES.has(text.slice(start, end)) && /^\s+\p{L}/u.test(text.slice(end))) ||
  /(?:^|[\s"“'‘(])[.:$%\\/]$/u.test(text.slice(Math.max(0, start - 2), start));

/** "ENOENT" among words in small letters. */
const isCode = (word: string, sentence: Sentence | undefined): boolean =>
  /^\p{Lu}+$/u.test(word) &&
  sentence !== undefined &&
  sentence.tokens.filter((token) => /^\p{Ll}{2,}$/u.test(token.text)).length > 2;

/** A word in quotation marks of its own is mentioned, not used: it is marked, but not corrected automatically. */
const isQuoted = (text: string, start: number, end: number): boolean =>
  /["“'‘«]/.test(text[start - 1] ?? '') && /["”'’»]/.test(text[end] ?? '');

/** Endings that the two forms of English spell differently: British, American. */
const ENDINGS: readonly (readonly [british: RegExp, american: string, back: RegExp, british: string])[] = [
  [/is(e|es|ed|er|ers|ing|ation|ations)$/, 'iz$1', /iz(e|es|ed|er|ers|ing|ation|ations)$/, 'is$1'],
  [/ys(e|ed|er|ing)$/, 'yz$1', /yz(e|es|ed|er|ing)$/, 'ys$1'],
  [
    /our(s|ed|ing|ful|fully|able|ably|ite|ites|less|hood|ly|er|ers|y)?$/,
    'or$1',
    /or(s|ed|ing|ful|fully|able|ably|ite|ites|less|hood|ly|er|ers|y)?$/,
    'our$1',
  ],
  [/tre(s|d)?$/, 'ter$1', /ter(s|d)?$/, 'tre$1'],
  [/bre(s)?$/, 'ber$1', /ber(s)?$/, 'bre$1'],
  [/ogue(s)?$/, 'og$1', /og(s)?$/, 'ogue$1'],
  [/ll(ed|ing|er|ers)$/, 'l$1', /l(ed|ing|er|ers)$/, 'll$1'],
  [/ence(s)?$/, 'ense$1', /ense(s)?$/, 'ence$1'],
  [/ae/, 'e', /e/, 'ae'],
  [/mme(s)?$/, 'm$1', /m(s)?$/, 'mme$1'],
];
const PAIRS: readonly (readonly [british: string, american: string])[] = [
  ['grey', 'gray'],
  ['tyre', 'tire'],
  ['tyres', 'tires'],
  ['cheque', 'check'],
  ['cheques', 'checks'],
  ['jewellery', 'jewelry'],
  ['aluminium', 'aluminum'],
  ['plough', 'plow'],
  ['moustache', 'mustache'],
  ['pyjamas', 'pajamas'],
  ['sceptical', 'skeptical'],
  ['fulfil', 'fulfill'],
  ['enrol', 'enroll'],
  ['skilful', 'skillful'],
  ['travelling', 'traveling'],
  ['mum', 'mom'],
];

/** How the chosen form of English spells these words of the other, where it does. */
const variantsOf = async (words: readonly string[], dialect: EnglishDialect): Promise<ReadonlyMap<string, string>> => {
  const tried = words.map((each) => {
    const word = each.toLowerCase();
    const pair = PAIRS.find(([british, american]) => word === (dialect === 'en-US' ? british : american));
    const made = ENDINGS.map(([british, american, back, there]) =>
      dialect === 'en-US' ? word.replace(british, american) : word.replace(back, there),
    );
    return [
      word,
      [...(pair ? [dialect === 'en-US' ? pair[1] : pair[0]] : []), ...made.filter((variant) => variant !== word)],
    ] as const;
  });
  const known = await knownIn([...new Set(tried.flatMap(([, made]) => made))], dialect);
  return new Map(
    tried.flatMap(([word, made]) =>
      made
        .filter((variant) => known.has(variant))
        .slice(0, 1)
        .map((variant) => [word, variant] as const),
    ),
  );
};

/** "ae" and "mme" are left out: with their American forms every word would have to be asked about. */
const TELLING = ENDINGS.filter(([british]) => !/ae|mme/.test(british.source));

/** Whether any word is spelt as only American English spells it. */
const hasAmerican = async (text: string): Promise<boolean> => {
  const words = new Set(text.toLowerCase().match(/[a-z]{4,}/g));
  const asked = [...words].filter(
    (word) => PAIRS.some(([, american]) => american === word) || TELLING.some(([, , american]) => american.test(word)),
  );
  const [british, american] = [await knownIn(asked, 'en-GB'), await knownIn(asked, 'en-US')];
  return asked.some((word) => american.has(word) && !british.has(word));
};

/** Words in the other form of English, or of no language. */
interface EnglishSpelling {
  readonly findings: readonly Finding[];
  readonly foreign: readonly (readonly [number, number])[];
  /** American English was asked for, which is what stands in the form, and every word that could tell is British. */
  readonly isBritish: boolean;
}

/** In small letters, where it is written so in everyday texts: "Although", but not "Paris" and not "Benedict". */
const uncapitalised = (word: string): string => {
  const lower = word.toLowerCase();
  return FUNCTION_WORDS.has(lower) || sensesOf(lower).some(({ uses }) => uses > 0) ? lower : word;
};

const withoutGenitives = (written: string, candidates: readonly string[]): readonly string[] =>
  /['’]/.test(written) ? candidates : candidates.filter((candidate) => !/['’]s$/.test(candidate));

const message = (word: string, best: string | undefined): string => {
  if (best === undefined) return `“${word}” is not in the dictionary.`;
  if (isSameLetters(word, best)) return `“${best}” is written with a capital letter.`;
  return best.replace(/['’ -]/g, '') === word ? `It is written “${best}”.` : `“${word}” looks misspelt: “${best}”?`;
};

/** Every word that harper does not know, judged. */
export const checkSpelling = async (
  text: string,
  reading: Reading,
  unknown: readonly Unknown[],
  dialect: EnglishDialect,
): Promise<EnglishSpelling> => {
  const foreign = foreignPlaces(text, reading, unknown);
  const looked = unknown.filter(({ start, end }) => {
    const word = text.slice(start, end);
    return (
      !isOdd(word) &&
      !isNamed(text, start, end) &&
      !isCode(word, sentenceAt(reading, start)) &&
      !reading.isProtected(start, end) &&
      !foreign.some(([from, to]) => start >= from && end <= to) &&
      !TYPED_WORDS.has(word.toLowerCase())
    );
  });
  const other = await knownIn([...new Set(looked.map(({ start, end }) => text.slice(start, end)))], OTHER[dialect].dialect);
  const variants = await variantsOf([...other], dialect);
  const isBritish = dialect === 'en-US' && variants.size > 0 && !(await hasAmerican(text));
  const findings: Finding[] = [];
  for (const { start, end, candidates } of looked) {
    const word = text.slice(start, end);
    const lower = word.toLowerCase();
    const known = KNOWN_SLIPS.get(lower.replace(/’/g, "'"));
    const capital = word.slice(0, 1).toUpperCase() + word.slice(1);
    const cased = candidates.find((candidate) => isSameLetters(candidate, word)) ?? (isWellKnown(capital) ? capital : undefined);
    const isCapital = /^\p{Lu}/u.test(word);
    // "FRIDAY", and "IPhone" in a line of capitals.
    if (cased !== undefined && word === word.toUpperCase()) continue;
    const sentence = sentenceAt(reading, start);
    const isFirst = sentence !== undefined && text.slice(sentence.start, start).replace(/\P{L}/gu, '') === '';
    const isPlain = !isCapital || word === word.toUpperCase() || (sentence !== undefined && isTitled(sentence));
    if (other.has(word)) {
      const here = variants.get(lower);
      // Both forms of English may spell it like this: "axe", "afterwards".
      if (here !== undefined) {
        if (isBritish) continue;
        findings.push({
          type: 'spelling',
          start,
          end,
          message: `“${word}” is ${OTHER[dialect].name} spelling; ${OWN_NAME[dialect]} English has “${here}”.`,
          replacements: [inCaseOf(word, here)],
          safe: true,
          weight: WEIGHT,
        });
      }
      continue;
    }
    if (known === undefined && isEnglishWord(word)) continue;
    if (known === undefined && !isPlain && !isFirst) {
      // A name, unless everyone knows how it is spelt: "Wendesday".
      const near = rank(word, candidates.filter(isWellKnown));
      if (!near.isClear) continue;
      findings.push({
        type: 'spelling',
        start,
        end,
        message: message(word, near.words[0]),
        replacements: near.words,
        safe: true,
        weight: WEIGHT,
      });
      continue;
    }
    const common = commonWordsNear(lower).filter(isEnglishWord);
    // At the start of a sentence harper gives its candidates a capital, which says nothing.
    const plain = isFirst && isCapital ? candidates.map(uncapitalised) : candidates;
    const ranked = rank(word, withoutGenitives(word, [...plain, ...common]));
    const words = [known, cased, ...ranked.words].filter((candidate) => candidate !== undefined);
    // A capital at the start may be a name's: only what is met nowhere, and that one slip leads to, is mended unasked.
    const isSlip = ranked.isClear && (word.length > 6 || (word.length > 4 && !isMet(word)));
    const isName = isCapital && isFirst && known === undefined && !isSlip;
    const isLikeName = isCapital && isFirst && known === undefined && /^\p{Lu}/u.test(words[0] ?? '') && !isWellKnown(words[0]!);
    // In a heading or a list of people a capital hides names as well.
    const isListed = isCapital && sentence !== undefined && isTitled(sentence) && !(word.length > 6 && ranked.isClear);
    if (isListed && known === undefined && cased === undefined && word !== word.toUpperCase()) continue;
    if (isLikeName || (isName && distance(word, words[0] ?? '') > 1)) continue;
    findings.push({
      type: 'spelling',
      start,
      end,
      message: message(word, words[0]),
      replacements: words.map((candidate) => inCaseOf(word, candidate)),
      safe:
        known !== undefined ||
        cased !== undefined ||
        (ranked.isClear && !isName && !isQuoted(text, start, end) && !words[0]!.includes('-')),
      weight: WEIGHT,
    });
  }
  return { findings, foreign, isBritish };
};
