/** A phrase that somebody heard and quotes: 'My boss said "I got your back". Is it about my spine?' asks what it means. */
import { inOwnWords } from '../pages/same-words.ts';

const QUOTED = /["“]([^"“”]{3,120})["”]/g;
/** The longest phrase comes first, in words. */
const MOST = 6;
const LEAST = 2;
/** Of one text so many quotations are looked at. */
const QUOTATIONS = 3;
const OF_A_MEANING = /^what (?:does|do|is) .*\bmeans?\b|\bmeaning\b|\bmeans?\b/i;

/** @returns the question about a phrase that is quoted in a longer text, where a page answers it. */
export const phraseAskedIn = (text: string): string | undefined => {
  if (text.length > LONGEST || !text.includes('?')) return undefined;
  for (const { 0: whole, 1: said = '' } of [...text.matchAll(QUOTED)].slice(0, QUOTATIONS)) {
    if (whole.length > text.length - SOMETHING_MORE) continue;
    const words = said.toLowerCase().match(/[\p{L}\d]+(?:['’][\p{L}]+)*/gu) ?? [];
    for (let length = Math.min(MOST, words.length); length >= LEAST; length -= 1)
      for (let at = 0; at + length <= words.length; at += 1) {
        const own = inOwnWords(`what does ${words.slice(at, at + length).join(' ')} mean`);
        if (own !== undefined && OF_A_MEANING.test(own)) return own;
      }
  }
  return undefined;
};
const LONGEST = 400;
/** Beside the quotation something must be asked, in characters. */
const SOMETHING_MORE = 12;
