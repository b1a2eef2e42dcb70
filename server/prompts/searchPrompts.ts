/** Searches the library as a visitor means it: by words and, where the encoder can be reached, by meaning. */
import { catalogue } from './catalogue.ts';
import { readFromForeign } from './foreign.ts';
import { nearPrompts } from './nearPrompts.ts';
import type { CataloguePrompt } from './prompt.ts';
import { corrected, findPrompts, partedByNo, withoutPurpose, type Nearness, type Order, type PromptQuery } from './search.ts';
import { tellingWords } from './words.ts';

/** Whoever finds fewer is shown what is near them. */
const FEW = 3;
/** A neighbour shares a tag with what was found, is like it, and not far from what was typed; more so where it stands on another shelf. */
const AT_LEAST = {
  here: { alike: 0.66, near: 0.5, together: 1.24 },
  elsewhere: { alike: 0.76, near: 0.7, together: 1.46 },
} as const;

/** A tag on more prompts than these says little: "letters". */
const TELLING = 12;
const tagged = new Map<string, number>();
for (const tag of catalogue.flatMap(({ tags }) => tags)) tagged.set(tag, (tagged.get(tag) ?? 0) + 1);
const isKin = (one: CataloguePrompt, other: CataloguePrompt): boolean =>
  one.tags.some((tag) => tagged.get(tag)! <= TELLING && other.tags.includes(tag));

const neighboursOf = async (found: CataloguePrompt, near: Nearness): Promise<CataloguePrompt[]> => {
  const alike = (await nearPrompts(found.description)) ?? new Map<string, number>();
  const together = ({ id }: CataloguePrompt): number => (alike.get(id) ?? 0) + (near.get(id) ?? 0);
  return catalogue
    .filter((prompt) => {
      if (!isKin(prompt, found)) return false;
      const least = AT_LEAST[prompt.category === found.category ? 'here' : 'elsewhere'];
      const [toFound, toTyped] = [alike.get(prompt.id) ?? 0, near.get(prompt.id) ?? 0];
      return toFound >= least.alike && toTyped >= least.near && toFound + toTyped >= least.together;
    })
    .toSorted((one, other) => together(other) - together(one));
};

/** Who wants it says nothing of what it is: "my boss wants a checklist". */
const WANTED_BY = /^(?:my|our|the) \p{L}+ (?:wants?|needs?|asked (?:me )?for|is asking for) (?:an?|some) (?=\S)/iu;

/** How far a prompt that is near to what is wanted by itself is near to the whole of the search. */
const BY_THING = 0.76;
/** What is further from what is wanted is near to the rest only, and then so near at most. */
const BESIDE_THING = { from: 0.6, atMost: 0.76 } as const;

/** How near each prompt is to the search. Whom it is for may not draw away from what it is: "post ideas for nurses" is no leaflet. */
const nearnessTo = async (search: string): Promise<Nearness | undefined> => {
  const thing = withoutPurpose(search);
  const [near, byThing] = await Promise.all([nearPrompts(search), thing === undefined ? undefined : nearPrompts(thing)]);
  if (!near || !byThing) return near;
  const weighed = (nearness: number, toThing: number): number =>
    Math.max(toThing < BESIDE_THING.from ? Math.min(nearness, BESIDE_THING.atMost) : nearness, BY_THING * toThing);
  return new Map(Array.from(near, ([id, nearness]) => [id, weighed(nearness, byThing.get(id) ?? 0)] as const));
};

export const searchPrompts = async ({ search: typed, category }: PromptQuery, order?: Order): Promise<CataloguePrompt[]> => {
  const inEnglish = readFromForeign(typed);
  if (inEnglish === '') return [];
  const search = inEnglish ?? typed;
  const { meant, wanted, allowed } = partedByNo(search);
  const near = search.trim() === '' ? undefined : await nearnessTo(corrected(meant.replace(WANTED_BY, '')));
  const found = findPrompts({ search, category }, order, near);
  const [first] = found;
  // A single word is answered by what goes by it, and by nothing beside it.
  if (first === undefined || near === undefined || found.length >= FEW || tellingWords(wanted).length < 2) return found;
  const shelf = category.trim().toLowerCase();
  const beside = (await neighboursOf(first, near)).filter(
    (prompt) => !found.includes(prompt) && allowed(prompt) === 1 && (shelf === 'all' || prompt.category.toLowerCase() === shelf),
  );
  return [...found, ...beside.slice(0, FEW - found.length)];
};
