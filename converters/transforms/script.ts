import { scriptPairs } from '../text/alphabets.ts';
import { substitution } from '../text/substitution.ts';

export const script: (text: string) => string = substitution(scriptPairs());
