/**
 * The lists of a tool's options endpoint: requested once per address however many fields use it, and again with growing pauses
 * until they come, so that the page recovers by itself (spec 2, section 4).
 */
import { useEffect, useState } from 'react';
import type { Option } from '../definition/index.ts';
import type { OptionLists } from './values.ts';

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;
const known = new Map<string, OptionLists>();

const isOption = (value: unknown): value is Option =>
  typeof value === 'string' ||
  typeof value === 'number' ||
  (typeof value === 'object' && value !== null && 'value' in value && 'label' in value);

/** The lists in a reply's `data`. @throws where there are none. */
const listsIn = (body: unknown): OptionLists => {
  const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined;
  if (typeof data !== 'object' || data === null) throw new Error('the reply holds no lists');
  return Object.fromEntries(
    Object.entries(data)
      .filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]))
      .map(([name, list]) => [name, list.filter(isOption)] as const)
      .filter(([, list]) => list.length > 0),
  );
};

const ask = async (address: string, signal: AbortSignal): Promise<OptionLists> => {
  const response = await fetch(address, { headers: { accept: 'application/json' }, credentials: 'omit', signal });
  const body: unknown = await response.json();
  const refused = typeof body === 'object' && body !== null && 'success' in body && body.success === false;
  if (!response.ok || refused) throw new Error(`status ${response.status}`);
  return listsIn(body);
};

export interface Options {
  /** Undefined until they have come. */
  readonly lists: OptionLists | undefined;
  /** The last attempt failed; another one is on its way. */
  readonly failed: boolean;
}

/** Lists of the endpoint at this address; none are needed where there is no address. */
export const useOptions = (address: string | undefined): Options => {
  const [options, setOptions] = useState<Options>(() => ({
    lists: address === undefined ? {} : known.get(address),
    failed: false,
  }));
  useEffect(() => {
    if (address === undefined || known.has(address)) return;
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const attempt = async (pause: number): Promise<void> => {
      try {
        const lists = await ask(address, leaving.signal);
        known.set(address, lists);
        setOptions({ lists, failed: false });
      } catch (problem) {
        if (leaving.signal.aborted) return;
        console.warn('options', address, problem instanceof Error ? problem.message : problem);
        setOptions({ lists: undefined, failed: true });
        timer = setTimeout(() => void attempt(Math.min(pause * 2, LONGEST_PAUSE_MS)), pause);
      }
    };
    void attempt(FIRST_PAUSE_MS);
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [address]);
  return options;
};

/** Forgets every list: for tests, which each begin as a fresh page does. */
export const forgetOptions = (): void => known.clear();
