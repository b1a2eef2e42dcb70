/** Uses today, per tool: from 0 at page load, one more after each success, stored nowhere (spec 1, section 4). */
import { useSyncExternalStore } from 'react';
import type { Limit } from '../definition/index.ts';
import { createStore } from '../store.ts';

const uses = createStore<Readonly<Record<string, number>>>({});

const usesOf = (slug: string): number => uses.get()[slug] ?? 0;
export const countUse = (slug: string): void => uses.set({ ...uses.get(), [slug]: usesOf(slug) + 1 });
export const forgetUses = (): void => uses.set({});

export const useUses = (slug: string): number =>
  useSyncExternalStore(
    uses.subscribe,
    () => usesOf(slug),
    () => 0,
  );

/** Whether the tool refuses to run again today. */
export const isUsedUp = (limit: Limit, slug: string): boolean =>
  limit !== 'none' && limit.enforced && usesOf(slug) >= limit.perDay;
