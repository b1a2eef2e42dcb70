/** How remarks point at a hook: its own words, in quotation marks and whole. */
import { listed } from '../../../english/prose.ts';
import { withoutStop } from '../../../english/topic/clean.ts';
import type { Found } from './found.ts';

/** Nothing, where there is nothing to point at. */
export type Remark = string | false | undefined;

export const quoted = (words: string): string => `“${words.replace(/["“”]/g, "'").replace(/\s+/g, ' ').trim()}”`;
export const quotedList = (words: readonly string[]): string => listed(words.slice(0, 3).map(quoted));
/** A hook is short: its sentence is quoted whole. */
export const firstOf = ({ sentences, text }: Found): string => quoted(withoutStop(sentences[0] ?? text));
