/**
 * What screen readers are told about the page: in one region that is always there, as words in a region that comes and goes are
 * often not read.
 */
import { useEffect, useSyncExternalStore } from 'react';
import { createStore } from '../store.ts';

const said = createStore('');

/** The same words said twice are read twice. */
export const announce = (words: string): void => said.set(said.get() === words ? `${words}\u00A0` : words);

/** Says these words when they first stand there, and again when they have changed. */
export const useAnnounced = (words: string): void => {
  useEffect(() => {
    if (words !== '') announce(words);
  }, [words]);
};

export const useSaid = (): string => useSyncExternalStore(said.subscribe, said.get, () => '');
