// Mutation testing, by hand; see docs/mutation.md.
const { MUTATION_NAME: name = 'some' } = process.env;

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'bench/mutation/vitest.config.ts', related: false },
  // TypeScript 7 has no compiler in JavaScript to read its settings with; nothing here needs them.
  tsconfigFile: 'none',
  coverageAnalysis: 'perTest',
  concurrency: 1,
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: `node_modules/.cache/mutation/${name}.report.json` },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  tempDirName: '.mutants',
  ignorePatterns: ['dist', 'data', 'shots', 'docs', 'bench/**/node_modules', 'tests/browser/looks'],
  // On a busy machine the first run alone takes longer than the five minutes that it has by default.
  dryRunTimeoutMinutes: 60,
  timeoutMS: 20_000,
};
