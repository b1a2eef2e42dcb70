/** A number that is taken for granted and is another: "As February 2027 has 29 days, …", "Since a spider has six legs, …". */
import type { Answer } from '../answer.ts';
import { digitsForWords } from '../sums/numbers.ts';
import { termsIn } from '../question/terms.ts';
import { MONTH, monthName, monthOf } from '../values/calendar.ts';

export interface Corrected {
  readonly truth: Answer;
  /** What is asked besides. */
  readonly question: string;
  /** What the claim is about. */
  readonly thing: string;
}

const OF_MONTH = new RegExp(`^(${MONTH})(?: (?:in |of )?(\\d{4}))? (?:has|have) (\\d\\d) days$`);
const OF_YEAR = /^(?:the year )?(\d{4}) (?:is|will be|was) (not |n't )?a leap year$/;
const HAS =
  /^(?:an? |the |every |each |all )?([\p{L}' -]{2,40}?) (?:have|has|contains?|is made up of|consists? of) (\d{1,5}) ([\p{L}-]+(?: [\p{L}-]+)?)$/u;
const OWN = /^(?:i|we|you|he|she|it|they|this|that|there|my|our|his|her|their)\b/;

const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
const known = (lead: string): Answer => ({ confidence: 97, lead, more: [[], [], []], asides: {}, topics: [] });

/** What the calendar says of a claim, where that is wrong. */
const ofCalendar = (claim: string): Answer | undefined => {
  const [, month, year, told] = OF_MONTH.exec(claim) ?? [];
  if (month !== undefined) {
    const at = monthOf(month);
    const right = year === undefined ? [daysIn(2027, at), daysIn(2028, at)] : [daysIn(Number(year), at)];
    if (at === -1 || right.includes(Number(told))) return undefined;
    const name = `${monthName(at)}${year === undefined ? '' : ` ${year}`}`;
    const why = at === 1 && year !== undefined ? `, as ${year} is ${right[0] === 29 ? '' : 'not '}a leap year` : '';
    return known(`${name} has ${[...new Set(right)].join(' or ')} days, not ${told}${why}.`);
  }
  const [, leap, not] = OF_YEAR.exec(claim) ?? [];
  if (leap === undefined || Number(leap) < 1583) return undefined;
  const isLeap = daysIn(Number(leap), 1) === 29;
  if (isLeap === (not === undefined)) return undefined;
  return known(isLeap ? `${leap} is a leap year, with 366 days.` : `${leap} is not a leap year; it has 365 days.`);
};

/** How many there are is known, and it is another number. */
const ofNumber = async (claim: string, ask: (question: string) => Promise<Answer | undefined>): Promise<Answer | undefined> => {
  const [, thing, told, parts] = HAS.exec(claim) ?? [];
  if (thing === undefined || OWN.test(thing)) return undefined;
  const truth = await ask(`how many ${parts} does ${/s$/.test(thing) ? thing : `a ${thing}`} have?`);
  if (truth === undefined || truth.confidence < CERTAINLY) return undefined;
  const said = digitsForWords(truth.lead.toLowerCase());
  // Of several things that are told there the first is the one asked about.
  const first = /\d+/.exec(said.replaceAll(',', ''))?.[0];
  const isOf = [...termsIn(`${thing} ${parts}`)].every((term) => termsIn(truth.lead).has(term));
  return first === undefined || first === told || !isOf
    ? undefined
    : { ...truth, lead: `Not ${told}: ${truth.lead.replace(/^(?:An?|The)\b/, (article) => article.toLowerCase())}` };
};
const CERTAINLY = 95;

/**
 * @param because the words that a reason begins with, and `asks` those that a question does.
 * @param ask answers another question.
 */
export const miscounted = async (
  plain: string,
  because: string,
  asks: string,
  ask: (question: string) => Promise<Answer | undefined>,
): Promise<Corrected | undefined> => {
  const [, claim, question] =
    new RegExp(`^${because} (.{6,90}?),? (?:(?:then|so|and|roughly|about),? )*(${asks} .{4,100})$`).exec(plain) ?? [];
  if (claim === undefined) return undefined;
  const truth = ofCalendar(digitsForWords(claim)) ?? (await ofNumber(digitsForWords(claim), ask));
  return (
    truth && { truth, question: question!, thing: claim.replace(/ (?:has|have|is|was|will be|contains?|consists?) .*$/, '') }
  );
};
