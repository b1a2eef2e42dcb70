import { LOW_LINE, unmarked } from '../text/marks.ts';

const isMark = (unit: number): boolean => unit === LOW_LINE;

export const ununderline = (text: string): string => unmarked(text, isMark);
