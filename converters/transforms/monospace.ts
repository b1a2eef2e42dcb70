import { monospacePairs } from '../text/alphabets.ts';
import { substitution } from '../text/substitution.ts';

export const monospace: (text: string) => string = substitution(monospacePairs());
