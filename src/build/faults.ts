/** Every fault of the whole catalogue, as the files of the project are. Build, start, `dev`, `catalogue` and the tests ask. */
import dynamicIconImports from 'lucide-react/dynamicIconImports.mjs';
import { faultsInCatalogue, type Catalogue } from '../../engine/definition/faults/catalogue.ts';
import { converters, tools } from './definitions.ts';
import { dataFaults, schemaFaults } from './schemaFaults.ts';

const namesOf = (files: object): string[] => Object.keys(files).map((file) => file.replace(/^.*\//, '').replace(/\.tsx?$/, ''));

const transforms = namesOf(import.meta.glob('../../converters/transforms/*.ts'));
const writers = namesOf(import.meta.glob('../../server/writers/*.ts'));
const prompts = namesOf(import.meta.glob('../../model/prompts/*.ts'));
const mergers = namesOf(import.meta.glob('../../server/model/beside/*.ts'));
const plain = namesOf(import.meta.glob('../info/*.tsx'));
const screens = [
  ...new Set(Object.keys(import.meta.glob('../../renderers/*/{index,Sheet}.tsx')).map((file) => file.split('/').at(-2) ?? '')),
];

/** Paths that the server uses itself. */
const OF_THE_SERVER = ['api', 'assets', 'healthz', 'index', 'readyz'];

/** The definitions with all that they may name, as the files of the project are. */
export const catalogue: Catalogue = {
  tools,
  converters,
  transforms,
  writers,
  beside: { 'model/prompts': prompts, 'server/model/beside': mergers },
  screens,
  icons: Object.keys(dynamicIconImports),
  taken: [...plain, ...OF_THE_SERVER],
};

/** What nobody could read comes first: the rest is said of a catalogue whose definitions are whole. */
export const faultsIn = (there: Catalogue): string[] => {
  const definitions = Object.entries({ ...there.tools, ...there.converters });
  const unreadable = definitions.flatMap(([file, definition]) => dataFaults(file, definition));
  if (unreadable.length > 0) return unreadable;
  const broken = [
    ...Object.entries(there.tools).flatMap(([file, tool]) => schemaFaults('tool', file, tool)),
    ...Object.entries(there.converters).flatMap(([file, converter]) => schemaFaults('converter', file, converter)),
  ];
  return broken.length > 0 ? broken : faultsInCatalogue(there);
};
