// The definitions, for commands that go on only where nothing is wrong with them.
import path from 'node:path';
import { runnerImport } from 'vite';

const root = path.resolve(import.meta.dirname, '../..');

/** Loads a module and leaves no trace: Vite would have a build that comes after it be one for development. */
export const loaded = async (file) => {
  const { NODE_ENV } = process.env;
  const { module } = await runnerImport(path.join(root, file), { configFile: false, root, logLevel: 'error' });
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  return module;
};

/** The catalogue. Where it has a fault, says every fault there is and ends with code 1. */
export const soundCatalogue = async () => {
  const { faultsIn, catalogue } = await loaded('src/build/faults.ts');
  const faults = faultsIn(catalogue);
  if (faults.length > 0) {
    console.error(`${faults.join('\n')}\n\nFaults in the definitions: ${faults.length}. Nothing was done.`);
    process.exit(1);
  }
  return catalogue;
};
