import { aligned } from './aligned.ts';
import type { Pair } from './substitution.ts';

/**
 * Every image is of one character only, so that turned text can be turned back; and each is one code unit, as its
 * letter is. Letters of right-to-left scripts are not used, as they would pull the text around them out of order, and
 * letters that are the same when turned are not named.
 */
export const turnedPairs = (): Pair[] => [
  ...aligned('abcdefghijkmnpqrtuvwy', 'ɐqɔpǝɟƃɥᴉɾʞɯudbɹʇnʌʍʎ'),
  ...aligned('ABCDEFGJKLMPQRTUVWY', '∀ꓭƆᗡƎℲ⅁ſ⋊⅂WԀΌᴚ⊥∩ɅM⅄'),
  ...aligned('12345679', 'ƖㄹƐㄣϛ9ㄥ6'),
  ...aligned('.,\'"?!¿¡„;_&', '˙\',„¿¡?!"⸵‾⅋'),
  ...aligned('()[]{}<>«»‹›', ')(][}{><»«›‹'),
];
