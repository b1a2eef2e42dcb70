/**
 * The last results of each tool with the forms that made them, and forms that never became one: kept in this browser's database
 * and nowhere else. Loaded with the first result. Where the browser stores nothing, every function here rejects, and whoever
 * calls goes on without.
 */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Notes, Values } from '../definition/index.ts';
import type { Data } from '../call/reply.ts';
import { isKeeping } from './keeping.ts';

export interface KeptResult {
  readonly data: Data;
  readonly written: Data;
  readonly values: Values;
  readonly notes: Notes;
  readonly unfinished?: true;
}

export interface Kept {
  readonly id: string;
  readonly slug: string;
  /** When it was kept, in milliseconds since 1970. */
  readonly at: number;
  readonly starred: boolean;
  /** The form, as a link fills it in. */
  readonly typed: string;
  /** None where the form was never sent. */
  readonly result?: KeptResult;
  /** The result as the tool copies it; empty where there is none. */
  readonly text: string;
}

/** Of each tool, starred ones apart. */
const MOST_KEPT = 20;

interface Schema extends DBSchema {
  kept: { key: string; value: Kept; indexes: { slug: string } };
}

let opened: Promise<IDBPDatabase<Schema>> | undefined;
const database = (): Promise<IDBPDatabase<Schema>> =>
  (opened ??= openDB<Schema>('suite', 1, {
    upgrade(fresh) {
      fresh.createObjectStore('kept', { keyPath: 'id' }).createIndex('slug', 'slug');
    },
    // Another tab has a newer version of it, or the browser has closed it: the next call opens it again.
    blocking: (_, __, event) => (event.target as IDBDatabase).close(),
    terminated: () => {
      opened = undefined;
    },
  }));

const newestFirst = (one: Kept, other: Kept): number => other.at - one.at;

/** What is kept of this tool, or of all, the newest first. */
export const listKept = async (slug?: string): Promise<readonly Kept[]> => {
  const db = await database();
  const all = slug === undefined ? await db.getAll('kept') : await db.getAllFromIndex('kept', 'slug', slug);
  return all.toSorted(newestFirst);
};

export const readKeptResult = async (id: string): Promise<Kept | undefined> => (await database()).get('kept', id);

/** Keeps it, or its newer state under the same id, and lets go of the oldest of its tool. */
const keep = async (kept: Omit<Kept, 'starred'>): Promise<void> => {
  if (!isKeeping()) return;
  const transaction = (await database()).transaction('kept', 'readwrite');
  const before = await transaction.store.get(kept.id);
  await transaction.store.put({ ...kept, at: before?.at ?? kept.at, starred: before?.starred ?? false });
  const others = await transaction.store.index('slug').getAll(kept.slug);
  const old = others
    .filter(({ starred }) => !starred)
    .sort(newestFirst)
    .slice(MOST_KEPT);
  for (const { id } of old) await transaction.store.delete(id);
  await transaction.done;
};

export const keepResult = (slug: string, id: string, typed: string, result: KeptResult, text: string): Promise<void> =>
  keep({ id, slug, at: Date.now(), typed, result, text });

/** A form that was typed in some tab and is shown no more. One for each tab: it is the same form, typed further. */
export const keepTyped = (slug: string, tab: string, typed: string): Promise<void> =>
  keep({ id: `typed:${slug}:${tab}`, slug, at: Date.now(), typed, text: '' });

export const starKept = async (id: string, starred: boolean): Promise<void> => {
  const transaction = (await database()).transaction('kept', 'readwrite');
  const kept = await transaction.store.get(id);
  if (kept) await transaction.store.put({ ...kept, starred });
  await transaction.done;
};

/** Removes these; gives back what puts them there again. */
export const removeKept = async (ids: readonly string[]): Promise<() => Promise<void>> => {
  const transaction = (await database()).transaction('kept', 'readwrite');
  const removed: Kept[] = [];
  for (const id of ids) {
    const kept = await transaction.store.get(id);
    if (kept) removed.push(kept);
    await transaction.store.delete(id);
  }
  await transaction.done;
  return async () => {
    const again = (await database()).transaction('kept', 'readwrite');
    for (const kept of removed) await again.store.put(kept);
    await again.done;
  };
};

export const clearKept = async (): Promise<void> => (await database()).clear('kept');
