import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const tests = path.resolve(import.meta.dirname, '..');
const END = '.test.tsx';

const source = (name: string): string => `import table from '../spec/${name}.ts';
import { walk } from '../suite/walk.ts';

walk(table);
`;

/** What a file holds; nothing where there is none. */
const heldBy = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

/**
 * Writes a test file for every table in `tests/spec`, in the folder `tests/tools`, which git does not see: Vitest shares files
 * among the cores, so that a tool is what one of them takes at a time.
 */
export const writeToolTests = (): void => {
  const folder = path.join(tests, 'tools');
  mkdirSync(folder, { recursive: true });
  const names = readdirSync(path.join(tests, 'spec'))
    .filter((file) => file.endsWith('.ts') && file !== 'table.ts')
    .map((file) => path.basename(file, '.ts'));
  // Another run may read these files now: what is right already is left alone.
  for (const name of names) {
    const file = path.join(folder, name + END);
    if (heldBy(file) !== source(name)) writeFileSync(file, source(name));
  }
  for (const file of readdirSync(folder)) if (!names.includes(path.basename(file, END))) rmSync(path.join(folder, file));
};
