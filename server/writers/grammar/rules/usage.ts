/** What words do among certain others, line by line from a table: usage-data.ts says how its lines are read. */
import { article } from '../../../english/prose.ts';
import { ing, participle, past, thirdPerson } from '../../../english/verbs.ts';
import { partsOfSpeech, sensesOf } from '../../../lexicon/wordnet.ts';
import { phraseAt } from '../clauses.ts';
import { isPlural, isSingular, plural, singular } from '../nouns.ts';
import { isA, isEnd, isWord, MODALS, setOf, type Token } from '../token.ts';
import { wordOf, type VerbForm } from '../words.ts';
import { atEachWord, isAttached, isBase, type Fix, type Rule } from './rule.ts';
import { QUALITIES, SETS, USAGE } from './usage-data.ts';

type Look = (tokens: readonly Token[], at: number) => boolean;

const isPerson = (word: string): boolean => sensesOf(word)[0]?.field === 'person';
const isHelper = (token: Token | undefined): boolean =>
  isWord(token, MODALS) || /^(?:'ll|'d|do|does|did|to|n't|not|cannot|let's|please)$/.test(token?.lower ?? '');

/** What a word in capitals stands for. */
const CLASSES: Readonly<Record<string, Look>> = {
  NOUN: (tokens, at) => isA(tokens[at], 'NOUN'),
  NAME: (tokens, at) => isA(tokens[at], 'PROPN'),
  ADJ: (tokens, at) => isA(tokens[at], 'ADJ') && wordOf(tokens[at]!.lower).isAdjective,
  VERB: (tokens, at) => isA(tokens[at], 'VERB', 'AUX'),
  BASE: (tokens, at) => isBase(tokens[at]),
  ING: (tokens, at) => isA(tokens[at], 'VERB', 'NOUN') && wordOf(tokens[at]!.lower).verb.has('ing'),
  PARTICIPLE: (tokens, at) => isA(tokens[at], 'VERB', 'ADJ') && wordOf(tokens[at]!.lower).verb.has('participle'),
  MANY: (tokens, at) => isA(tokens[at], 'NOUN') && isPlural(tokens[at]!.lower, tokens[at]!.lemma),
  ONE: (tokens, at) => isA(tokens[at], 'NOUN') && isSingular(tokens[at]!.lower, tokens[at]!.lemma),
  PERSON: (tokens, at) =>
    isA(tokens[at], 'NOUN') && isSingular(tokens[at]!.lower, tokens[at]!.lemma) && isPerson(tokens[at]!.lower),
  HELPER: (tokens, at) => isHelper(tokens[at]),
  NUM: (tokens, at) => isA(tokens[at], 'NUM'),
  YEAR: (tokens, at) => /^(?:1[5-9]|20)\d\d$/.test(tokens[at]?.text ?? ''),
  DATE: (tokens, at) => /^(?:[1-9]|[12]\d|3[01])(?:st|nd|rd|th)?$/.test(tokens[at]?.text ?? ''),
  MOST: (tokens, at) =>
    /^(?:best|worst)$/.test(tokens[at]?.lower ?? '') ||
    (isA(tokens[at], 'ADJ') && /[a-z]est$/.test(tokens[at]!.lower) && !partsOfSpeech(tokens[at]!.lower).has('verb')),
  END: (tokens, at) => isEnd(tokens[at]),
};

/** A word of the table, as a look at one place. Behind "~" any form of the verb is meant. */
const lookOf = (word: string): Look => {
  if (CLASSES[word] !== undefined) return CLASSES[word];
  const set = SETS[word];
  if (set !== undefined) {
    const words = setOf(set);
    return (tokens, at) => isWord(tokens[at], words);
  }
  const parts = [...new Set(word.split('/'))];
  const bases = new Set(parts.filter((part) => part.startsWith('~')).map((part) => part.slice(1)));
  const words = new Set(parts.filter((part) => !part.startsWith('~') && !/^[A-Z]/.test(part)));
  const others = parts.filter((part) => part !== word && /^[A-Z]/.test(part)).map(lookOf);
  if (words.size + bases.size + others.length < parts.length) throw new Error(`No such class of words: ${word}`);
  return (tokens, at) => {
    const token = tokens[at];
    if (token === undefined) return others.some((look) => look(tokens, at));
    if (words.has(token.lower)) return true;
    if (bases.size > 0 && !(isA(token, 'NOUN') && isA(tokens[at - 1], 'DET', 'ADJ')))
      for (const base of wordOf(token.lower).verb.values()) if (bases.has(base)) return true;
    return others.some((look) => look(tokens, at));
  };
};

