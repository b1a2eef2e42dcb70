import { LOW_LINE, marked } from '../text/marks.ts';

export const underline = (text: string): string => marked(text, LOW_LINE);
