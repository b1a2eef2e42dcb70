/** What is left of an amount when what is paid, kept or gone has been taken off, and what a meter used. */
import { speaks, type Fact } from './facts.ts';
import { valuesIn } from './values.ts';
import { DAY_MS } from '../values/calendar.ts';
import { figure } from '../sums/told.ts';
import { stemmed } from '../question/terms.ts';
import { type Reckoned, type Rule, linesFrom, isPriced, isMoney, said, type Part, told, worth } from './amounts.ts';
import { namesIn } from './basket.ts';

const STARTED =
  /\b(?:registered|signed up|booked|invited|enrolled|ordered|bought|applied|entries|made|baked|printed|delivered|stock)\b/i;
const GONE =
  /\b(?:did(?: not|n't) (?:show|come|turn)|not come|no[- ]shows?|cancel\w*|dropped out|absent|called off|sick|sold|broken|returned|eaten|used|given away)\b/i;
const OWED = /\b(?:total|amount due|to pay|price|sum|costs?|bill|quote)\b/i;
const PAID = /\b(?:paid|deposit|advance|down payment|on account|instal?ment|received|prepaid)\b/i;
const PARTLY = /\b(?:including|incl|of which)\b[^.;]{0,60}$|\([^()]{0,60}$/i;
const TAKEN = /\b(?:takings|took|income|revenue|sales|raised|earned|turnover|rents in|receipts)\b/i;

/** The first less the others. */
export const less = (
  from: readonly Part[],
  gone: readonly Fact[],
  priced: boolean,
  says: (rest: string) => string,
): Reckoned | undefined => {
  const rest = worth(from) - gone.reduce((so, { value }) => so + value.value, 0);
  if (rest < 0 || gone.length === 0 || gone.length > 6) return undefined;
  const [first] = from;
  const model = first!.fact.value;
  return {
    says: `${says(said(rest, model, priced))}: ${[from.map((part) => told(part, priced)).join(' + '), ...gone.map(({ value }) => said(value.value, value, priced))].join(' − ')}.`,
    lines: linesFrom([...from.map(({ fact }) => fact), ...gone]),
  };
};

export const balance: Rule = (question, notes) => {
  const priced = isPriced(notes);
  const prices = notes.facts.filter((fact) => isMoney(fact, priced));
  const asksOwed =
    /\b(?:still (?:open|owed|due|owe|to pay|to be paid|have to pay|outstanding)|left to (?:pay|be paid)|outstanding|remaining|owe|balance)\b/.test(
      question,
    );
  const asksProfit =
    /\b(?:profit|after (?:the )?(?:costs|expenses|everything)|net|clear|left over|surplus)\b/.test(question) &&
    !/\bhow many\b/.test(question);
  const asksLeft = /\b(?:left|rest|remain\w*|over)\b/.test(question) && !asksProfit;
  // "18,000, of which 6,500 goes to the website": what of it is left.
  const [whole, ...spent] = prices.filter(({ segment }) => /\bof (?:which|that|this)\b/i.test(segment.unit.text));
  if (asksLeft && whole && spent.length > 0 && spent.every(({ segment }) => segment.unit === whole.segment.unit))
    return less([{ fact: whole, factor: 1 }], spent, priced, (rest) => `${rest} is left`);
  if (asksOwed) {
    const paid = prices.filter(
      (fact) =>
        // "Your deposit of 30%, that is £345": the one price of its sentence.
        PAID.test(
          prices.every((other) => other === fact || other.segment.unit !== fact.segment.unit)
            ? fact.segment.unit.text
            : fact.segment.text,
        ) && !/\b(?:refund|returned|lost)\b/i.test(fact.segment.text),
    );
    const owed = prices.filter((fact) => !paid.includes(fact));
    // "Cottage £640, I have paid a £160 deposit": of what is asked about.
    const [part, ...parts] = paid;
    const about = owed.filter(
      (fact) => fact.segment.unit === part?.segment.unit && namesIn(question).some((word) => fact.segment.own.has(stemmed(word))),
    );
    if (part && parts.length === 0 && about.length === 1 && about[0]!.value.per.length === 0)
      return less([{ fact: about[0]!, factor: 1 }], paid, priced, (rest) => `${rest} is still open`);
    const totals = owed.filter(({ segment }) => OWED.test(segment.text) && !/\bsub-?total\b/i.test(segment.text));
    const total = totals.at(-1);
    if (paid.length > 0 && total) return less([{ fact: total, factor: 1 }], paid, priced, (rest) => `${rest} is still open`);
  }
  if (asksProfit) {
    const taken = prices.filter(
      ({ value, segment }) =>
        TAKEN.test(segment.text) && !PARTLY.test(segment.unit.text.slice(Math.max(0, value.at - 90), value.at)),
    );
    const unit = notes.facts
      .filter(({ segment }) => /\b(?:costs?|expenses|spent|outgoings|bill|hire)\b/i.test(segment.unit.text))
      .map(({ segment }) => segment.unit);
    const costs = prices.filter(
      (fact) => !taken.includes(fact) && unit.includes(fact.segment.unit) && !TAKEN.test(fact.segment.text),
    );
    if (taken.length === 1) return less([{ fact: taken[0]!, factor: 1 }], costs, priced, (rest) => `${rest} is left`);
  }
  if (
    /\bhow many\b/.test(question) &&
    /\b(?:came|come|attended|turned up|showed up|took part|were there|there in the end|left|remain\w*|unsold)\b/.test(question)
  ) {
    const words = namesIn(question).filter((word) => !/^(?:left|remain\w*|unsold|came|attended)$/.test(word));
    const counts = notes.facts.filter(({ value }) => value.kind === 'amount' && value.per.length === 0);
    const about = counts.filter(({ segment }) => words.some((word) => speaks(segment, word) > 0));
    const among = about.some(({ segment }) => STARTED.test(segment.text)) ? about : counts;
    const gone = among.filter(({ segment }) => GONE.test(segment.text));
    const start = among.filter(({ segment }) => STARTED.test(segment.text) && !GONE.test(segment.text));
    if (start.length > 0)
      return less(
        [{ fact: start[0]!, factor: 1 }],
        gone,
        true,
        (rest) => `${/\b(?:left|remain)/.test(question) ? `${rest.split(' ')[0]} are left` : `${rest.split(' ')[0]} in the end`}`,
      );
  }
  return undefined;
};

/** "Makes no charge of £45 for the key", "the £45 is waived". */
const isUncharged = ({ value, segment: { unit } }: Fact): boolean => {
  const before = unit.text
    .slice(0, value.at)
    .split(/[;,.] | and | but /)
    .at(-1)!;
  const clause = before + unit.text.slice(value.at).split(/[;,.] | and | but /)[0]!;
  return /\bno (?:\p{L}+ )?(?:charge|fee|deduction|cost)s?\b|\b(?:not|n't|never) (?:be )?(?:charg|deduct|ke(?:ep|pt)|tak)|n't (?:be )?(?:charg|deduct|keep|tak)|\bwaiv|\bdropped\b|\bforg(?:o|ave|iv)/iu.test(
    clause,
  );
};

/** What is kept of a deposit: "two keys £19 each". */
export const givenBack: Rule = (question, notes) => {
  if (![/\bhow much\b/, /\bdeposit\b/, /\b(?:back|returned|refunded)\b/].every((asked) => asked.test(question))) return undefined;
  const prices = notes.facts.filter((fact) => isMoney(fact, isPriced(notes)));
  const [held, other] = prices.filter(({ segment }) => /\bdeposit\b/i.test(segment.unit.text));
  const charges = prices.filter((fact) => fact !== held && !isUncharged(fact));
  const parts = charges.map((fact): Part | undefined => {
    const { value, segment } = fact;
    if (/\b(?:rent|paid|refund\w*|if|per|up to|from|or|usual\w*|instead|may|might|would|could)\b/i.test(segment.unit.text))
      return undefined;
    const counts =
      segment.unit === held?.segment.unit
        ? []
        : valuesIn(segment.unit.text).filter(({ kind, at }) => kind === 'amount' && at < value.at);
    if (value.per.length === 0) return counts.length === 0 ? { fact, factor: value.times } : undefined;
    return value.per[0] === 'each' && counts.length === 1 ? { fact, factor: counts[0]!.value } : undefined;
  });
  const known = parts.filter((part) => part !== undefined);
  const rest = held && held.value.value - worth(known);
  if (!held || other || known.length === 0 || known.length < charges.length || rest === undefined || rest < 0) return undefined;
  const priced = isPriced(notes);
  return {
    says: `${said(rest, held.value, priced)} comes back: ${[{ fact: held, factor: 1 }, ...known].map((part) => told(part, priced)).join(' − ')}.`,
    lines: linesFrom([held, ...charges]),
  };
};

/** Of a meter that is read on some dates, what was used in between. */
export const metered: Rule = (question, { units, segments }) => {
  if (!/\bhow (?:many|much)\b/.test(question) || !/\b(?:used?|go through|went through|drive|drove|driven)\b/.test(question))
    return undefined;
  const rows = units.flatMap((unit) => {
    const [date, reading, ...others] = segments.filter((segment) => segment.unit === unit).flatMap(({ values }) => values);
    return date?.kind === 'date' && reading?.kind === 'amount' && others.length === 0 && date.at === 0
      ? [{ unit, date, reading }]
      : [];
  });
  const months = valuesIn(question).filter(({ kind }) => kind === 'months');
  const asked = [...new Set(months.flatMap(({ value, to }) => [value, to]))];
  const ends =
    asked.length === 2
      ? asked.map((month) => rows.filter(({ date }) => new Date(date.value * DAY_MS).getUTCMonth() === month % 12))
      : months.length === 0 && rows.length > 0
        ? [[rows[0]!], [rows.at(-1)!]]
        : [];
  const [[from, another] = [], [to, last] = []] = ends;
  if (
    !from ||
    !to ||
    another ||
    last ||
    rows.length < 2 ||
    rows.some(({ reading }, at) => at > 0 && reading.value <= rows[at - 1]!.reading.value)
  )
    return undefined;
  return to.reading.value <= from.reading.value
    ? undefined
    : {
        says: `That makes ${figure(to.reading.value - from.reading.value)}: ${to.reading.typed} − ${from.reading.typed}.`,
        lines: [from.unit.text, to.unit.text],
        isUnsure: /,? and (?:what|which|who|when|how)\b/.test(question),
      };
};
