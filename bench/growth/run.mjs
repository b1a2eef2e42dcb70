// How the product grows with its catalogue: a copy of the repository gets so many more tools, as `npm run new` writes them, and
// goes through the real build. `npm run bench:growth`, or with other numbers: `npm run bench:growth -- 10 100`.
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { fieldsIn } from '../../src/build/new/fields.mjs';
import { toolFiles } from '../../src/build/new/tool.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const SIZES = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [0, 10, 100, 1000];
const FIELDS = fieldsIn('topic:text,details:textarea,tone:select=Plain|Warm|Dry');
const FIRST_PORT = 4870;
/** What a running copy needs; tables and samples would only be copied. */
const ADDED = /^(?:tools|server\/writers)\//;

const kB = (bytes) => Number((bytes / 1000).toFixed(1));
const gzipped = (file) => gzipSync(readFileSync(file)).length;

const copyWith = (count) => {
  const copy = mkdtempSync(path.join(tmpdir(), 'growth-'));
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' }).split('\n');
  for (const file of files.filter(Boolean)) cpSync(path.join(root, file), path.join(copy, file), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  for (let n = 0; n < count; n++) {
    const slug = `grown-tool-${n}`;
    const related =
      count > 2
        ? [(n + 1) % count, (n + 2) % count].map((other) => `grown-tool-${other}`)
        : ['text-humanizer', 'grammar-checker'];
    const made = toolFiles({ slug, title: `Grown Tool ${n}`, fields: FIELDS, result: 'list', group: 'edit', related });
    for (const [file, source] of Object.entries(made)) if (ADDED.test(file)) writeFileSync(path.join(copy, file), source);
  }
  return copy;
};

/** The scripts that a page names, gzipped together. */
const scriptsOf = (client, html) =>
  [...new Set([...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([name]) => name))].reduce(
    (sum, name) => sum + gzipped(path.join(client, name)),
    0,
  );

const pageOf = (client, name) => {
  const file = path.join(client, name);
  return { html: gzipped(file), scripts: scriptsOf(client, readFileSync(file, 'utf8')) };
};

/** Milliseconds until a server of this copy takes work, and its memory a moment later. */
const startOf = async (copy, port) => {
  const began = performance.now();
  const server = spawn('node', ['dist/server/index.js'], {
    cwd: copy,
    stdio: 'ignore',
    env: { ...process.env, PORT: String(port), VOTES_FILE: ':memory:', KEPT_ASSETS: '', AI: 'off' },
  });
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) await pause(20);
  const ready = performance.now() - began;
  await pause(1_000);
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
  server.kill();
  return { ready, memory: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1000 };
};

const rows = [];
for (const [at, count] of SIZES.entries()) {
  const copy = copyWith(count);
  try {
    const began = performance.now();
    execFileSync('node', ['src/build/build.mjs'], { cwd: copy, stdio: 'ignore' });
    const seconds = (performance.now() - began) / 1000;
    const client = path.join(copy, 'dist/client');
    const [home, tool] = [pageOf(client, 'index.html'), pageOf(client, 'cta-generator.html')];
    const { ready, memory } = await startOf(copy, FIRST_PORT + at);
    rows.push({
      'tools added': count,
      'build, s': Number(seconds.toFixed(1)),
      'home, kB': kB(home.html),
      'its scripts': kB(home.scripts),
      'a tool’s page, kB': kB(tool.html),
      'its scripts ': kB(tool.scripts),
      'files served': readdirSync(client, { recursive: true }).length,
      'ready, ms': Math.round(ready),
      'memory, MB': Math.round(memory),
    });
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
console.table(rows);
