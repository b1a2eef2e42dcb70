import { smallCapsPairs } from '../text/alphabets.ts';
import { substitution } from '../text/substitution.ts';

export const smallCaps: (text: string) => string = substitution(smallCapsPairs());
