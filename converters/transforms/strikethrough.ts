import { STRIKE, marked } from '../text/marks.ts';

export const strikethrough = (text: string): string => marked(text, STRIKE);
