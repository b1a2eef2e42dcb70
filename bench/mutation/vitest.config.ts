/** The tests that mutants are run against: those that `MUTATION_TESTS` names, by the settings of the whole suite. */
import { defineConfig } from 'vitest/config';
import type { Reporter } from 'vitest/node';
import suite from '../../vitest.config.ts';

const named = (process.env['MUTATION_TESTS'] ?? '').split(' ').filter(Boolean);

/** Stryker counts failing tests alone: a mutant that breaks a test file while it loads would count as one that lives. */
const brokenFiles: Reporter = {
  onTestModuleEnd(module) {
    for (const error of module.errors()) module.project.vitest.state.catchError(error, 'A file that does not load');
  },
};

const projects = (suite.test?.projects ?? []).flatMap((project) => {
  if (typeof project !== 'object' || !('test' in project)) return [];
  const end = project.test?.environment === 'jsdom' ? '.test.tsx' : '.test.ts';
  const include = named.filter((file) => file.endsWith(end));
  return include.length > 0 ? [{ ...project, test: { ...project.test, include } }] : [];
});

export default defineConfig({ test: { ...suite.test, projects, reporters: [brokenFiles] } });
