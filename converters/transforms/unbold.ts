import { boldPairs } from '../text/alphabets.ts';
import { inverse, substitution } from '../text/substitution.ts';

export const unbold: (text: string) => string = substitution(inverse(boldPairs()));
