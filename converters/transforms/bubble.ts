import { bubblePairs } from '../text/alphabets.ts';
import { substitution } from '../text/substitution.ts';

export const bubble: (text: string) => string = substitution(bubblePairs());
