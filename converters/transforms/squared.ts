import { squaredPairs } from '../text/alphabets.ts';
import { substitution } from '../text/substitution.ts';

export const squared: (text: string) => string = substitution(squaredPairs());
