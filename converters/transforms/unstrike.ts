import { STRIKE, unmarked } from '../text/marks.ts';

const isMark = (unit: number): boolean => unit === STRIKE;

export const unstrike = (text: string): string => unmarked(text, isMark);
