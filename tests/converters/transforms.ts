/** The transforms and the text styles that name them, found by their files. */
import type { ConverterDefinition } from '../../engine/definition/index.ts';

type Transform = (text: string) => string;

const files = import.meta.glob<Readonly<Record<string, Transform>>>('../../converters/transforms/*.ts', { eager: true });
const converters = import.meta.glob<ConverterDefinition>('../../converters/*.ts', { import: 'default', eager: true });

export const TRANSFORMS: readonly string[] = Object.keys(files).map((file) => file.replace(/^.*\/|\.ts$/g, ''));

/** @throws where there is none of this name. */
export const transform = (name: string): Transform => {
  const found = files[`../../converters/transforms/${name}.ts`]?.[name];
  if (!found) throw new Error(`converters/transforms/${name}.ts exports no ${name}`);
  return found;
};

/** The transform that gives plain text back, as a text style binds it. */
export const wayBackOf = (name: string): string => {
  const styles = Object.values(converters).flatMap((converter) => converter.styles);
  const back = styles.find((style) => style.transform === name)?.back;
  if (back === undefined) throw new Error(`no text style has a way back from ${name}`);
  return back;
};
