import { frakturPairs } from '../text/alphabets.ts';
import { inverse, substitution } from '../text/substitution.ts';

export const unfraktur: (text: string) => string = substitution(inverse(frakturPairs()));
