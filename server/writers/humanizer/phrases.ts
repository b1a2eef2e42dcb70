/**
 * Phrase tables, read once: what stands in a text and what is said instead. The tables themselves (`phrases/`) are written
 * one row per line, "what to find > one wording / another"; a few names in capitals stand for patterns that come often.
 */
import { article } from '../../english/prose.ts';
import type { Random } from '../../random.ts';
import { formsOf } from './inflect.ts';
import type { Tone } from './tone.ts';
import { CRISP } from './phrases/crisp.ts';
import { LONGER } from './phrases/longer.ts';
import { PLAIN } from './phrases/plain.ts';
import { SOBER } from './phrases/sober.ts';
import { STOCK } from './phrases/stock.ts';
import { CRISP_VERBS, PLAIN_VERBS, SOBER_VERBS, STOCK_VERBS } from './phrases/verbs.ts';

export type { Tone } from './tone.ts';

interface Rule {
  /** Stands in every text that the pattern finds: most rows are set aside by it, and their patterns never built. */
  readonly clue: string;
  readonly find: () => RegExp;
  /** The wordings to choose from. `$1` is the first group. `before` is the text in front of the match. */
  readonly wordings: (before: string) => readonly string[];
}

/** Nothing that can follow an adjective without belonging to it: "a big and …", "is big in …". */
const NOT_A_NOUN =
  'and|or|but|in|on|at|for|to|of|that|than|because|as|when|if|while|with|by|from|since|until|enough|other|figures|digits|about|is|are|was|were|not';
const MACROS: Readonly<Record<string, string>> = {
  ATTR: `(?= (?!(?:${NOT_A_NOUN})\\b)\\p{L})`,
  PLURAL:
    '(?= (?:(?!(?:is|has|was|his|its|this|us|as|does|thus)\\b)[\\p{L}-]+(?<!ss|us|is)s\\b|[\\p{L}-]+ (?!(?:is|has|was|his|its|this|us|as|does|thus)\\b)[\\p{L}-]+(?<!ss|us|is)s\\b|people|children|men|women))',
  WEIGHTY:
    '(?:crucial|vital|pivotal|key|critical|significant|important|essential|integral|indispensable|fundamental|central|major|instrumental|paramount|imperative|necessary|decisive)',
  PACE: '(?:fast-paced|ever-changing|ever-evolving|rapidly (?:changing|evolving)|modern|digital|competitive|business|globali[sz]ed|interconnected|hectic|busy|complex|dynamic|connected|data-driven|increasingly \\p{L}+)',
  INFINITIVE: '(?<=\\b(?:to|can|could|should|will|would|may|might|must|we|you|they) )',
  ABSTRACT:
    '(?= (?:an? |the |their |its |our |your |more |greater |new |valuable |useful )?(?:[\\p{L}-]+ )?(?:sense|culture|cohesion|exchange|collaboration|innovation|creativity|growth|community|connections?|trust|understanding|environment|relationships?|dialogue|engagement|learning|inclusion|belonging|skills?|knowledge|experience|insights?|moisture|respect|teamwork|communication|loyalty|confidence|independence|curiosity|partnerships|heat|water|staff|customers)\\b)',
  RELATION: '(?= (?:[\\p{L}-]+ ){0,3}(?:relationships?|connections?|trust|partnerships?|bonds?)\\b)',
  THING: '(?= (?:an?|the|its|their|his|her|our|your|how|some|many|\\p{L}+ed) )',
  THAT: '(?= (?:that|how|why|what|an?|the|strong|clear)\\b)',
  USEFUL:
    '(?= (?:an? |the |their |its |many |useful |practical |valuable |more |further )?(?:[\\p{L}-]+ )?(?:insights?|opportunit(?:y|ies)|overview|benefits?|information|support|guidance|access|advice|feedback|details)\\b)',
  TROUBLE:
    '(?= (?:an? |the |any |several |some |many |potential |possible |new |such )*(?:problems?|issues?|errors?|mistakes?|trouble|difficult(?:y|ies)|challenges?|risks?|faults?)\\b)',
  HARM: '(?= (?:[\\p{L}-]+ ){0,2}(?:rot|diseases?|infections?|spread|fraud|crimes?|damage|decay|mou?ld|corruption|conflicts?|failures?|injur(?:y|ies)|abuse|erosion)\\b)',
  MEETING: '(?= (?:[\\p{L}-]+ ){0,2}(?:workshops?|meetings?|sessions?|discussions?|trainings?|seminars?)\\b)',
  METHOD: '(?= (?:[\\p{L}-]+ ){0,2}(?:strateg(?:y|ies)|techniques?|methods?|tactics|tips)\\b)',
  SCENE:
    '(?= (?:the |its |this )?(?:[\\p{L}-]+ ){0,3}(?:culture|atmosphere|scenery|beauty|nature|surroundings|views?|nightlife|landscape)\\b)',
  TIME: '(?= (?:more |some |much |less |their |his |her |our |your )*(?:time|attention|energy|effort|hours)\\b)',
  BALANCE:
    '(?= (?:an?|the) (?:good |healthy |right |steady )*(?:[\\p{L}-]+ )?(?:balance|distance|pace|temperature|rhythm|level)\\b)',
};

