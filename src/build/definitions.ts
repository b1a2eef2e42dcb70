/** Every definition, by its file: nothing is registered by hand. Loaded by the build through Vite, which finds the files. */
import type { AnyTool, ConverterDefinition } from '../../engine/definition/index.ts';

/** Paths as somebody who reads a message knows them: from the root of the project. */
const fromRoot = <T>(files: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(files).map(([file, definition]) => [file.replace('../../', ''), definition]));

export const tools: Readonly<Record<string, AnyTool>> = fromRoot(
  import.meta.glob<AnyTool>('../../tools/*.ts', { import: 'default', eager: true }),
);
export const converters: Readonly<Record<string, ConverterDefinition>> = fromRoot(
  import.meta.glob<ConverterDefinition>('../../converters/*.ts', { import: 'default', eager: true }),
);
