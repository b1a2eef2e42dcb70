/** All that somebody must bring, send or show, wherever the notes ask for it. */
import type { Rule } from './amounts.ts';
import { stemmed, wordsIn } from '../question/terms.ts';

const ASKS_BRING =
  /\b(?:what|which)\b.*\b(?:bring|take (?:with|along)|send (?:with|in with|along)|enclose|include with|show|pack|wear|documents?|papers|paperwork|id)\b/;
/** Where, when and how much of it are other questions; so is what one person brings. */
const OTHERWISE =
  /\b(?:who|if|when|where|why|how|cost|mean|happen\w*|bringing|(?:should|must|does|did|will) (?!i\b|we\b|you\b|they\b|he\b|she\b|people\b|the\b|my\b|parents\b|everyone\b|each\b|it\b)\p{L}+ bring)\b/u;

/** The marks of what is asked for, each before the things themselves. */
const ASKED_FOR: readonly RegExp[] = [
  /\b(?:please |must |should |to |also )?bring(?: along| with you)?:? (?!no\b|nothing\b|up\b|back\b|it\b)(.+)$/i,
  /^(?:Please )?(.{3,60}?) (?:must|should|to) be worn\b/i,
  /\b(?:are|is) required:? (.+)$/i,
  /\b(?:what to bring|you(?:['’]ll| will)? need(?: to (?:bring|send|show))?|needed|required|please have|don['’]?t forget|pack|enclose|attach|send us|provide)(?: with you)?:? (?!to\b)(.+)$/i,
  /\b(?:must|should|please|need to|have to) (?:also )?(?:present|show|provide|produce) (.+)$/i,
  /\b(?:with|together with|along with|including) ((?:an? )?(?:copy|copies|proof|photo)\b.+)$/i,
];
const EVERYBODY = /^(?:everyone|everybody|all|each of you|all of you): (.+)$/i;
/** "Altos to bring a plate": what others than those who are asked about bring. */
const ledBy = (text: string): string | undefined => /^(\p{Lu}\p{Ll}+)(?: and \p{Ll}+)? (?:to bring|bring|should bring|must bring)\b/u.exec(text)?.[1];
const NO_GROUP = /^(?:Please|Everyone|All|You|Also|And)$/;
const NOT_ASKED = /\b(?:do not|don['’]t|no need to|never|not) (?:bring|send)\b|\bprovided\b(?! that)|\brefund\w*\b/i;

export const toBring: Rule = (question, notes) => {
  if (!ASKS_BRING.test(question) || OTHERWISE.test(question)) return undefined;
  const asked = new Set(wordsIn(question).map(stemmed));
  const groups = new Set(notes.units.flatMap(({ text }) => ledBy(text) ?? []).filter((group) => !NO_GROUP.test(group)));
  const found = notes.units.flatMap(({ text }) => {
    if (NOT_ASKED.test(text) && !/\bbring: /i.test(text)) return [];
    const group = ledBy(text);
    const isTheirs = /\b(?:they|he|she)\b/.test(question) && groups.size === 1;
    const others = group !== undefined && !NO_GROUP.test(group) && !isTheirs && !asked.has(stemmed(group.toLowerCase()));
    const items = [...ASKED_FOR, EVERYBODY].map((mark) => mark.exec(text)?.[1]).find((one) => one !== undefined);
    return items === undefined || others ? [] : [{ text, items: items.replace(/[.!]+$/, '') }];
  });
  // "The total due is required" names no thing to bring.
  const [first] = found.filter(({ text }) => /\b(?:bring|requir|present|show|enclos|copy|proof|need|forget|pack|attach|provide|worn)/i.test(text));
  return first
    ? { says: `Your notes ask for: ${found.map(({ items }) => items).join('; ')}.`, lines: [], isOnly: true }
    : undefined;
};
