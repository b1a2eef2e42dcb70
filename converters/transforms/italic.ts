import { italicPairs } from '../text/alphabets.ts';
import { substitution } from '../text/substitution.ts';

export const italic: (text: string) => string = substitution(italicPairs());
