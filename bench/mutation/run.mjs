/**
 * Mutation testing, file by file, each against the tests that are about it: `node bench/mutation/run.mjs engine/form` for those
 * whose path begins so or so, all without an argument. Prints the score of each and what lives.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const rules = 'tests/rules/fields.test.ts tests/rules/schema.test.ts tests/engine/values.test.ts tests/engine/link.test.ts';
const form = 'tests/engine/form.test.tsx tests/engine/built.test.ts';
const calls = 'tests/engine/request.test.ts tests/engine/stream.test.ts tests/engine/notesIn.test.ts tests/engine/calls.test.ts';
const sideCalls = 'tests/engine/sideCalls.test.tsx';
const replies = 'tests/engine/reply.test.ts tests/engine/more.test.ts tests/engine/items.test.ts tests/engine/growth.test.ts';
const runs = 'tests/engine/runs.test.tsx tests/engine/built.test.ts';
const copies = 'tests/engine/copies.test.tsx';

const TESTS = {
  'engine/form/link.ts': 'tests/engine/link.test.ts',
  'engine/form/options.ts': 'tests/engine/options.test.tsx',
  'engine/form/marks.ts': form,
  'engine/form/shareForm.ts': form,
  'engine/form/useKeptForm.ts': form,
  'engine/form/useStale.ts': form,
  'engine/form/useToolForm.ts': form,
  'engine/call/callServer.ts': 'tests/engine/calls.test.ts',
  'engine/call/notesIn.ts': calls,
  'engine/call/readStream.ts': calls,
  'engine/call/request.ts': calls,
  'engine/call/reply.ts': replies,
  'engine/call/capabilities.ts': `tests/engine/calls.test.ts ${sideCalls}`,
  'engine/call/sideCall.ts': 'tests/engine/calls.test.ts',
  'engine/call/useSideCall.ts': sideCalls,
  'engine/call/useSideQuery.ts': sideCalls,
  'engine/run/run.ts': 'tests/engine/run.test.ts',
  'engine/run/onceAFrame.ts': 'tests/engine/here.test.ts',
  'engine/run/device.ts': runs,
  'engine/run/useDevice.ts': runs,
  'engine/run/useOnline.ts': runs,
  'engine/run/fallback.ts': 'tests/engine/here.test.ts',
  'engine/run/uses.ts': runs,
  'engine/run/useRun.ts': runs,
  'engine/result/asCsv.ts': 'tests/engine/asCsv.test.ts',
  'engine/result/asText.ts': 'tests/engine/asText.test.ts',
  'engine/result/items.ts': replies,
  'engine/result/more.ts': replies,
  'engine/result/outline.ts': 'tests/engine/outline.test.ts',
  'engine/result/wholeText.ts': 'tests/engine/outline.test.ts',
  'engine/result/parts.ts': 'tests/engine/parts.test.ts',
  'engine/result/ready.ts': 'tests/engine/ready.test.ts',
  'engine/stream/growth.ts': replies,
  'engine/notices/announce.ts': 'tests/engine/notices.test.tsx',
  'engine/notices/notices.ts': 'tests/engine/notices.test.tsx',
  'engine/definition/counting.ts': 'tests/engine/counting.test.ts',
  'engine/copy/clipboard.ts': 'tests/engine/clipboard.test.tsx',
  'engine/copy/download.ts': 'tests/engine/download.test.tsx',
  'engine/copy/shareText.ts': copies,
  'engine/copy/useCopy.ts': copies,
  'server/api/replyCheck.ts': 'tests/server/replyCheck.test.ts',
  'engine/definition/jsonSchema.ts': 'tests/server/replyCheck.test.ts',
  'engine/definition/rules/compile.ts': rules,
  'engine/definition/rules/judge.ts': rules,
  'engine/form/values.ts': rules,
  'engine/form/requiredFields.ts': form,
  'server/api/body.ts': 'tests/server/body.test.ts',
  'server/api/requestCheck.ts': rules,
  'server/api/requestSchema.ts': rules,
};

const stryker = 'bench/mutation/node_modules/.bin/stryker';
const reported = (name) => JSON.parse(readFileSync(`node_modules/.cache/mutation/${name}.report.json`, 'utf8'));
const oneLine = (words) => words.replaceAll(/\s+/gu, ' ').slice(0, 100);

const say = (file, mutants) => {
  const those = (...kinds) => mutants.filter((mutant) => kinds.includes(mutant.status));
  const seen = those('Killed', 'Timeout').length;
  const living = those('Survived', 'NoCoverage');
  const all = seen + living.length;
  const score = all === 0 ? '–' : `${Math.round((100 * seen) / all)} %`;
  console.log(`${file}: ${seen} of ${all}, ${score}; ${those('RuntimeError').length} do not load`);
  for (const { location, replacement, mutatorName, status: how } of living)
    console.log(`  ${location.start.line}:${location.start.column} ${how} ${mutatorName}: ${oneLine(replacement ?? '')}`);
};

const [, , ...asked] = process.argv;
const wanted = Object.entries(TESTS).filter(
  ([file]) => asked.length === 0 || asked.some((beginning) => file.startsWith(beginning)),
);

const groups = {};
for (const [file, tests] of wanted) (groups[tests] ??= []).push(file);

/** Files that are tried by the same tests share one run: its beginning alone takes as long as dozens of mutants. */
for (const [tests, files] of Object.entries(groups)) {
  const name = tests.replaceAll(/\W+/gu, '.');
  const since = Date.now();
  const { status, stdout } = spawnSync(
    'node',
    [stryker, 'run', 'bench/mutation/stryker.config.mjs', '--mutate', files.join(',')],
    {
      env: { ...process.env, MUTATION_NAME: name, MUTATION_TESTS: tests },
      encoding: 'utf8',
    },
  );
  if (status !== 0) {
    console.log(`${files.join(', ')}: not run\n${stdout.slice(-2_000)}`);
    continue;
  }
  const report = reported(name);
  for (const file of files) say(file, report.files[file]?.mutants ?? []);
  console.log(`${Math.round((Date.now() - since) / 1000)} s`);
}
