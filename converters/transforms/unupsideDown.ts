import { turnedPairs } from '../text/turned.ts';
import { reversed } from '../text/reversal.ts';
import { imageOf, inverse } from '../text/substitution.ts';

const upright = imageOf(inverse(turnedPairs()));

export const unupsideDown = (text: string): string => reversed(text, upright);
