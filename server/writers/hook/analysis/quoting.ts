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
export const lastOf = ({ sentences, text }: Found): string => quoted(withoutStop(sentences.at(-1) ?? text));

export const titleOf = (of: Found): string => `${firstOf(of)} is a title: it says what comes, and gives no reason to read it.`;

export const YES_OR_NO =
  /^(?:do|does|is|are|am|can|could|should|would|will|has|have|want|ready|need|looking|tired)\b(?! you (?:know|remember|ever)\b)/i;

/** "Who", "why": what a question wants to know. */
const WANTED = /\b(?:how (?:much|many|long|far)|what|who|whose|why|how|which|where|when)(?:['’]\p{L}+)?\b/iu;
export const asks = (question: string): string =>
  wantedIn(question)
    ?.toLowerCase()
    .replace(/['’].*/, '') ?? 'something';
export const wantedIn = (question: string): string | undefined => WANTED.exec(question)?.[0];

/** Whoever sells is believed least. */
export const OF_OUR_OWN =
  /\b(?:our|my) (?:new|latest|brand[- ]new)\b|^new in\b|^(?:our|we)\b[^.!?]* (?:helps?|saves?|makes?|offers?|provides?|gives?|delivers?|is|are|have)\b/i;
