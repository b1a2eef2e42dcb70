/** Checks of a converter that types cannot make. */
import type { ConverterDefinition } from '../converter.ts';
import { faultsOf } from './say.ts';

/** Every fault in the definition of one converter. */
export const faultsInConverter = (file: string, { styles, intensity }: ConverterDefinition): readonly string[] => {
  const { say, said } = faultsOf(file);
  const keys = styles.map(({ key }) => key);
  for (const key of new Set(keys.filter((one, at) => keys.indexOf(one) !== at)))
    say('styles', `names the style "${key}" twice`, 'Give one of them another key.');
  if (intensity && (intensity.default < intensity.min || intensity.default > intensity.max))
    say('intensity.default', `is ${intensity.default}, outside its range`, `It is from ${intensity.min} to ${intensity.max}.`);
  return said;
};
