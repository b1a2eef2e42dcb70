/** What a book, a till or a list says should be there, against what was counted or what the bank says: how far out it is, and which way. */
import { timesInFigures } from './clock-sums.ts';
import { sayAmount } from './plan.ts';
import { prepared } from './read.ts';
import { signsOf } from './ledger-words.ts';
import { tokensIn, type Token } from './ledger-tokens.ts';
import type { StoryTold } from './steps.ts';
import { money } from './told.ts';
import { MONTHS } from '../values/calendar.ts';
import { isCount, isMoney } from './units.ts';

const DATED = new RegExp(` (?:on|by|at) (?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${MONTHS.join('|')})`, 'g');
const ASKS =
  /\b(?:how (?:far|much) (?:out|adrift|short|over)|out by|(?:am|are|is) (?:i|we|my [a-z]+|the [a-z]+|it|that) (?:out|short|over|down|up|missing|right|wrong)|(?:is|are) missing|missing\b|short\b|discrepan\w+|what is the difference|(?:agree|tally|match|balance)s?\b)/;
const BOOK =
  /\b(?:books?|ledger|records?|sheet|list|system|report|till (?:says|roll|report|shows|reckons)|(?:should|ought to|supposed to) (?:be|have|hold|come to)|according to|expected|spreadsheet|app says|receipts)\b/;
const COUNTED =
  /\b(?:bank|statement|counted|count(?:s|ing)? (?:only |just )?(?:to|up|came|is|gave|#)|(?:tin|drawer|box|float|safe|purse|envelope) (?:has|had|holds?|contains?|comes? to|came to|counted)|actually|really|in hand|(?:i|we) (?:find|found|have|got|make it)|there (?:is|are|was|were) only|on the shel\w+|only)\b|\bcount #/;

const CAUSE =
  'Look first for a single entry of that amount that was missed, or paid but not yet through the bank, then for one of half of it entered on the wrong side.';

/** The words that say where a figure comes from: since the last one, and those right after it. */
const about = (token: Token, before: Token | undefined, text: string): string => {
  const lead = text.slice(before?.end ?? 0, token.at);
  const stop = Math.max(...['. ', '; ', ', ', ' but ', '? '].map((mark) => lead.lastIndexOf(mark)));
  return `${lead.slice(stop + 1)} # ${/^(?:[^.,;?!]|[.,](?=\d)){0,40}/.exec(text.slice(token.end))![0].split(/ but | and /)[0]!}`;
};

export const reckoned = (plain: string): StoryTold | undefined => {
  const whole = prepared(timesInFigures(plain)).trim().replace(DATED, ' ');
  // "48 chairs, we counted 45": chairs again.
  const noun = /\d ([a-z]{3,14}s)\b/.exec(whole)?.[1];
  const text =
    noun === undefined
      ? whole
      : whole.replace(/(?<=\b(?:counted|found|only|have|got|count|see) )(\d{1,6})(?=[.,;?]| and| but|$)/, `$1 ${noun}`);
  if (!ASKS.test(text) || !BOOK.test(text)) return undefined;
  const read = tokensIn(text);
  if (!read) return undefined;
  const { tokens, currency } = read;
  // "At 1.80 a bottle": what it is worth.
  const price = tokens.filter(({ of, per }) => isMoney(of) && per.length === 1);
  const told = tokens.filter((one) => !price.includes(one));
  const [first] = told;
  if (
    !first ||
    price.length > 1 ||
    told.length < 2 ||
    told.some(({ of }) => of !== first.of) ||
    !(isMoney(first.of) || isCount(first.of))
  )
    return undefined;
  const counted = told.filter((one, at) => {
    const words = about(one, told[at - 1], text);
    return (
      COUNTED.test(words) && !/\b(?:had|start\w*|began|opening|opened|should|ought to|supposed to|according to)\b/.test(words)
    );
  });
  const [real] = counted;
  if (!real || counted.length > 1) return undefined;
  const book = told.filter((one) => one !== real);
  const signed =
    book.length === 1
      ? { lines: [{ token: book[0]!, sign: 1 as const }], isSure: true }
      : signsOf(book, [], { of: 'money', kind: 'left', isLeft: true, span: undefined, isThis: false, question: '' }, text, false);
  if (!signed) return undefined;
  const said = (value: number): string =>
    isMoney(first.of) ? money(value, currency === 'money' ? '' : currency) : sayAmount(value, { [first.of]: 1 });
  const lines = signed.lines.toSorted((one, other) => other.sign - one.sign);
  const should = lines.reduce((so, { token, sign }) => so + sign * token.value, 0);
  const apart = real.value - should;
  const steps = [
    ...(lines.length > 1
      ? [
          `${lines.map(({ token, sign }, at) => `${at === 0 ? '' : sign > 0 ? ' + ' : ' − '}${said(token.value)}`).join('')} = ${said(should)} by the book.`,
        ]
      : []),
    `${said(Math.max(real.value, should))} − ${said(Math.min(real.value, should))} = ${said(Math.abs(apart))}.`,
  ];
  if (Math.abs(apart) < 0.005) return { worked: [`It agrees: both are ${said(should)}.`, steps.slice(0, -1)], confidence: 90 };
  const [each] = price;
  const asksWhy = /\b(?:cause|why|reason|gone wrong|what have i missed)\b/.test(text);
  const worth = each && money(Math.abs(apart) * each.value, currency === 'money' ? '' : currency);
  return {
    worked: [
      `It is out by ${said(Math.abs(apart))}: ${said(real.value)} is there, ${said(Math.abs(apart))} ${apart < 0 ? 'short of' : 'more than'} the ${said(should)} that should be.${worth === undefined ? '' : ` That is worth ${worth}.`}${asksWhy ? ` ${CAUSE}` : ''}`,
      [...steps, ...(each ? [`${said(Math.abs(apart))} × ${each.said} = ${worth!}.`] : [])],
    ],
    confidence: signed.isSure ? (asksWhy ? 78 : 92) : 65,
  };
};
