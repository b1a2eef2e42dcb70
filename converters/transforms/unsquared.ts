import { squaredPairs } from '../text/alphabets.ts';
import { inverse, substitution } from '../text/substitution.ts';

export const unsquared: (text: string) => string = substitution(inverse(squaredPairs()));
