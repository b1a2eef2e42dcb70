/** What notes leave open in so many words: "date TBA", "not confirmed yet", "still choosing". It answers a question: not yet. */
import type { Rule } from './amounts.ts';
import { labelling, speaks } from './facts.ts';
import { stemmed, wordsIn } from '../question/terms.ts';

const UNSETTLED =
  /\b(?:tb[acd]|to be (?:confirmed|announced|decided|agreed|arranged|advised)|not (?:yet )?(?:been )?(?:confirmed|fixed|set|known|decided|booked|sure|certain|agreed)|unconfirmed|unsure|no (?:date|time|word|news)(?: (?:yet|set|fixed|given))?|no idea when|don['’]?t know when|maybe|possibly|perhaps|provisional(?:ly)?|still (?:to be \p{L}+|waiting|choosing|deciding|open))\b|\?$/iu;
export const isUnsettled = (text: string): boolean => UNSETTLED.test(text);

/** Of a date or a time that is still to come, and not of who may be there. */
const NO_DATE =
  /\b(?:(?:date|time|venue|day|place|room)s?:? (?:is |are )?(?:still )?(?:tb[acd]|to be \p{L}+|not (?:yet )?\p{L}+|unknown|open)|tb[acd]|to be (?:confirmed|announced|decided|agreed|arranged|advised)|(?:hasn['’]?t|haven['’]?t|not) (?:yet )?(?:given|said|told|set|fixed) (?:me |us )?(?:an? )?(?:day|date|time|when)|no (?:date|time) (?:yet|set|fixed|given)|not (?:yet )?(?:fixed|set|dated|scheduled))\b/iu;
const ASKED: readonly (readonly [RegExp, string])[] = [
  [/^(?:so |and |by )?when\b|\b(?:what|which) (?:day|date)\b/, 'date'],
  [/\bwhat time\b/, 'time'],
  [/^(?:so |and )?where\b|\b(?:what|which) (?:room|place|venue)\b/, 'place'],
];
const SETTLED = /\b\d{1,2}[.:]\d\d\b|\b\d{1,2} ?[ap]m\b|\b\d{1,2}(?:st|nd|rd|th)\b/i;

/** "Midterm 2 20% - date TBA", where its date is asked for. */
export const undated: Rule = (question, notes) => {
  const kind = ASKED.find(([asked]) => asked.test(question))?.[1];
  const words = labelling(question).filter((word) => !/^(?:date|time|day|place|room|next|held|happen\w*|start\w*)$/.test(word));
  if (kind === undefined || words.length === 0) return undefined;
  const numbers = question.match(/(?<!\S)\d+(?!\S)/g) ?? [];
  const fits = notes.segments.filter(
    (segment) =>
      words.every((word) => speaks(segment, word) > 0.5 || wordsIn(segment.unit.text).map(stemmed).includes(stemmed(word))) &&
      numbers.every((number) => new RegExp(`(?<!\\d)${number}(?!\\d)`).test(segment.unit.text)),
  );
  const lines = [...new Set(fits.map(({ unit }) => unit.text))];
  const [line, other] = lines;
  return line !== undefined && other === undefined && NO_DATE.test(line) && !SETTLED.test(line)
    ? { says: `Your notes give no ${kind} for this yet.`, lines: [line], isOnly: true }
    : undefined;
};
