/** What is still to come or to be settled, and who has not paid or answered yet: every row that says so of itself. */
import { listed } from '../../../english/prose.ts';
import { said, type Rule } from './amounts.ts';
import { valuesIn } from './values.ts';
import { numberName } from './number-names.ts';

const ASKS_OPEN =
  /\bwhat\b.{0,120}\b(?:(?:are|is|am) (?:we|i|they|it) (?:still )?waiting (?:for|on)|(?:is|are)(?: still)? (?:outstanding|not (?:done|here|sorted|delivered|settled)|undecided|unsettled|up in the air|open)|(?:has|have)(?: not|n't) (?:come|arrived|been \p{L}+)|still (?:to come|to be \p{L}+|missing|needs? \p{L}+))\b/u;
const OPEN =
  /\b(?:no (?:date|news|word|reply|answer) yet|not (?:yet )?(?:here|arrived|come|delivered|done|booked|confirmed|paid|chosen|decided|agreed|back|heard|signed|sent|sorted|known)|missing|chas(?:ed|ing)|await\w*|waiting|on order|back ?order\w*|pending|tb[acd]|to be (?:confirmed|decided|agreed|chosen)|still (?:to \p{Ll}+|\p{Ll}+ing|not)|outstanding|undecided)\b/iu;

export const stillOpen: Rule = (question, { units }) => {
  if (!ASKS_OPEN.test(question)) return undefined;
  const own = [...new Set(units.map(({ line }) => line))].filter((line) => OPEN.test(line));
  return own.length === 0 || own.length === new Set(units.map(({ line }) => line)).size
    ? undefined
    : {
        says: `${numberName(own.length)[0]!.toUpperCase()}${numberName(own.length).slice(1)} thing${own.length === 1 ? ' is' : 's are'} still open.`,
        lines: own,
        isOnly: true,
      };
};

const ASKS_UNPAID =
  /\b(?:who|which|whose)\b.{0,120}\b(?:(?:has|have)(?: still)?(?: not|n't)(?: yet)? paid|hasnt paid|still (?:has(?:n't| not)|haven't|owes?|to pay|hasnt)|owes?|(?:is|are) (?:still )?(?:unpaid|owing))\b/;
const ASKS_UNREPLIED =
  /\b(?:who|which)\b.{0,120}\b(?:(?:has|have)(?: still)?(?: not|n't)(?: yet)?|hasnt|havent|(?:is|are) (?:still|yet) to|still (?:has|have|needs?) to) (?:repl\w+|answer\w*|respond\w*|rsvp\w*|confirm\w*)\b/;
const NO_REPLY = /^(?:no (?:reply|answer|response|word)|not (?:yet|replied|answered)|nothing|waiting|\?+|tb[ac])\b|^\?+$/i;
const ASKS_HOW_MUCH = /\bhow much\b|\btotal\b/;
const ROW = /^(?:[-*•] |\d{1,2}[.)] )?(\p{Lu}[\p{L}.'’]*(?: \p{Lu}[\p{L}.'’]*)?)(?: ?[-–—:,] ?| )(.+)$/u;
const OWES =
  /^(?:still )?(?:owes?|owing|not (?:yet|paid)|unpaid|no|to pay|hasn['’]?t paid|nothing|due|outstanding|✗|x)\b(?! \d| ?[£$€])/i;
const PAID = /\b(?:paid|yes|settled|done|✓|✔)/iu;
/** Then each owes another sum. */
const PART_PAID = /\b(?:half|part|partly) paid\b|\bpaid half\b/i;
const LEAST = 3;

/** Names with no sum of their own, and one price for everybody. */
export const unpaid: Rule = (question, notes, whole) => {
  const isReply = ASKS_UNREPLIED.test(question);
  if (!isReply && !ASKS_UNPAID.test(question)) return undefined;
  const rows = [...new Set(notes.units.map(({ line }) => line))].flatMap((line) => {
    const [, name, rest] = ROW.exec(line) ?? [];
    if (name === undefined) return [];
    const owes = (isReply ? NO_REPLY : OWES).test(rest!);
    return owes || (isReply ? /^(?:yes|no|maybe|coming|can['’]?t|sorry)\b/i : PAID).test(rest!) ? [{ line, name, owes }] : [];
  });
  const own = rows.filter(({ owes }) => owes);
  if (notes.units.some(({ text }) => PART_PAID.test(text))) return undefined;
  if (rows.length < LEAST || own.length === 0 || own.length === rows.length) return undefined;
  const prices = notes.text.split('\n').flatMap((line) =>
    valuesIn(line)
      .filter(({ kind, per }) => kind === 'money' && per.includes('each'))
      .map((value) => ({ value, line: line.trim() })),
  );
  const [price, other] = prices;
  const sum =
    !isReply && ASKS_HOW_MUCH.test(whole) && price && !other ? said(own.length * price.value.value, price.value) : undefined;
  return {
    says: `${own.length === 1 ? 'That is' : 'Those are'} ${listed(own.map(({ name }) => name))}${sum === undefined ? '' : `: ${own.length} × ${said(price!.value.value, price!.value)} = ${sum}`}.`,
    lines: [...(sum === undefined ? [] : [price!.line]), ...own.map(({ line }) => line)],
    isOnly: true,
    ...(sum !== undefined && { isWhole: true }),
  };
};

const ASKS_OUT =
  /\b(?:still )?(?:out on loan|on loan|lent out|borrowed|not (?:been )?(?:returned|brought back)|still out|hasn't (?:been )?(?:returned|come back)|haven't (?:been )?(?:returned|come back))\b/;
const TAKEN =
  /^(?:[-*•] )?(\p{Lu}[\p{L}.'’]*(?: \p{Lu}[\p{L}.'’]*)?)(?: [-–—] ?|: | (?:has|took|borrowed|took out) (?:the |an? )?)(.+)$/u;
const BACK = /\b(?:back|returned|in|handed in)\b/i;
/** What somebody took and did not bring back, by a log of such things. */
export const onLoan: Rule = (question, { units }) => {
  if (!ASKS_OUT.test(question) || !/\b(?:what|which|who)\b/.test(question)) return undefined;
  const rows = [...new Set(units.map(({ line }) => line))].flatMap((line) => {
    const [, who, things] = TAKEN.exec(line) ?? [];
    return who === undefined ? [] : [{ line, who, things: things!.replace(/[.]$/, ''), isBack: BACK.test(things!) }];
  });
  const out = rows.filter(({ isBack }) => !isBack);
  return rows.length < LEAST || out.length === 0 || out.length === rows.length
    ? undefined
    : {
        says: `Still out: ${out.map(({ who, things }) => `${things} (${who})`).join('; ')}.`,
        lines: out.map(({ line }) => line),
        isOnly: true,
      };
};