const QUALITY: ReadonlyMap<string, string> = new Map(
  QUALITIES.split(/,\s*/).map((pair) => pair.trim().split(' ') as [string, string]),
);

interface Item {
  readonly look: Look;
  readonly word: string;
  /** "?": it may be missing. "!": nothing of the kind may stand there. "…": it stands somewhere before. */
  readonly kind: 'one' | 'maybe' | 'not' | 'somewhere' | 'phrase' | 'start';
}
const itemOf = (written: string): Item => {
  if (/^\^+$/.test(written)) return { look: () => true, word: written, kind: 'start' };
  if (written === 'PHRASE') return { look: () => true, word: written, kind: 'phrase' };
  const kind = written.startsWith('!') ? 'not' : written.startsWith('…') ? 'somewhere' : written.endsWith('?') ? 'maybe' : 'one';
  const word = kind === 'maybe' ? written.slice(0, -1) : kind === 'one' ? written : written.slice(1);
  return { look: lookOf(word), word, kind };
};
const itemsOf = (words: string): readonly Item[] => words.split(' ').filter(Boolean).map(itemOf);

/** The place behind these items, from this one on. */
const ahead = (items: readonly Item[], tokens: readonly Token[], at: number, from = 0): number | undefined => {
  const item = items[from];
  if (item === undefined) return at;
  if (item.kind === 'phrase') {
    const end = phraseAt(tokens, at)?.end;
    return end === undefined ? undefined : ahead(items, tokens, end, from + 1);
  }
  const isThere = item.look(tokens, at);
  if (item.kind === 'not') return isThere ? undefined : ahead(items, tokens, at, from + 1);
  const taken = isThere ? ahead(items, tokens, at + 1, from + 1) : undefined;
  return taken ?? (item.kind === 'maybe' ? ahead(items, tokens, at, from + 1) : undefined);
};

