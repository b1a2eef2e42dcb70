/** What someone did, and what is remembered, in the visitor's words: each entry in a frame that fits its shape. */
import type { Random } from '../../random.ts';
import { fill, type Person } from './fill.ts';
import { entriesOf } from './notes.ts';
import { asSentence, beforePreposition, isPerson, role, series } from './phrases.ts';
import { continued, shapeOf, unstopped, wordsOf } from './shapes.ts';

/** What may stand before a person's work though it looks like a verb: "retired teacher". */
const EPITHET =
  /^(retired|respected|decorated|celebrated|dedicated|devoted|beloved|admired|accomplished|certified|licensed|noted|skilled|talented|gifted|experienced|renowned)$/i;
/** Offices are held without an article: "head of pediatrics". */
const OFFICE =
  /^(head|president|chair|chairman|chairwoman|chairperson|director|captain|mayor|secretary|treasurer|principal|first|leader|editor|dean)$/i;

const PROPER =
  /^(Army|Navy|Marine|English|French|Spanish|German|Italian|Irish|Catholic|Methodist|Baptist|Jewish|Sunday|Olympic)$/;

/** "nurse for 30 years" with the article it needs; nothing for words that name no person. */
const roleOf = (words: string): string | undefined => {
  const core = beforePreposition(wordsOf(words));
  const office = core.some((word) => OFFICE.test(word));
  if (!(isPerson(core.at(-1) ?? '') || office) || /\d/.test(core.join(' '))) return undefined;
  const typedProper = /^\p{Lu}/u.test(core[1] ?? '') || PROPER.test(core[0] ?? '');
  const proper = typedProper ? words : continued(words);
  return office ? proper : role(proper);
};

const deedSentence = (entry: string, person: Person): string => {
  const bare = unstopped(entry);
  const shape = shapeOf(entry);
  const first = wordsOf(bare)[0] ?? '';
  if (shape === 'past verb' && !EPITHET.test(first)) {
    const steps = bare.split(/,\s+(?:and\s+)?/);
    const serial = steps.length > 1 && steps.every((step) => shapeOf(step) === 'past verb');
    return fill('{name} {words}.', person, continued(serial ? series(steps.map(continued)) : bare));
  }
  if (shape === 'passive') {
    return fill(/\bsince\b/.test(bare) ? '{name} had been {words}.' : '{name} was {words}.', person, continued(bare));
  }
  if (shape === 'noun phrase' || EPITHET.test(first)) {
    const roles = bare.split(/,\s+(?:and\s+)?/).map(roleOf);
    const named = roles.filter((words) => words !== undefined);
    if (named.length === roles.length) return fill('{name} was {words}.', person, series(named));
  }
  return asSentence(entry);
};

export const deedSentences = (typed: string, person: Person): string[] =>
  entriesOf(typed).map((entry) => deedSentence(entry, person));

const SCENES = ['I think of {words}.', 'I remember {words}.', 'My mind goes back to {words}.'];

const memorySentence = (entry: string, person: Person, random: Random): string => {
  const bare = unstopped(entry);
  switch (shapeOf(entry)) {
    case 'past verb':
      return fill('{name} {words}.', person, continued(bare));
    case 'passive':
      return fill('{name} was {words}.', person, continued(bare));
    case 'gerund':
      return fill('I remember {name} {words}.', person, continued(bare));
    case 'subclause':
      return fill('I remember {words}.', person, continued(bare));
    case 'noun phrase':
      return /\p{Script=Latin}/u.test(bare)
        ? fill(
            random.pick(SCENES),
            person,
            /^(The|My|Our|His|Her|Their|That|Those|All|A|An|\p{L}+ing)\b/u.test(bare) ? continued(bare) : bare,
          )
        : asSentence(entry);
    case 'sentence':
      return asSentence(entry);
  }
};

export const memorySentences = (typed: string, person: Person, random: Random): string[] =>
  entriesOf(typed).map((entry) => memorySentence(entry, person, random));
