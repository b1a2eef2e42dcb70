/** Checks the items of a list, one by one and against each other. */
import type { List, Prose, Shape, Shapes, Values } from '../../engine/definition/index.ts';
import type { Checks } from '../prompt.ts';
import { isSlight, type Fault } from './fault.ts';
import type { TextCheck } from './texts.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const provided = (keys: Shapes): [string, Prose][] =>
  Object.entries(keys).filter((entry): entry is [string, Prose] => entry[1].shape === 'prose');

/** The text that identifies an item. */
export const titleOf = (list: List, item: unknown): string => {
  const of: Shape = list.of;
  if (of.shape !== 'record') return textOf(item);
  const [first] = provided(of.keys as Shapes);
  return first ? textOf((item as Record<string, unknown>)[first[0]]) : '';
};

/** @param key of the list, under which the texts of a list of texts are checked. */
const itemFaults = (key: string, list: List, item: unknown, check: TextCheck): Fault[] => {
  const of: Shape = list.of;
  if (of.shape === 'prose') return check(key, of, textOf(item));
  if (of.shape !== 'record') return [];
  return provided(of.keys as Shapes).flatMap(([name, shape]) =>
    check(name, shape, textOf((item as Record<string, unknown>)[name])),
  );
};

const partsOf = (name: string): string[] =>
  name
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** The shortest part, at the beginning or the end, that two names may not share; shorter ones are chance. */
const LEAST_SHARED = 4;

/** How many letters two words share at their start or at their end. */
const common = (one: string, other: string, from: 'start' | 'end'): number => {
  const letterAt = (word: string, at: number): string | undefined => word.at(from === 'start' ? at : -1 - at);
  let shared = 0;
  while (shared < one.length && shared < other.length && letterAt(one, shared) === letterAt(other, shared)) shared++;
  return shared;
};

const areAlike = (one: string, other: string): boolean =>
  common(one, other, 'start') >= LEAST_SHARED || common(one, other, 'end') >= LEAST_SHARED;

/** Whether names share a part that the visitor did not ask for. */
const sharesPart = (name: string, others: readonly string[], request: Values): boolean => {
  const typed = Object.values(request).map(textOf).join(' ').toLowerCase();
  const own = partsOf(name).filter((part) => part.length >= LEAST_SHARED && !typed.includes(part));
  return others.some((other) =>
    own.some((part) => partsOf(other).some((theirs) => !typed.includes(theirs) && areAlike(part, theirs))),
  );
};

export interface Sorted {
  readonly good: readonly unknown[];
  /** Items with slight faults only. */
  readonly spare: readonly unknown[];
  readonly faults: readonly Fault[];
}

/** @param already the good items that came before. */
export const sortItems = (
  {
    key,
    list,
    checks,
    request,
  }: { readonly key: string; readonly list: List; readonly checks: Checks; readonly request: Values },
  items: readonly unknown[],
  already: readonly unknown[],
  check: TextCheck,
): Sorted => {
  const good: unknown[] = [];
  const spare: unknown[] = [];
  const faults: Fault[] = [];
  for (const item of items) {
    const title = titleOf(list, item);
    const others = [...already, ...good].map((other) => titleOf(list, other));
    const own = itemFaults(key, list, item, check);
    const found: Fault[] =
      own.length === 0 && checks.sharesNoPart && sharesPart(title, others, request)
        ? [{ says: 'shares a part with another one', isSlight: true }]
        : own;
    if (found.length === 0) good.push(item);
    else if (isSlight(found)) spare.push(item);
    faults.push(...found.map((fault) => ({ ...fault, says: `an item of "${key}" ${fault.says}`, of: fault.of ?? title })));
  }
  return { good, spare, faults };
};
