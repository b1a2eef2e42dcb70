/** The tests that mutants are run against: quick, in Node, and about the parts that are mutated. */
import { defineConfig } from 'vitest/config';
import { catalogue } from '../../src/build/catalogue.ts';
import { dataFiles } from '../../src/build/dataFiles.ts';

export default defineConfig({
  plugins: [catalogue(), dataFiles()],
  test: {
    include: ['tests/rules/*.test.ts', 'tests/engine/*.test.ts'],
    env: { VOTES_FILE: ':memory:' },
    testTimeout: 30_000,
  },
});
