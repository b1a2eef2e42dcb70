// `npm run report:phrases`: how well the content serves the sample requests of `tests/inputs`, or for one tool those of another
// file: `npm run report:phrases -- quote requests.json`.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fromSource } from './fromSource.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const [only, file] = process.argv.slice(2);
const OFTEN = 5;

await fromSource(async (load) => {
  const { reportOn } = await load('src/build/phrases/report.ts');
  for (const tool of only ? [only] : ['quote', 'hook', 'niche-idea']) {
    const held = JSON.parse(await readFile(file ?? path.join(root, `tests/inputs/${tool}-generator.json`), 'utf8'));
    const report = await reportOn(
      tool,
      held.inputs.map(({ body }) => body),
    );
    console.log(`${tool}: ${report.requests} requests, ${report.full} served in full, ${report.fewer} with fewer`);
    console.log(`  found nothing: ${report.lacking.length} (${report.lacking.join(', ')})`);
    const often = [...report.shown].sort(([, one], [, other]) => other - one).slice(0, OFTEN);
    console.log(`  ${report.shown.size} different texts shown; most often:`);
    for (const [text, count] of often) console.log(`    ${count} × ${text}`);
  }
});
process.exit();
