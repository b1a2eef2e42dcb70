/** How many a label lists ("Altos: Sue, Jo, Anne"), and how many rows say something. */
import { listed } from '../../../english/prose.ts';
import type { Rule } from './amounts.ts';
import { cellsOf, groupedBy } from './cells.ts';
import { linesOf, namesIn, saysOf } from './chosen-cells.ts';
import { stemmed, wordsIn } from '../question/terms.ts';

const GENERAL = /\b(?:things?|items?|entries|of (?:them|these))\b/;
const MANY_ROWS = 4;
const LONGEST_ROW = 90;
export const counted: Rule = (question, notes) => {
  const [, asked] =
    /\bhow many ((?:\p{L}+ ){0,2}?\p{L}+)(?= (?:have|has|had|are|is|were|was|do|does|did|can|will|on|in|at|of|there)\b|$)/u.exec(
      question,
    ) ?? [];
  if (
    asked === undefined ||
    /\b(?:left|more|fewer|than|or|if|per|each|not|n't|haven't|hasn't|without|over|under|between|days?|hours?|minutes?|weeks?|months?|years?)\b/.test(
      question,
    )
  )
    return undefined;
  const cells = cellsOf(notes);
  const words = namesIn(question);
  const head = stemmed(asked.split(' ').at(-1)!);
  // "Altos: Sue, Jo, Anne".
  const members = [
    ...groupedBy(
      cells.filter(({ path }) => path.length > 0),
      ({ path, unit }) => `${unit.text}${path.join('>')}`,
    ).values(),
  ].filter(
    (own) =>
      own.length > 1 &&
      own.every(({ value, name }) => value === undefined && name.split(' ').length <= 4) &&
      wordsIn(own[0]!.path.at(-1)!)
        .map(stemmed)
        .some((term) => term === head || words.map(stemmed).includes(term)) &&
      words.every((word) => saysOf(own[0]!, word) !== undefined || stemmed(word) === head),
  );
  const [only, other] = members;
  if (only && !other)
    return { says: `The notes name ${only.length}: ${listed(only.map(({ name }) => name))}.`, lines: linesOf(only) };
  // "How many things have been claimed": the rows that say so.
  const deeds = words.filter((word) => stemmed(word) !== head);
  if (!GENERAL.test(asked) || deeds.length === 0 || notes.units.length < MANY_ROWS) return undefined;
  const rows = notes.units.filter(({ text }) => {
    const terms = new Set(wordsIn(text).map(stemmed));
    const isSaid = deeds.every((word) => terms.has(stemmed(word)));
    return isSaid && text.length <= LONGEST_ROW && !/\b(?:not|never|no|un\w+|yet)\b/i.test(text);
  });
  return rows.length > 1 ? { says: `That is ${rows.length}.`, lines: rows.map(({ text }) => text) } : undefined;
};
