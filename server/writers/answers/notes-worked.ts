/** What is not in the notes but follows from them: a sum, a difference, a date, who is there when. */
import { AMOUNT_RULES, type Reckoned, type Rule } from './notes-amounts.ts';
import { BOUND_RULES } from './notes-bound.ts';
import { COUNT_RULES } from './notes-counted.ts';
import { CLAUSE_RULES } from './notes-clauses.ts';
import { COURSE_RULES } from './notes-course.ts';
import { readNotes } from './notes-facts.ts';
import { ledger } from './notes-ledger.ts';
import { rota } from './notes-rota.ts';
import { placeOfTalk, talk } from './notes-talk.ts';
import { TALLY_RULES } from './notes-tally.ts';
import { TIME_RULES } from './notes-times.ts';
import { inFigures } from './quantities.ts';

/** In this order: the first that can is used. */
const RULES: readonly Rule[] = [
  rota,
  talk,
  placeOfTalk,
  ...TALLY_RULES,
  ...COURSE_RULES,
  ...TIME_RULES,
  ...COUNT_RULES,
  ...AMOUNT_RULES,
  ledger,
  ...BOUND_RULES,
  ...CLAUSE_RULES,
];

/** @param plain the question in its plain form. */
export const workedFrom = (plain: string, text: string): Reckoned | undefined => {
  const notes = readNotes(text);
  // What is told after the question is no part of it.
  const question = inFigures(plain.split('? ')[0]!);
  for (const rule of RULES) {
    const found = rule(question, notes, plain);
    if (found) return found;
  }
  return undefined;
};
