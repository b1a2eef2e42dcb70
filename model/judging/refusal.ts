/** Recognises refusals, as opposed to texts that only begin like one: an apology, a card of sympathy, an essay. */
import type { Values } from '../../engine/definition/index.ts';

const SORRY = String.raw`(?:(?:i['’]?m|i am)\s+(?:really |very |so )?sorry|sorry|(?:my\s+)?apologies|i apologi[sz]e|unfortunately)`;
const CANNOT = String.raw`i(?:\s+(?:can(?:no|['’])?t|can not|won['’]t|will not|must decline to)|(?:['’]m| am)\s+(?:unable|not able) to)`;
/** Words that only somebody with a task uses. */
const TASK = String.raw`(?:(?:assist|help)(?:\s+you)?\s+with\s+(?:that|this|it|your|the|such)\b|comply\b|fulfil|(?:do|write|generate|create|produce|provide|complete|process|answer)\b[^.!?]{0,60}\b(?:request|task|prompt|instructions|content)\b)`;

const REFUSAL = new RegExp(String.raw`^\W*(?:as an ai\b|(?:${SORRY}(?:\s*[,.!])?\s*(?:but\s+)?)?${CANNOT}\s+${TASK})`, 'i');
const LONGEST = 600;

const opening = (text: string): string => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, 3).join(' ');

/** @param request what the visitor typed may begin with the same words: then it is their text, not a refusal. */
export const createRefusalCheck = (request: Values): ((text: string) => boolean) => {
  const typed = new Set(
    Object.values(request).flatMap((value) => (typeof value === 'string' ? value.split(/\n+/).map(opening) : [])),
  );
  return (text) => text.length < LONGEST && REFUSAL.test(text) && !typed.has(opening(text));
};
