import { doubleStruckPairs } from '../text/alphabets.ts';
import { inverse, substitution } from '../text/substitution.ts';

export const undoubleStruck: (text: string) => string = substitution(inverse(doubleStruckPairs()));
