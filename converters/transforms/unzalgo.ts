import { unmarked } from '../text/marks.ts';

const MILLIONS_SIGN = 0x489;

/** The combining diacritical marks, and the sign that glitch texts like to add to them. */
const isMark = (unit: number): boolean => (unit >= 0x300 && unit <= 0x36f) || unit === MILLIONS_SIGN;

export const unzalgo = (text: string): string => unmarked(text, isMark);
