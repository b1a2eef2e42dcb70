import { italicPairs } from '../text/alphabets.ts';
import { inverse, substitution } from '../text/substitution.ts';

export const unitalic: (text: string) => string = substitution(inverse(italicPairs()));
