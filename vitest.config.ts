import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { catalogue } from './src/build/catalogue.ts';
import { dataFiles } from './src/build/dataFiles.ts';
import { writeToolTests } from './tests/support/toolTests.ts';

const alias = {
  'react-remove-scroll': path.resolve(import.meta.dirname, 'components/removeScroll.tsx'),
  'aria-hidden': path.resolve(import.meta.dirname, 'components/hideOthers.ts'),
};
const plugins = [catalogue(), dataFiles(), react()];

/** Votes of the tests leave nothing behind. */
const env = { VOTES_FILE: ':memory:' };

writeToolTests();

/** Without a browser: writers and laws in Node, pages in jsdom, the server over real HTTP. */
export default defineConfig({
  test: {
    // Left alone, Vitest keeps one core for itself, which on a small machine is half of it.
    maxWorkers: '100%',
    projects: [
      {
        plugins,
        resolve: { alias },
        test: {
          name: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/browser/**'],
          environment: 'node',
          env,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins,
        resolve: { alias },
        test: {
          name: 'page',
          include: ['tests/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['tests/support/page-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
