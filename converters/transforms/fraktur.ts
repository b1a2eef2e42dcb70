import { frakturPairs } from '../text/alphabets.ts';
import { substitution } from '../text/substitution.ts';

export const fraktur: (text: string) => string = substitution(frakturPairs());
