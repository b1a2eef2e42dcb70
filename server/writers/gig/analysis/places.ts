/** Lines of a description that others point at, and the name of the work as advice has it. */
import { clauseAt, type Sign } from './clause.ts';
import { BOAST, IMPOSSIBLE_HERE } from './faults.ts';
import type { Found } from './found.ts';
import { mistakesIn } from './mistakes.ts';
import { quote, type Reading } from './reading.ts';

export const wordsOf = (signs: readonly Sign[]): string[] => signs.map(({ words }) => words);
/** Of what has been found, the first that no other remark has to point at. */
export const besides = (signs: readonly Sign[], ...others: readonly (readonly Sign[])[]): Sign | undefined => {
  const taken = new Set(others.flat().map(({ words }) => words));
  return signs.find(({ words }) => !taken.has(words)) ?? signs[0];
};

export const THANKS =
  /^(?:(?:so |i )?(?:can['’]?t wait|look(?:ing)? forward|hope to|talk soon|speak soon)\b|(?:many |with )?(?:thanks?|thank you|cheers|regards|(?:best|kind) (?:regards|wishes)|see you|god bless)\b|best[,.!]*$)/i;
export const GREETING = /^(?:hi|hello|hey|ciao|good (?:day|morning|evening)|dear|welcome|greetings|nice to meet)\b.{0,25}$/i;
export const firstOf = ({ sentences, text }: Reading): string =>
  clauseAt(sentences.find((sentence) => !GREETING.test(sentence)) ?? text, 0, 1);
export const isShouted = (words: string): boolean => /\p{L}{3}/u.test(words) && !/\p{Ll}{2}/u.test(words);

/** "Any kind of work" names none. */
const ANY = /\b(?:any|all|everything|anything)\b/i;
const MOST_OF_A_NAME = 16;
const isQuotable = (words: string): boolean =>
  words !== '' &&
  words.split(' ').length <= MOST_OF_A_NAME &&
  !ANY.test(words) &&
  !isShouted(words) &&
  !/\b(?:please|pls|help me|give me)\b/i.test(words) &&
  !BOAST.test(words) &&
  !IMPOSSIBLE_HERE.test(words) &&
  mistakesIn(words).length === 0;
/** Advice on the work in its own words: as what is done, as its name, or beside the first line that can be quoted. */
const adviceOn = (
  found: Found,
  reading: Reading,
  ofDeed: (deed: string) => string,
  ofName: (name: string) => string,
  otherwise: string,
): string => {
  const { words = '', kind } = found.service ?? {};
  if (isQuotable(words)) return kind === 'deed' ? ofDeed(quote(words)) : ofName(quote(words));
  const line = reading.sentences
    .slice(reading.title === undefined ? 0 : 1)
    .filter((sentence) => !GREETING.test(sentence) && !/[?!:]$/.test(sentence))
    .map((sentence) => clauseAt(sentence, 0, 1))
    .find((sentence) => isQuotable(sentence) && sentence.split(' ').length >= FEWEST_OF_A_LINE && !PLEADS.test(sentence));
  return line === undefined ? `${otherwise}.` : `${otherwise}, for instance behind ${quote(line)}.`;
};
const FEWEST_OF_A_LINE = 4;
const PLEADS = /\b(?:please|pls|order|contact|message|inbox|new|need)\b/i;
export const sayTheCost = (found: Found, reading: Reading): string =>
  adviceOn(
    found,
    reading,
    (deed) => `Say what a buyer pays you to ${deed}, if only as a guide.`,
    (name) => `Give a sum for ${name}, if only as a guide.`,
    'Say what a first order costs',
  );
export const sayTheTime = (found: Found, reading: Reading): string =>
  adviceOn(
    found,
    reading,
    (deed) => `Say how many days it takes you to ${deed}.`,
    (name) => `Say how many days you need for ${name}.`,
    'Say how many days an order takes you',
  );
export const tellOfOneJob = (found: Found, reading: Reading): string => {
  const one = (work: string): string =>
    `Tell of one job of this kind that you have done, ${work}: how it began, and how it ended.`;
  return adviceOn(found, reading, one, one, 'Tell of one job that you have done');
};
export const sayWhatToSend = (found: Found, reading: Reading): string =>
  adviceOn(
    found,
    reading,
    (deed) => `Say what you need from the buyer before you can ${deed}.`,
    (name) => `Say what you need from the buyer before you begin with ${name}.`,
    'Say what you need from the buyer to begin',
  );
