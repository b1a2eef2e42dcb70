// `npm run dev:model`: the scripted language model of the tests, to try the tools with a model. PORT sets its port; the name of
// the model chooses how it behaves: good, slow, stalled, fenced, cut-off, refusing, rate-limiting …
import path from 'node:path';
import { runnerImport } from 'vite';

const root = path.resolve(import.meta.dirname, '../..');
const file = path.join(root, 'tests/support/modelServer.ts');
const { module } = await runnerImport(file, { configFile: false, root, logLevel: 'error' });
const { url } = await module.startModelServer(Number(process.env['PORT'] || 8787));
console.log(`A scripted model listens. In another terminal:\n\n  AI_BASE_URL=${url} AI_MODEL=good npm run dev\n`);
console.log(`Names it plays by: ${module.modelNames.join(', ')}. With -once behind a name, only the first answer goes wrong.`);
