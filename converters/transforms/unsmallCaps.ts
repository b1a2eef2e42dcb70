import { smallCapsPairs } from '../text/alphabets.ts';
import { inverse, substitution } from '../text/substitution.ts';

export const unsmallCaps: (text: string) => string = substitution(inverse(smallCapsPairs()));
