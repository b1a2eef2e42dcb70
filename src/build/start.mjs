// `npm start`: builds if needed, then serves site and API.
import { isUpToDate } from './fingerprint.mjs';

if (!(await isUpToDate())) {
  console.log('Building the site and the server…');
  const { build } = await import('./build.mjs');
  await build();
}
await import('../../dist/server/index.js');
