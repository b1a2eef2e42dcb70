import { widePairs } from '../text/alphabets.ts';
import { inverse, substitution } from '../text/substitution.ts';

export const unwide: (text: string) => string = substitution(inverse(widePairs()));
