import { scriptPairs } from '../text/alphabets.ts';
import { inverse, substitution } from '../text/substitution.ts';

export const unscript: (text: string) => string = substitution(inverse(scriptPairs()));
