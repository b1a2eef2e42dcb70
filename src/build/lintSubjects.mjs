// `npm run lint:subjects`, after an edit of server/library/subjects: each fault by file and row.
import { fromSource } from './fromSource.mjs';

const faults = await fromSource(async (load) => {
  const [{ faultsIn }, { subjects }] = [await load('server/library/faults.ts'), await load('server/library/subjects.ts')];
  return faultsIn(subjects);
});
for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);
