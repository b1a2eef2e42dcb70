/** All that somebody must bring, send or show, wherever the notes ask for it. */
import type { Rule } from './amounts.ts';
import { stemmed, wordsIn } from '../question/terms.ts';

const ASKS_BRING =
  /\b(?:what|which)\b.{0,120}\b(?:bring|take with|send (?:with|in with|along)|enclose|(?:to|must|should|(?:do|should|must) (?:i|we|they|you|the \p{L}+)) (?:show|pack|wear|take along))\b|\b(?:what|which) (?:documents|papers|paperwork)\b|\bwhat should (?:the )?\p{L}+ wear\b/u;
/** Where, when and how much of it are other questions; so is what one person brings. */
const OTHERWISE =
  /\b(?:who|if|when|where|why|how|cost|mean|happen\w*|bringing|(?:should|must|does|did|will) (?!i\b|we\b|you\b|they\b|he\b|she\b|people\b|the\b|my\b|parents\b|everyone\b|each\b|it\b)\p{L}+ bring)\b/u;

/** The marks of what is asked for, each before the things themselves. */
const ASKED_FOR: readonly RegExp[] = [
  /\b(?:please |must |should |to |also )?bring(?: along| with you)?:? (?!no\b|nothing\b|up\b|back\b|it\b)(.+)$/i,
  /^(?:Please )?(.{3,60}?) (?:must|should|to) be worn\b/i,
  /\b(?:are|is) required:? (.+)$/i,
  /\b(?:what to bring|you(?:['’]ll| will)? need(?: to (?:bring|send|show))?|needed|required|please have|don['’]?t forget|enclose|attach|send us|come with)(?: with you)?:? (?!to\b)(.+)$/i,
  /\b(?:please |must |should )?pack(?: [^:]{0,24}:)? (.+)$/i,
  /\bplease send (?:in )?(.+)$/i,
  /\b(?:must|should|please|need to|have to) (?:also )?(?:present|show|provide|produce) (.+)$/i,
  /\b(?:with|together with|along with|including) ((?:an? )?(?:copy|copies|proof|photo)\b.+)$/i,
];
const WEAR = /\b(?:will|must|should|to|please) wear (.+)$/i;
const EVERYBODY = /^(?:everyone|everybody|all|each of you|all of you): (.+)$/i;
/** "Altos to bring a plate": what others than those who are asked about bring. */
const ledBy = (text: string): string | undefined =>
  /^(\p{Lu}\p{Ll}+)(?: and \p{Ll}+)? (?:to bring|bring|should bring|must bring)\b/u.exec(text)?.[1];
const NUMBERED = /\b(class|year|form|group|grade|team) (\d{1,2})\b/i;
const ALL_NUMBERED = /\b(class(?:es)?|years?|forms?|groups?|grades?|teams?) (\d{1,2})\b/gi;
const NO_GROUP = /^(?:Please|Everyone|All|You|Also|And)$/;
const NOT_ASKED =
  /\b(?:may|can|welcome to) (?:also )?bring\b|\b(?:school|we|hotel|kitchen|club) (?:will |shall )?(?:bring|provide|supply)\b|\b(?:do not|don['’]t|no need to|never|not) (?:bring|send)\b|\bprovided\b(?! that)|\brefund\w*\b/i;

export const toBring: Rule = (question, notes) => {
  if (!ASKS_BRING.test(question) || OTHERWISE.test(question)) return undefined;
  const asked = new Set(wordsIn(question).map(stemmed));
  const groups = new Set(notes.units.flatMap(({ text }) => ledBy(text) ?? []).filter((group) => !NO_GROUP.test(group)));
  const own = NUMBERED.exec(question);
  const found = notes.units.flatMap(({ text, line }) => {
    // Of "Class 5", what another class brings is not asked.
    const classes = own === null ? [] : [...line.matchAll(ALL_NUMBERED)].map(([, , number]) => number);
    if (own !== null && classes.length > 0 && !classes.includes(own[2])) return [];
    if (NOT_ASKED.test(text) && !/\bbring: /i.test(text)) return [];
    const group = ledBy(text);
    const isTheirs = /\b(?:they|he|she)\b/.test(question) && groups.size === 1;
    const others = group !== undefined && !NO_GROUP.test(group) && !isTheirs && !asked.has(stemmed(group.toLowerCase()));
    const items = [...(/\bwear\b/.test(question) ? [WEAR] : []), ...ASKED_FOR, EVERYBODY]
      .map((mark) => mark.exec(text)?.[1])
      .find((one) => one !== undefined);
    return items === undefined || others ? [] : [{ text, items: items.replace(/(?<![.!])[.!]+$/, '') }];
  });
  // "The total due is required" names no thing to bring.
  const [first] = found.filter(({ text }) =>
    /\b(?:bring|requir|present|show|enclos|copy|proof|need|forget|pack|attach|provide|worn|wear|send|come with)/i.test(text),
  );
  return first
    ? { says: `Your notes ask for: ${found.map(({ items }) => items).join('; ')}.`, lines: [], isOnly: true }
    : undefined;
};