const START = "(?<![\\p{L}\\p{N}'’-])";
const STOP = "(?![\\p{L}\\p{N}]|['’-]\\p{L})";
/** Where the bare form can only be a verb. */
const VERB_STANDS =
  "(?<=(?:^|\\b(?:to|can|could|will|would|shall|should|may|might|must|not|n['’]t|they|we|you|I|who|that|also|help|helps|let|please|and|or|then|companies|teams|people|businesses|organizations|businesses) ))";

const expanded = (find: string): string =>
  find.replace(/ ?\[([A-Z]+)\]/g, (row, name: string) => {
    const macro = MACROS[name];
    if (macro === undefined) throw new Error(`no pattern is called ${row}`);
    return macro.startsWith('(?=') ? macro : `${row.startsWith(' ') ? ' ' : ''}${macro}`;
  });

/** True where the row ends in a condition on what follows, or in a mark: no word boundary is due there. */
const endsOpen = (words: string): boolean =>
  /\[(?!WEIGHTY|PACE)[A-Z]+\]$|\(\?[=!][^()]*(?:\([^()]*(?:\([^()]*\)[^()]*)*\)[^()]*)*\)$|[,?]$/.test(words);

/** The longest run of letters that the row cannot do without. */
const clueOf = (words: string): string => {
  let sure = words.replace(/\[[^\]]*\]|\\p\{\w+\}|\\\w/g, '#');
  for (let before = ''; before !== sure; ) {
    before = sure;
    sure = sure.replace(/\([^()]*\)[?*+]?/g, '#');
  }
  const runs = sure.replace(/.[?*]/g, '#').match(/[a-z -]+/gi) ?? [];
  return runs.reduce((longest, run) => (run.length > longest.length ? run : longest), '').toLowerCase();
};

const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => (made ??= make());
};

