import { monospacePairs } from '../text/alphabets.ts';
import { inverse, substitution } from '../text/substitution.ts';

export const unmonospace: (text: string) => string = substitution(inverse(monospacePairs()));
