/** Every tool and text style there is, by its file. */
import { readdirSync } from 'node:fs';
import path from 'node:path';

export const slugsIn = (folder: 'tools' | 'converters'): string[] =>
  readdirSync(path.resolve(import.meta.dirname, '../..', folder))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => path.basename(file, '.ts'));
