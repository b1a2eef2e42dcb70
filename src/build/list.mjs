// `npm run catalogue`: every tool as one line of a table, read from its definition.
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { runnerImport } from 'vite';

const root = path.resolve(import.meta.dirname, '../..');
const files = (await readdir(path.join(root, 'tools'))).filter((name) => name.endsWith('.ts'));
const rows = [];
for (const file of files.sort()) {
  const { module } = await runnerImport(path.join(root, 'tools', file), { configFile: false, root, logLevel: 'error' });
  const { slug, name, group, call, fields, result, limit } = module.default;
  rows.push({
    slug,
    name,
    group,
    call: call.post ?? `in the browser: ${call.local}`,
    fields: Object.keys(fields).join(' '),
    result: result.map(({ block }) => block).join(' '),
    limit: limit === 'none' ? 'none' : `${limit.perDay} a day${limit.enforced ? ', enforced' : ''}`,
  });
}
console.table(rows);
