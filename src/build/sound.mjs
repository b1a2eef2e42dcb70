// The definitions, for commands that go on only where nothing is wrong with them.
import path from 'node:path';
import { runnerImport } from 'vite';

const root = path.resolve(import.meta.dirname, '../..');

/** The catalogue. Where it has a fault, says every fault there is and ends with code 1. */
export const soundCatalogue = async () => {
  const file = path.join(root, 'src/build/faults.ts');
  const { module } = await runnerImport(file, { configFile: false, root, logLevel: 'error' });
  const faults = module.faultsIn(module.catalogue);
  if (faults.length > 0) {
    console.error(`${faults.join('\n')}\n\nFaults in the definitions: ${faults.length}. Nothing was done.`);
    process.exit(1);
  }
  return module.catalogue;
};
