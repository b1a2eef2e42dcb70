/**
 * What the build works out once and keeps in a file beside the code, so that no thread has to. There is no such file beside the
 * source: there it is worked out when it is asked for.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';

export interface Kept<T> {
  readonly get: () => T;
  /** For the build. */
  readonly keep: () => void;
}

/**
 * @param name of the file, and of no other.
 * @param make works it out: texts and rows of numbers, which are read back in no time, no sets, maps or functions.
 * @param beside a file of the folder it is kept in.
 */
export const kept = <T>(name: string, make: () => T, beside = import.meta.url): Kept<T> => {
  const file = fileURLToPath(new URL(`./${name}.kept`, beside));
  let held: T | undefined;
  return {
    get: () => (held ??= existsSync(file) ? (deserialize(readFileSync(file)) as T) : make()),
    keep: () => writeFileSync(file, serialize(make())),
  };
};
