import { boldPairs } from '../text/alphabets.ts';
import { substitution } from '../text/substitution.ts';

export const bold: (text: string) => string = substitution(boldPairs());