const patternOf = (words: string, { before = '', isGap = false } = {}): RegExp => {
  const source = expanded(words).replace(/(?<!\[)['’](?!\])/g, "['’]");
  // A row that begins with a comma stands behind a word.
  const start = words.startsWith(',') ? '' : START;
  return new RegExp(`${before}${start}(?:${source})${endsOpen(words) ? '' : STOP}${isGap ? ' ?' : ''}`, 'giu');
};

const splitRow = (row: string): readonly [find: string, wordings: readonly string[]] => {
  const [find = '', wordings = ''] = row.split(/ > ?/);
  return [find, wordings.split(' / ').map((words) => (words === '_' ? '' : words))];
};

const rowsOf = (table: string): string[] => table.split('\n').filter((row) => row.trim() !== '');

const phraseRules = (table: string): Rule[] =>
  rowsOf(table).map((row) => {
    const [find, wordings] = splitRow(row);
    return { clue: clueOf(find), find: once(() => patternOf(find, { isGap: wordings.includes('') })), wordings: () => wordings };
  });

/** A participle stands after a form of "be" or "have", with at most an adverb between. */
const AFTER_AUXILIARY =
  /\b(?:be|been|being|is|are|was|were|am|has|have|had|['’](?:ve|re|s|d)|get|gets|got)(?: (?:not|also|never|always|already|just|since|then|\p{L}+ly))* $/iu;

const verbRules = (table: string): Rule[] =>
  rowsOf(table).flatMap((row) => {
    const [left, replacements] = splitRow(row);
    const isNounToo = left.startsWith('~');
    const [words = '', object = ''] = left.replace('~', '').split(/(?= \[)/);
    const found = formsOf(words);
    const said = replacements.map(formsOf);
    const rule = (form: string, wordings: Rule['wordings'], before = ''): Rule => ({
      clue: form,
      find: once(() => patternOf(form + object, { before })),
      wordings,
    });
    return [
      rule(found.base, () => said.map(({ base }) => base), isNounToo ? VERB_STANDS : ''),
      rule(found.ing, () => said.map(({ ing }) => ing)),
      rule(
        found.s,
        () => said.map(({ s }) => s),
        isNounToo ? '(?<!\\b(?:the|these|those|its|their|our|your|of|no|many|several|two|three|new) )' : '',
      ),
      ...[...new Set([found.past, found.participle])]
        .filter((form) => form !== found.base)
        .map((form) =>
          rule(form, (before) => said.map(({ past, participle }) => (AFTER_AUXILIARY.test(before) ? participle : past))),
        ),
    ];
  });

/** The tone's own rows come first: what they have replaced, the stock rows no longer find. Longer rows come before shorter ones. */
const TABLES: Readonly<Record<Tone, () => Rule[]>> = {
  Standard: () => [...phraseRules(STOCK), ...verbRules(STOCK_VERBS), ...phraseRules(PLAIN), ...verbRules(PLAIN_VERBS)],
  'SEO/blogs': () => [...phraseRules(STOCK), ...verbRules(STOCK_VERBS), ...phraseRules(PLAIN), ...verbRules(PLAIN_VERBS)],
  Professional: () => [...phraseRules(STOCK), ...verbRules(STOCK_VERBS), ...phraseRules(CRISP), ...verbRules(CRISP_VERBS)],
  Academic: () => [...phraseRules(SOBER), ...verbRules(SOBER_VERBS), ...phraseRules(STOCK), ...verbRules(STOCK_VERBS)],
};
const compiled = new Map<Tone, readonly Rule[]>();
const rulesOf = (tone: Tone): readonly Rule[] => {
  const known = compiled.get(tone);
  if (known) return known;
  const rules = TABLES[tone]();
  compiled.set(tone, rules);
  return rules;
};

const capitalLike = (model: string, words: string): string => {
  if (/\p{Lu}{2}/u.test(model) && !/\p{Ll}/u.test(model)) return words.toUpperCase();
  return /^\p{Lu}/u.test(model) ? words.charAt(0).toUpperCase() + words.slice(1) : words;
};

const filledIn = (words: string, groups: readonly string[]): string =>
  words.replace(/\$(\d)/g, (_, n: string) => groups[Number(n) - 1] ?? '');

const ARTICLE_AND_WORD = /\b(an?)( +)([\p{L}\p{N}][\p{L}\p{N}'’-]*)/giu;

/** "a" and "an" before the words of a rewritten text that have changed; those that the visitor wrote stay as they are. */
export const articlesFor = (original: string): ((text: string) => string) => {
  const written = new Set([...original.matchAll(ARTICLE_AND_WORD)].map(([pair]) => pair.toLowerCase()));
  return (text) =>
    text.replace(ARTICLE_AND_WORD, (pair, own: string, space: string, next: string) =>
      written.has(pair.toLowerCase()) ? pair : capitalLike(own === 'A' ? 'Aa' : own, article(next)) + space + next,
    );
};

const replaced = (sentence: string, { find, wordings }: Rule, random: Random): string =>
  sentence.replace(find(), (found: string, ...rest: unknown[]) => {
    const at = rest.findIndex((part) => typeof part === 'number');
    const before = sentence.slice(0, rest[at] as number);
    const groups = rest.slice(0, at).map((group) => (typeof group === 'string' ? group : ''));
    const choice = wordings(before);
    // Within a sentence, what may be left out is left out.
    const words = before.trim() !== '' && choice.includes('') ? '' : random.pick(choice);
    return capitalLike(found, filledIn(words, groups)) + (words !== '' && found.endsWith(' ') ? ' ' : '');
  });

/** A rewrite of phrases for one text: rows that can find nothing in it are set aside once. */
export const phraseRewriter = (text: string, tone: Tone): ((sentence: string, random: Random) => string) => {
  const lower = text.toLowerCase().replaceAll('’', "'");
  const rules = rulesOf(tone).filter(({ clue }) => lower.includes(clue));
  return (sentence, random) => rules.reduce((words, rule) => replaced(words, rule, random), sentence);
};

const longerRules = once(() => phraseRules(LONGER));

/** The same said at greater length, in one place of the sentence; undefined where there is no such place. */
export const saidLonger = (sentence: string, random: Random): string | undefined => {
  const lower = sentence.toLowerCase();
  for (const rule of random.shuffle(longerRules().filter(({ clue }) => lower.includes(clue)))) {
    const said = replaced(sentence, rule, random);
    if (said !== sentence) return said;
  }
  return undefined;
};
