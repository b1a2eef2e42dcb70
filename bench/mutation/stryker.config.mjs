// Mutation testing, by hand; see docs/mutation.md.
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'bench/mutation/vitest.config.ts', related: false },
  mutate: [
    'engine/definition/rules/*.ts',
    'engine/{form,call,run,copy}/*.ts',
    'server/api/{body,requestCheck,requestSchema,replyCheck}.ts',
  ],
  // TypeScript 7 has no compiler in JavaScript to read its settings with; nothing here needs them.
  tsconfigFile: 'none',
  coverageAnalysis: 'perTest',
  concurrency: 1,
  incremental: true,
  incrementalFile: 'node_modules/.cache/mutation/incremental.json',
  reporters: ['progress-append-only', 'clear-text', 'json'],
  jsonReporter: { fileName: 'node_modules/.cache/mutation/report.json' },
  clearTextReporter: { allowColor: false, logTests: false },
  tempDirName: '.mutants',
  ignorePatterns: ['dist', 'data', 'shots', 'docs', 'bench/**/node_modules', 'tests/browser/looks'],
  // On a busy machine the first run alone takes longer than the five minutes that it has by default.
  dryRunTimeoutMinutes: 60,
  timeoutMS: 20_000,
};
