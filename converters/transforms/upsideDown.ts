import { turnedPairs } from '../text/turned.ts';
import { reversed } from '../text/reversal.ts';
import { imageOf } from '../text/substitution.ts';

const turned = imageOf(turnedPairs());

export const upsideDown = (text: string): string => reversed(text, turned);