/** How far back something is looked for "somewhere before". */
const FAR = 12;
/** The words of a noun phrase. */
const LONGEST = 5;
/** These items, the last of them first, stand right before this place. */
const isBehind = (items: readonly Item[], tokens: readonly Token[], at: number, from = items.length - 1): boolean => {
  const item = items[from];
  if (item === undefined) return true;
  if (item.kind === 'start')
    return (at === 0 || (item.word === '^' && /^[,;:"(—-]$/.test(tokens[at - 1]!.text))) && isBehind(items, tokens, at, from - 1);
  if (item.kind === 'somewhere') {
    for (let place = at - 1; place >= Math.max(0, at - FAR); place--) if (item.look(tokens, place)) return true;
    return false;
  }
  if (item.kind === 'phrase') {
    for (let start = at - 1; start >= Math.max(0, at - LONGEST); start--)
      if (phraseAt(tokens, start)?.end === at && isBehind(items, tokens, start, from - 1)) return true;
    return false;
  }
  const isThere = at > 0 && item.look(tokens, at - 1);
  if (item.kind === 'not') return !isThere && isBehind(items, tokens, at, from - 1);
  return (
    (isThere && isBehind(items, tokens, at - 1, from - 1)) || (item.kind === 'maybe' && isBehind(items, tokens, at, from - 1))
  );
};

interface Row {
  readonly before: readonly Item[];
  readonly wrong: readonly Item[];
  readonly after: readonly Item[];
  readonly right: readonly string[];
  readonly message: string;
  readonly safe: boolean;
}

const rows: readonly Row[] = USAGE.flatMap(({ message, lines }) =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [, before = '', wrong = '', after = '', right = ''] = /^([^[]*)\[([^\]]*)\]([^=]*)=(.*)$/.exec(line.trim()) ?? [];
      const safe = !right.endsWith('(shown)');
      return {
        before: itemsOf(before),
        wrong: itemsOf(wrong),
        after: itemsOf(after),
        right: right
          .replace('(shown)', '')
          .split('|')
          .map((words) => words.trim()),
        message,
        safe,
      };
    }),
);

/** The rows that may begin with a word, or with a form of a verb ("~lose"); under "" those that begin with a class. */
const byOpening = new Map<string, Row[]>();
for (const row of rows) {
  const { word } = row.wrong[0]!;
  const openings = SETS[word]?.split(' ') ?? (/^[A-Z]/.test(word) ? [''] : word.split('/'));
  for (const opening of openings) byOpening.set(opening, [...(byOpening.get(opening) ?? []), row]);
}
const rowsFor = (lower: string): readonly Row[] => [
  ...(byOpening.get(lower) ?? []),
  ...[...new Set(wordOf(lower).verb.values())].flatMap((base) => byOpening.get(`~${base}`) ?? []),
  ...(byOpening.get('') ?? []),
];
const known = new Map<string, readonly Row[]>();
const MOST_KEPT = 20_000;
const rowsAt = ({ lower }: Token): readonly Row[] => {
  const found = known.get(lower) ?? rowsFor(lower);
  if (known.size > MOST_KEPT) known.clear();
  known.set(lower, found);
  return found;
};

const MAKE: Readonly<Record<VerbForm, (base: string) => string>> = {
  base: (base) => base,
  third: thirdPerson,
  past,
  participle,
  ing,
};
const HAVE = /^(?:have|has|had|having|'ve|am|is|are|was|were|be|been|being|get|got|'re|'m)$/;

/** The form that a verb has here: past and participle are often one. */
const formAt = (tokens: readonly Token[], at: number): VerbForm => {
  const forms = wordOf(tokens[at]!.lower).verb;
  let before = at - 1;
  while (isA(tokens[before], 'ADV') || tokens[before]?.lower === "n't" || tokens[before]?.lower === 'not') before--;
  if (forms.has('base') && (isHelper(tokens[before]) || !forms.has('past'))) return 'base';
  if (forms.has('participle') && HAVE.test(tokens[before]?.lower ?? '')) return 'participle';
  return (['past', 'third', 'ing', 'participle', 'base'] as const).find((form) => forms.has(form)) ?? 'base';
};

const baseOf = ({ lower }: Token): string => [...wordOf(lower).verb.values()][0] ?? lower;

/** The forms in which a wrong word may be written again. */
const AS: Readonly<Record<string, (lower: string, base: string) => string>> = {
  many: plural,
  one: singular,
  ing: (_, base) => ing(base),
  base: (_, base) => base,
  past: (_, base) => past(base),
  lower: (lower) => lower,
  /** "Deliciously" is "delicious". */
  plain: (lower) => lower.replace(/ily$/, 'y').replace(/bly$/, 'ble').replace(/ly$/, ''),
  quality: (lower) => QUALITY.get(lower) ?? lower,
  apart: (lower) => lower.replace(/(?:in|out|up)$/, ' $&'),
};

/** "{2}" is the second wrong word, "{2.many}" its plural; "{~miss}" is a verb in the form of the first one, "{a}" the article. */
const filled = (template: string, tokens: readonly Token[], at: number, end: number): string =>
  template.replace(/\{([^{}]*)\}/g, (_, what: string) => {
    if (what.startsWith('~')) {
      const [base = '', ...rest] = what.slice(1).split(' ');
      return [MAKE[formAt(tokens, at)](base), ...rest].join(' ');
    }
    const [place = '', form] = what.split('.');
    if (place === 'a') return article(tokens[end]!.text);
    if (place === 'an') return article(tokens[at]!.text);
    const token = tokens[at + Number(place) - 1]!;
    return form === undefined ? token.text : (AS[form]?.(token.lower, baseOf(token)) ?? token.text);
  });

const usage = atEachWord((tokens, at): Fix | undefined => {
  for (const { before, wrong, after, right, message, safe } of rowsAt(tokens[at]!)) {
    if (!isBehind(before, tokens, at)) continue;
    const end = ahead(wrong, tokens, at);
    if (end === undefined || ahead(after, tokens, end) === undefined) continue;
    const [first, last] = [tokens[at]!, tokens[end - 1]!];
    // "On-site", "break-in": parts of another word.
    if ((tokens[end]?.text === '-' && isAttached(tokens[end], last)) || tokens[at - 1]?.text === '-') continue;
    const replacements = right.map((words) => filled(words, tokens, at, end));
    const told = message
      .replace('{right}', replacements[0] ?? '')
      .replace('{wrong}', first === last ? first.text : `${first.text} … ${last.text}`);
    if (replacements[0] !== '') return { from: first, to: last, message: told, replacements, safe };
    // Nothing can be seen where nothing stands: the word beside it shows what is gone.
    const beside = isEnd(tokens[end]) ? tokens[at - 1] : tokens[end];
    if (beside === undefined) continue;
    const [from, to] = isEnd(tokens[end]) ? [beside, last] : [first, beside];
    return { from, to, message: `“${first.text}” is not needed here.`, replacements: [beside.text], safe };
  }
  return undefined;
});

export const usageRules: readonly Rule[] = [usage];
