/** What stands beside the definitions, as the files of the project are. */
import readings from '../../../docs/readings.json' with { type: 'json' };
import type { Beside } from './rules.ts';

const namesOf = (files: object): string[] => Object.keys(files).map((file) => file.replace(/^.*\/|\.(?:ts|json)$/g, ''));

export const beside: Beside = {
  tables: namesOf(import.meta.glob('../../../tests/spec/*.ts')),
  samples: namesOf(import.meta.glob('../../../tests/inputs/*.json')),
  prompts: namesOf(import.meta.glob('../../../model/prompts/*.ts')),
  readings,
};
