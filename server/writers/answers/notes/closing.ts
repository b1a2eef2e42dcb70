/** The last day for something, where the notes set one: "closes 12 September", "not completed by Friday, August 14 will be cancelled". */
import type { Rule } from './amounts.ts';
import { labelling, tells, type Fact } from './facts.ts';
import { valuesIn } from './values.ts';

const ASKS_LAST =
  /\b(?:last (?:day|date)|deadline|closing date|cut[- ]?off|by when|by what (?:day|date)|latest (?:day|date|i can|we can)|until when)\b|^(?:and |so )?when\b.{0,120}\b(?:must|have to|has to|need to|due|should)\b.{0,120}\b(?:pay|paid|enrol\w*|apply|appl\w+|return\w*|send|sent|book\w*|repl\w+|register\w*|sign\w*|submit\w*)\b/;
const BY =
  /\b(?:by|before|no later than|not later than|closes?(?: on)?|closing(?: date)?|deadline(?: is)?|due(?: back| in| on| by)?|until|latest|payable by|received after|completed by|reach us by|on or before|cut[- ]?off)[: ]*(?:the |on )?$/i;
/** "2% off if paid by 1 November", "refunds until 3 May": the last day of something else. */
const OF_ANOTHER = /\b(?:discount|early bird|refund\w*|if (?:paid|booked|ordered)|cancel(?: by| before| free)|was|last year)\b/i;

export const isLastDay = ({ value, segment: { unit } }: Fact): boolean =>
  value.kind === 'date' && value.to === value.value && BY.test(unit.text.slice(0, value.at));

export const closing: Rule = (question, notes) => {
  if (!ASKS_LAST.test(question) || valuesIn(question).some(({ kind }) => kind === 'date')) return undefined;
  const words = labelling(question).filter((word) => !/^(?:last|day|date|deadline|latest|closing|due|send|must)$/.test(word));
  const all = notes.facts.filter(isLastDay);
  const own = all.filter(({ segment: { unit } }) => !OF_ANOTHER.test(unit.text) || words.some((word) => OF_ANOTHER.test(word)));
  const fitOf = ({ segment: { unit } }: Fact): number => words.filter((word) => tells(unit, word)).length;
  const order = own.toSorted((one, other) => fitOf(other) - fitOf(one));
  const [best, next] = order;
  const asksOutright = /\blast\b|\bdeadline\b|\bclosing\b|\bcut[- ]?off\b|\blatest\b/.test(question);
  if (
    !best ||
    (words.length > 0 && fitOf(best) === 0 && !asksOutright) ||
    (next && next.value.value !== best.value.value && fitOf(next) === fitOf(best))
  )
    return undefined;
  return {
    says: `That is ${best.value.typed}.`,
    lines: [best.segment.unit.text],
    isUnsure: next !== undefined && next.value.value !== best.value.value,
  };
};
