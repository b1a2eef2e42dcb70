import { bubblePairs } from '../text/alphabets.ts';
import { inverse, substitution } from '../text/substitution.ts';

export const unbubble: (text: string) => string = substitution(inverse(bubblePairs()));
