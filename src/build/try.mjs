// `npm run try -- <slug>`: what the writer of a tool, or of a side call (`<slug>.<call>`), gives to each sample request of
// `tests/inputs`, without a server. The same seed each time, so that what differs comes of a change.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fromSource } from './fromSource.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const [key = ''] = process.argv.slice(2);
const file = path.join(root, `tests/inputs/${key}.json`);
if (!/^[\w.-]+$/.test(key) || !existsSync(file)) {
  console.error(`There are no sample requests tests/inputs/${key}.json. Usage: npm run try -- <slug>`);
  process.exit(1);
}
// Whoever pipes it into `head` has seen enough.
process.stdout.on('error', () => process.exit());
const { inputs } = JSON.parse(readFileSync(file, 'utf8'));

await fromSource(async (load) => {
  const { endpointsOf } = await load('engine/definition/index.ts');
  const { tools, loadWriter } = await load('server/catalogue.ts');
  const { checkRequest } = await load('server/api/requestCheck.ts');
  const { seeded } = await load('server/random.ts');
  const { silent } = await load('server/log.ts');
  const endpoint = tools.flatMap(endpointsOf).find((one) => one.key === key);
  const writer = await loadWriter(key);
  if (!endpoint || !writer) {
    console.error(`“${key}” is no call with a writer of its own.`);
    process.exit(1);
  }
  for (const { body, note } of inputs) {
    const notes = {};
    const context = {
      random: seeded(1),
      signal: new AbortController().signal,
      log: silent,
      note: (more) => Object.assign(notes, more),
    };
    console.log(`\n— ${note}\n${JSON.stringify(body)}`);
    try {
      const reply = await writer.write(checkRequest(endpoint, body), context);
      console.log(JSON.stringify({ ...notes, ...reply }, null, 2));
    } catch (problem) {
      // A refusal is an answer; a fault of the writer shows where it is.
      console.log(problem.name === 'CannotServe' || problem.name === 'Problem' ? `Refused: ${problem.message}` : problem.stack);
      if (problem.name !== 'CannotServe') process.exitCode = 1;
    }
  }
});
process.exit();
