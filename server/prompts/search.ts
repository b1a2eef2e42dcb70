/** Finds prompts of the catalogue by words and category. */
import MiniSearch, { type SearchOptions } from 'minisearch';
import { catalogue } from './catalogue.ts';
import type { CataloguePrompt } from './prompt.ts';
import { wishesIn } from './synonyms.ts';
import { tellingWords, wordsOf } from './words.ts';

export interface PromptQuery {
  /** Free text. Blank finds everything. */
  readonly search: string;
  /** A category's name in any case, or "all". */
  readonly category: string;
}

/** Below 0 where the first comes before the second. */
export type Order = (first: CataloguePrompt, second: CataloguePrompt) => number;

/** What a word is worth by where it stands: a tag says what a prompt is for, its text only mentions things. */
const WORTH = { tags: 1, description: 0.8, category: 0.6, prompt: 0.3 } as const;
type Field = keyof typeof WORTH;

/** A placeholder, "[main doubts]", says nothing of what the prompt is for. */
const withoutPlaceholders = (text: string): string => text.replace(/\[[^[\]]*\]/g, ' ');

const index = new MiniSearch<CataloguePrompt>({
  fields: Object.keys(WORTH),
  extractField: (prompt, field) =>
    field === 'tags' ? prompt.tags.join(' ') : field === 'prompt' ? withoutPlaceholders(prompt.prompt) : prompt[field as 'id'],
  tokenize: wordsOf,
  processTerm: (word) => word,
  searchOptions: { tokenize: (words) => words.split(' ') },
});
index.addAll(catalogue);

/** How well a prompt answers, from 0 to a little over 1, by its id. */
type Matches = ReadonlyMap<string, number>;

/** Standing in several fields is a little better than in one. */
const AGAIN = 0.08;

const worthOf = (fields: ReadonlySet<string>): number =>
  Math.max(...Array.from(fields, (field) => WORTH[field as Field])) + AGAIN * (fields.size - 1);

const look = (word: string, options: SearchOptions, factor: number): [string, number][] =>
  index.search(word, options).map(({ id, match }) => [String(id), factor * worthOf(new Set(Object.values(match).flat()))]);

/** Corrects two swapped letters ("breif"), where that makes a known word of an unknown one. */
const unswapped = (word: string): string => {
  const swaps = Array.from(word.slice(1), (_, at) => word.slice(0, at) + word[at + 1]! + word[at]! + word.slice(at + 2));
  return swaps.find((swapped) => index.search(swapped).length > 0) ?? word;
};

/** How many letters of a word may be wrong: none in a short one. */
const slips = (word: string): number => (word.length < 4 ? 0 : word.length < 6 ? 1 : 2);

/** The prompts with this word; failing that, with words that begin with it; failing that, with one it may be a slip for. */
const matchesOf = (word: string): Matches => {
  const exact = look(word, {}, 1);
  const begun = word.length > 2 ? look(word, { prefix: true }, 0.5) : [];
  if (exact.length + begun.length > 0) return new Map([...begun, ...exact]);
  const swapped = word.length < 4 ? word : unswapped(word);
  return new Map(look(swapped, swapped === word ? { fuzzy: slips(word) } : {}, 0.9));
};

/** The prompts in which all of these words stand. */
const matchesOfAll = (words: readonly string[]): Matches => {
  const [first = new Map<string, number>(), ...others] = words.map(matchesOf);
  return new Map(
    Array.from(first, ([id, worth]) => [id, Math.min(worth, ...others.map((other) => other.get(id) ?? 0))] as const).filter(
      ([, worth]) => worth > 0,
    ),
  );
};

/** One thing that is asked for, in any of its names. */
interface Asked {
  readonly weight: number;
  /** What is only the form of what is wanted ("ideas") need not be there. */
  readonly isLoose: boolean;
  readonly matches: Matches;
}

const best = (all: readonly Matches[]): Matches => {
  const together = new Map<string, number>();
  for (const matches of all) for (const [id, worth] of matches) together.set(id, Math.max(worth, together.get(id) ?? 0));
  return together;
};

/** What is rare in the library tells more. */
const weightOf = (matches: Matches): number => 1 + Math.log(catalogue.length / (1 + matches.size));

/** The first of a wish's names is nearer to what was meant than the others; the words typed may say less than the name. */
const BESIDE = [1, 0.8, 0.7];
const AS_TYPED = 0.8;
const times = (factor: number, matches: Matches): Matches =>
  new Map(Array.from(matches, ([id, worth]) => [id, factor * worth] as const));

/** Words for the form of what is wanted, in any subject. */
const LOOSE = new Set('best create example good idea make new template tip write writing'.split(' '));

/** A thing that goes by names of its own tells more than a word beside it. */
const NAMED = 1.6;

const askedIn = (search: string): Asked[] => {
  const wishes = wishesIn(search);
  const covered = new Set(wishes.flatMap(({ typed }) => wordsOf(typed)));
  const asked = (matches: Matches, factor: number): Asked => ({
    weight: factor * weightOf(matches),
    isLoose: factor < 1,
    matches,
  });
  return [
    ...wishes.map(({ typed, lookedFor }) =>
      asked(
        best([
          times(AS_TYPED, matchesOfAll(tellingWords(typed))),
          ...lookedFor.map((name, at) => times(BESIDE[at]!, matchesOfAll(wordsOf(name)))),
        ]),
        NAMED,
      ),
    ),
    ...tellingWords(search)
      .filter((word) => !covered.has(word))
      .map((word) => asked(matchesOf(word), LOOSE.has(word) ? 0.4 : 1)),
  ].filter(({ matches }) => matches.size > 0);
};

/** What answers less than this share of what the best answers barely matches. */
const BARELY = 0.55;
/** What answers nearly as much as the best counts as equal to it. */
const EQUAL = 0.9;

/**
 * The matching prompts, closest matches first. What barely matches is left out.
 * @param order Decides among those that match about as well ("most liked"); the others stay in the order of relevance.
 */
export const findPrompts = ({ search, category }: PromptQuery, order: Order = () => 0): CataloguePrompt[] => {
  const wanted = category.trim().toLowerCase();
  const isWanted = (prompt: CataloguePrompt): boolean => wanted === 'all' || prompt.category.toLowerCase() === wanted;
  const shelf = catalogue.filter(isWanted);
  if (search.trim() === '') return shelf.toSorted(order);
  const asked = askedIn(search);
  const answers = (prompt: CataloguePrompt): number =>
    asked.reduce((sum, { weight, matches }) => sum + weight * (matches.get(prompt.id) ?? 0), 0);
  const isWhole = ({ id }: CataloguePrompt): boolean => asked.every(({ isLoose, matches }) => isLoose || matches.has(id));
  const whole = shelf.filter(isWhole);
  const hits = (whole.length > 0 ? whole : shelf)
    .map((prompt) => ({ prompt, worth: answers(prompt) }))
    .filter(({ worth }) => worth > 0);
  const most = Math.max(...hits.map(({ worth }) => worth));
  const tier = (worth: number): number => (worth >= EQUAL * most ? 0 : 1);
  return hits
    .filter(({ worth }) => worth >= BARELY * most)
    .toSorted(
      (first, second) =>
        tier(first.worth) - tier(second.worth) || order(first.prompt, second.prompt) || second.worth - first.worth,
    )
    .map(({ prompt }) => prompt);
};
