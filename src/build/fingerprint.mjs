// Tells whether the built copy matches the sources.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const FOLDERS = ['engine', 'choices', 'words', 'tools', 'converters', 'components', 'renderers', 'model', 'server', 'src'];
const SOURCES = ['package-lock.json', 'vite.config.ts', ...FOLDERS];

/** Where a built copy keeps the fingerprint of what it was built from. */
export const stampIn = (dist) => path.join(dist, 'built-from');

const filesIn = async (source) => {
  const full = path.join(root, source);
  if (path.extname(source) !== '') return [full];
  const entries = await readdir(full, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
};

/** A digest of every source file, by name and content. */
export const fingerprint = async () => {
  const files = (await Promise.all(SOURCES.map(filesIn))).flat().sort();
  const digest = createHash('sha256');
  for (const file of files) digest.update(path.relative(root, file)).update(await readFile(file));
  return digest.digest('hex');
};

export const isUpToDate = async () => {
  const built = await readFile(stampIn(path.join(root, 'dist')), 'utf8').catch(() => '');
  return built !== '' && built === (await fingerprint());
};
