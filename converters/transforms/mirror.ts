import { reversed } from '../text/reversal.ts';

export const mirror = (text: string): string => reversed(text);
