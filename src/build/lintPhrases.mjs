// `npm run lint:phrases`: checks the subjects and rows that people edit against their rules. Ends with code 1 where one breaks
// them.
import path from 'node:path';
import { fromSource } from './fromSource.mjs';

const root = path.resolve(import.meta.dirname, '../..');

await fromSource(async (load) => {
  const { phraseFaults } = await load('src/build/phrases/check.ts');
  const { faultsIn } = await load('server/library/faults.ts');
  const { subjects } = await load('server/library/subjects.ts');
  const faults = [...faultsIn(subjects), ...phraseFaults(root)];
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
});
process.exit();
