import { widePairs } from '../text/alphabets.ts';
import { substitution } from '../text/substitution.ts';

export const wide: (text: string) => string = substitution(widePairs());
