/** Whether this device keeps what is typed and written on it: until the visitor says that it should not, as on a shared computer. */
import { useSyncExternalStore } from 'react';
import { createStore } from '../store.ts';
import { readKept, writeKept } from './storage.ts';

const KEY = 'keeps-nothing';

const answer = createStore<boolean | undefined>(undefined);

export const isKeeping = (): boolean => answer.get() ?? readKept(KEY) !== true;

/** Says it for every page of this device. What is kept already is removed elsewhere (`forgetAll`). */
export const setKeeping = (on: boolean): void => {
  writeKept(KEY, on ? undefined : true);
  answer.set(on);
};

export const useKeeping = (): boolean => useSyncExternalStore(answer.subscribe, isKeeping, () => true);
