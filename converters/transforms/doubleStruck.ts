import { doubleStruckPairs } from '../text/alphabets.ts';
import { substitution } from '../text/substitution.ts';

export const doubleStruck: (text: string) => string = substitution(doubleStruckPairs());
