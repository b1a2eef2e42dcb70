/**
 * Finds tools by what people call them: their names first, then other people's words for them, what they are about, and the options
 * within them. Endings, spellings and slips of the finger are forgiven.
 */
export interface Findable {
  readonly slug: string;
  readonly name: string;
  readonly summary: string;
  /** Other people's words for it. */
  readonly alsoCalled: readonly string[];
  /** The choices that its form offers. */
  readonly options: readonly string[];
}

const WEIGHTS = { name: 10, alsoCalled: 8, summary: 4, options: 3 } as const;
/** Words that say nothing of what is looked for. */
const EMPTY = new Set(
  'a an the for of to my me i in on with and or tool generator maker free online please how make write create'.split(' '),
);

/** One form for the endings and spellings of a word: "humanise" and "humanizer", "titles" and "title". */
const stem = (word: string): string =>
  word
    .replace(/(?<=\w{4})is(?=e|ing|er|ation)/, 'iz')
    .replace(/(?<=\w{3})(?:izers?|izing|ized|izes|ization)$/, 'ize')
    .replace(/(?<=\w{3})(?:ies)$/, 'y')
    .replace(/(?<=\w{3})(?:ings?|ers?|ed|es|s)$/, '')
    .replace(/(?<=\w{3})e$/, '');

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}|['’]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** How many letters have to be changed, added, left out or swapped to make one of the other; `most` + 1 where it is more than that. */
const distance = (one: string, other: string, most: number): number => {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1];
      let best = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) best = Math.min(best, before[j - 2]! + 1);
      next.push(best);
    }
    [before, row] = [row, next];
  }
  return row[other.length]!;
};

interface Word {
  readonly word: string;
  readonly stem: string;
}

const known = new Map<string, readonly Word[]>();

/** The words of a text of ours, taken apart once: the same texts are looked through again with every letter. */
const wordsIn = (text: string): readonly Word[] => {
  const before = known.get(text);
  if (before) return before;
  const words = wordsOf(text).map((word) => ({ word, stem: stem(word) }));
  known.set(text, words);
  return words;
};

/** From 0 to 1: how well a word that was typed fits one that is known. The last word may still be in the making. */
const fit = ({ word: typed, stem: one }: Word, { word: known, stem: other }: Word): number => {
  if (typed === known) return 1;
  if (one === other) return 0.95;
  if (typed.length > 1 && known.startsWith(typed)) return 0.85;
  if (one.length > 3 && other.startsWith(one)) return 0.7;
  const most = typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2;
  const slips = distance(typed, known, most);
  return slips <= most && typed[0] === known[0] ? 0.75 - 0.15 * slips : 0;
};

const bestIn = (typed: Word, texts: readonly string[]): number =>
  Math.max(0, ...texts.flatMap((text) => wordsIn(text).map((word) => fit(typed, word))));

/** How well a tool fits each word that was typed. */
const fits = (words: readonly Word[], { name, alsoCalled, summary, options }: Findable): number[] =>
  words.map((word) =>
    Math.max(
      WEIGHTS.name * bestIn(word, [name]),
      WEIGHTS.alsoCalled * bestIn(word, alsoCalled),
      WEIGHTS.summary * bestIn(word, [summary]),
      WEIGHTS.options * bestIn(word, options),
    ),
  );

/** A phrase that somebody calls the tool by counts more than its words one by one. */
const isCalled = (typed: string, { name, alsoCalled }: Findable): boolean =>
  [name, ...alsoCalled].some(
    (text) =>
      wordsIn(text)
        .map(({ word }) => word)
        .join(' ') === typed,
  );

export interface Found<T> {
  /** The best first. */
  readonly tools: readonly T[];
  /** Nothing fits all that was typed: these come nearest. */
  readonly onlyNear: boolean;
}

const MOST_NEAR = 6;
/** Nobody names a tool in more characters: of a text that was pasted the beginning is looked for. */
const LONGEST = 120;

/** What fits every word; where nothing does, what fits some of them best; where nothing does either, the first few of all. */
export const search = <T extends Findable>(typed: string, all: readonly T[]): Found<T> => {
  const whole = wordsOf(typed.slice(0, LONGEST));
  const telling = whole.filter((word) => !EMPTY.has(word));
  const words = telling.length > 0 ? telling : whole;
  if (words.length === 0) return { tools: all, onlyNear: false };
  const wanted = words.map((word) => ({ word, stem: stem(word) }));
  const scored = all.map((tool) => {
    const each = fits(wanted, tool);
    const sum = each.reduce((total, one) => total + one, 0) + (isCalled(whole.join(' '), tool) ? 10 : 0);
    return { tool, sum, fitsAll: each.every((one) => one > 0) };
  });
  const ranked = scored.filter(({ sum }) => sum > 0).sort((one, other) => other.sum - one.sum);
  const full = ranked.filter(({ fitsAll }) => fitsAll);
  if (full.length > 0) return { tools: full.map(({ tool }) => tool), onlyNear: false };
  const near = ranked.length > 0 ? ranked.map(({ tool }) => tool) : nearestNames(words.join(' '), all);
  return { tools: near.slice(0, MOST_NEAR), onlyNear: true };
};

const pairsIn = (text: string): Set<string> =>
  new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2)));

/** By the pairs of letters that both have. */
const nearestNames = <T extends Findable>(typed: string, all: readonly T[]): T[] => {
  const wanted = pairsIn(typed);
  const shared = (tool: T): number =>
    Math.max(
      ...[tool.name, ...tool.alsoCalled].map((known) => {
        const pairs = pairsIn(wordsOf(known).join(' '));
        return [...wanted].filter((pair) => pairs.has(pair)).length / Math.max(1, pairs.size + wanted.size);
      }),
    );
  return all
    .map((tool) => ({ tool, score: shared(tool) }))
    .sort((one, other) => other.score - one.score)
    .map(({ tool }) => tool);
};
