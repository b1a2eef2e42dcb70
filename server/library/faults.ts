/** What is wrong with the catalogue of subjects as it was edited: for `npm run lint:subjects`. */
import { sensesOf } from '../lexicon/wordnet.ts';
import { rankOf } from '../reader/commonWords.ts';
import type { Subject } from './subjects.ts';

/** A word as common as this, with as many senses, says little by itself. */
const COMMON = 4_000;
const MANY_SENSES = 6;

const isOrdinary = (alias: string): boolean =>
  /^[a-z]+$/.test(alias) && (rankOf(alias) ?? COMMON) < COMMON && sensesOf(alias).length >= MANY_SENSES;

const STEM = 4;
/** The words that a subject is called by, and their family: "dance" for "dancing". */
const isItsName = ({ id, names }: Subject, alias: string): boolean =>
  [id, ...names].join(' ').toLowerCase().includes(alias.slice(0, STEM));

const isTradeOf = (one: Subject, other: Subject): boolean => one.trade === other.id || other.trade === one.id;

/** Each fault in a line that names the file and the row. */
export const faultsIn = (subjects: readonly Subject[]): readonly string[] => {
  const byId = new Map(subjects.map((subject) => [subject.id, subject]));
  const owners = new Map<string, Subject>();
  return subjects.flatMap((subject) => {
    const { id, field, aliases, alone, never, trade } = subject;
    const faults: string[] = [];
    for (const other of never) if (!byId.has(other)) faults.push(`“never” names “${other}”, which is no subject`);
    if (trade !== undefined && byId.get(trade)?.sort !== 'trade') faults.push(`“${trade}” is no trade`);
    for (const alias of aliases) {
      if (alone.includes(alias)) faults.push(`“${alias}” stands among the aliases and under “alone”`);
      const owner = owners.get(alias);
      if (owner && !isTradeOf(owner, subject)) faults.push(`“${alias}” is an alias of “${owner.id}”, too`);
      owners.set(alias, subject);
      if (isOrdinary(alias) && !isItsName(subject, alias)) faults.push(`“${alias}” may mean much else: put it under “alone”`);
    }
    return faults.map((fault) => `server/library/subjects/${field}.yaml, ${id}: ${fault}`);
  });
};
