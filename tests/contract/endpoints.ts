import path from 'node:path';
import type { Case, Endpoint } from './endpoint.ts';

/** Every case, found by its file. */
const files = import.meta.glob<Case>('./cases/*.ts', { import: 'default', eager: true });
export const endpoints: readonly Endpoint[] = Object.entries(files).map(([file, told]) => {
  const key = path.basename(file, '.ts');
  const [slug = key] = key.split('.');
  return { ...told, key, slug };
});
