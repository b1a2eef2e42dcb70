/** Searches the library as a visitor means it: by words and, where the encoder can be reached, by meaning. */
import { catalogue } from './catalogue.ts';
import { isKnown } from '../english/topic/word-classes.ts';
import { readFromForeign } from './foreign.ts';
import { nearPrompts } from './nearPrompts.ts';
import type { CataloguePrompt } from './prompt.ts';
import {
  corrected,
  findHits,
  partedByNo,
  withoutPurpose,
  type Hit,
  type Nearness,
  type Order,
  type PromptQuery,
} from './search.ts';
import { tellingWords } from './words.ts';

/** With fewer found, what is near them is shown as well, but no more than this. */
const FEW = 3;
/** A neighbour is like the first, shares a tag with it, and is near to what was typed as well, not far behind the first. */
const NEIGHBOR = { alike: 0.66, near: 0.7, together: 1.46, behind: 0.1 } as const;
/** What comes behind a sure first is of the same task, or answers nearly as well. */
const FOLLOWER = { alike: 0.68, kin: 0.56, near: 0.76, worth: 0.92 } as const;
/** From here on the first is surely what was meant. */
const SURE = { worth: 1.25, near: 0.7 } as const;
/** Where it is not sure, only what answers about as well may be what was meant; and a guess stands alone. */
const UNSURE = { share: 0.84, guess: 0.6 } as const;

/** A tag on more prompts than these says little: "letters". */
const TELLING = 8;
const tagged = new Map<string, number>();
for (const tag of catalogue.flatMap(({ tags }) => tags)) tagged.set(tag, (tagged.get(tag) ?? 0) + 1);
const isKin = (one: CataloguePrompt, other: CataloguePrompt): boolean =>
  one.tags.some((tag) => tagged.get(tag)! <= TELLING && other.tags.includes(tag));

/** How near each prompt is, 0 where it is not known. */
const of = (near: Nearness, { id }: CataloguePrompt): number => near.get(id) ?? 0;

const neighborsOf = (found: CataloguePrompt, alike: Nearness, near: Nearness): CataloguePrompt[] => {
  const together = (prompt: CataloguePrompt): number => of(alike, prompt) + of(near, prompt);
  return catalogue
    .filter(
      (prompt) =>
        isKin(prompt, found) &&
        of(alike, prompt) >= NEIGHBOR.alike &&
        of(near, prompt) >= Math.max(NEIGHBOR.near, of(near, found) - NEIGHBOR.behind) &&
        together(prompt) >= NEIGHBOR.together,
    )
    .toSorted((one, other) => together(other) - together(one));
};

/** Whether it is on the same matter as the best, where that is surely what was meant; else it may be what was meant itself. */
const follows = ({ prompt, worth }: Hit, best: Hit, alike: Nearness, near: Nearness): boolean => {
  if (best.worth < SURE.worth || of(near, best.prompt) < SURE.near)
    return best.worth >= UNSURE.guess && worth >= UNSURE.share * best.worth;
  if (worth >= FOLLOWER.worth * best.worth && of(near, prompt) >= FOLLOWER.near) return true;
  return of(alike, prompt) >= (isKin(prompt, best.prompt) ? FOLLOWER.kin : FOLLOWER.alike);
};

/** Prompts for days of mourning, which nobody wants to meet who looks for something else. */
const GRIM = new Set(['condolences', 'eulogy', 'obituary', 'funeral', 'grief', 'bereavement']);
const SPEAKS_OF_DEATH =
  /\b(?:di(?:es?|ed|ing)|dying|dead|deaths?|deceased|funerals?|eulog\w*|obituar\w*|grie[fv]\w*|mourn\w*|condol\w*|sympath\w*|bereave\w*|cremat\w*|memorial|tribute|miscarr\w*|widow\w*|loss(?:es)?|pass(?:ed|es|ing) away|lost (?:her|his|my|our|their|an?) (?!job|work|home|licen|key|phone|wallet|way|temper|mind|money|bag|luggage|passport|client|customer|game|match)|sorry (?:for|about) (?:your|his|her|their)|late (?:husband|wife|father|mother|dad|mum|mom)|last words|buried|burial)\b/i;
const isFit = (search: string): ((prompt: CataloguePrompt) => boolean) => {
  const mayBeGrim = SPEAKS_OF_DEATH.test(search);
  return ({ tags }) => mayBeGrim || !tags.some((tag) => GRIM.has(tag));
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

/** Of what is no word of any kind only the letters say something: by meaning it is near to anything. */
const isRead = (search: string): boolean => tellingWords(search).some((word) => isKnown(word) && !NUMERAL.test(word));
/** "XX" is a numeral, and says no more. */
const NUMERAL = /^(?:x[ivx]+|v?i{2,})$/;

export const searchPrompts = async ({ search: typed, category }: PromptQuery, order?: Order): Promise<CataloguePrompt[]> => {
  const inEnglish = readFromForeign(typed);
  if (inEnglish === '') return [];
  const search = corrected(inEnglish ?? typed);
  const { meant, wanted, allowed } = partedByNo(search);
  const near = isRead(search) ? await nearnessTo(meant.replace(WANTED_BY, '')) : undefined;
  const hits = findHits({ search, category }, order, near);
  if (near === undefined || hits.length === 0) return hits.map(({ prompt }) => prompt);
  const isShown = isFit(search);
  const shown = hits.filter(({ prompt }) => isShown(prompt));
  const best = shown.toSorted((one, other) => other.worth - one.worth)[0];
  if (best === undefined) return [];
  const alike = (await nearPrompts(best.prompt.description)) ?? new Map<string, number>();
  const found = shown.filter((hit) => hit === best || follows(hit, best, alike, near)).map(({ prompt }) => prompt);
  // A single word is answered by what goes by it, and by nothing beside it.
  if (found.length >= FEW || tellingWords(wanted).length < 2) return found;
  const shelf = category.trim().toLowerCase();
  const beside = neighborsOf(best.prompt, alike, near).filter(
    (prompt) =>
      !found.includes(prompt) &&
      isShown(prompt) &&
      allowed(prompt) === 1 &&
      (shelf === 'all' || prompt.category.toLowerCase() === shelf),
  );
  return [...found, ...beside.slice(0, FEW - found.length)];
};
