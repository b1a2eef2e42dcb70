/** Figures that stand side by side: a part of a whole, so many for the price of fewer, a change between two of them. */
import { capitalise } from '../../../english/prose.ts';
import { readFigures } from './figures.ts';
import { sayAmount } from './plan.ts';
import { prepared } from './read.ts';
import { figure, money, type Worked } from './told.ts';
import { UNNAMED, isMoney } from './units.ts';
import { currencyIn, valuesIn } from '../values/read.ts';

const PART_OF =
  /(?<![\d.,/£$€])(\d{1,6}) (?:[a-z]+ )?(?:out )?of (?:the |our |my |a total of |a class of )?(\d{1,6})(?![\d.,]*\d|%|\/)(?: (?!is|are|were|was|in|for|on|if|what|how|on)([a-z]+))?/;
/** "43 out of the 60 have replied": in percent, and how many have not. */
const partOf = (plain: string): Worked | undefined => {
  const text = prepared(plain);
  const found = PART_OF.exec(text);
  if (!found) return undefined;
  const [part, whole] = [Number(found[1]), Number(found[2])];
  const rest = text.replace(found[0], ' ');
  if (part >= whole || /\d/.test(rest) || /\b(?:another|more (?:than|people)|half|twice|pass mark|need)\b/.test(rest))
    return undefined;
  const share = (100 * part) / whole;
  const isShare = /\bper ?cent|%|\bpercentage\b/.test(rest);
  const open =
    /\b(?:how many|what)\b[^?]*\b(?:still|left|remain\w*|not|haven't|hasn't|didn't|missing|waiting|outstanding|to go|others?|the rest|failed|wrong|absent)\b/.test(
      rest,
    );
  if (!isShare || (/\bhow many\b/.test(rest) && !open)) return undefined;
  // The share of those who have not is another one.
  if (
    /\b(?:percent\w*|per cent|%)[^?,]{0,25}\b(?:not|haven't|hasn't|didn't|missing|failed|absent|left|remain\w*|wrong)\b/.test(
      rest,
    )
  )
    return undefined;
  const percent = `${Number.isInteger(share) ? '' : 'about '}${figure(share, 1)}%`;
  return [
    `That is ${percent}${open ? `, and ${figure(whole - part)} are left` : ''}.`,
    [
      `${figure(part)} ÷ ${figure(whole)} × 100 = ${figure(share)}.`,
      ...(open ? [`${figure(whole)} − ${figure(part)} = ${figure(whole - part)}.`] : []),
    ],
  ];
};

const OFFER =
  /\b(\d) for (?:the price of )?(\d)\b(?! ?(?:[a-z]*pounds|quid|euros?|dollars?|p\b|hours|days|minutes|weeks|years))|\bbuy (\d),? (?:and )?get (\d) (?:more )?free\b/;
/** "Three for the price of two": every third is free. */
const offered = (plain: string): Worked | undefined => {
  const text = prepared(plain).replace(/\bbogof\b/g, 'buy 1 get 1 free');
  const deal = OFFER.exec(text);
  if (!deal) return undefined;
  const [taken, paid] =
    deal[1] === undefined ? [Number(deal[3]) + Number(deal[4]), Number(deal[3])] : [Number(deal[1]), Number(deal[2])];
  const rest = `${text.slice(0, deal.index)}${' '.repeat(deal[0].length)}${text.slice(deal.index + deal[0].length)}`;
  if (
    paid >= taken ||
    !/\b(?:how much|what|pay|cost|come to|total)\b/.test(rest) ||
    /\b(?:save|saving|sav\w+|each work|per|%|off|voucher)\b/.test(rest)
  )
    return undefined;
  const [one, other, ...more] = valuesIn(rest).filter(({ value, typed }) => !(value === 1 && /^(?:1|one)$/.test(typed)));
  if (!one || !other || more.length > 0) return undefined;
  const isPrice = ({ kind, typed }: typeof one): boolean => kind === 'money' || /\.\d\d$/.test(typed);
  const [price, many] = isPrice(one) ? [one, other] : [other, one];
  if (!isPrice(price) || isPrice(many) || many.kind !== 'number' || !Number.isInteger(many.value)) return undefined;
  const sign = currencyIn(text) === 'money' ? '' : currencyIn(text);
  const count = Math.floor(many.value / taken) * paid + (many.value % taken);
  return [
    `You pay for ${count} of the ${many.value}: ${money(count * price.value, sign)}.`,
    [`Of every ${taken}, ${paid} are paid for: ${count} × ${money(price.value, sign)} = ${money(count * price.value, sign)}.`],
  ];
};

const PAID =
  /\b([a-z]{2,12}) (?:has )?(?:put in|paid|spent|chipped in|paid out|covered|forked out)(?: for)?(?: the| about)?(?: [a-z]+)?(?: at)? ?([£$€₹₦]?)(\d{1,6}(?:,\d{3})*(?:\.\d\d)?)(?![\d.]*\d|%)/g;
const NOTHING =
  /\b([a-z]{2,12}) (?:(?:hasn't|has not|didn't|did not|hasnt|didnt) (?:paid|put in|pay|put|spent?|chip\w*)(?: in)?(?: anything| a thing)?|(?:paid|put in|spent) nothing)\b/g;
/** Who pays whom what, so that all have paid alike. */
const settled = (plain: string): Worked | undefined => {
  const text = prepared(plain);
  if (!/\bwho (?:pays|owes|gives)\b|\b(?:settle|square|even(?:ed)?(?: it)? (?:up|out))\b|\bowe each other\b/.test(text))
    return undefined;
  if (
    !/\b(?:even\w*|equal\w*|fair\w*|split|same|between (?:us|the|them))\b/.test(text) ||
    /%|\b(?:half|twice|double|except)\b/.test(text)
  )
    return undefined;
  const paid = [...text.matchAll(PAID)].map(({ 1: name, 2: sign, 3: typed }) => ({
    name: name!,
    sign: sign!,
    value: Number(typed!.replaceAll(',', '')),
  }));
  const none = [...text.matchAll(NOTHING)].map(({ 1: name }) => ({ name: name!, sign: '', value: 0 }));
  const all = [...paid, ...none];
  if (all.some(({ name }) => /^(?:we|they|who|you|he|she|it|and|has|have|each|everyone|else|nobody)$/.test(name)))
    return undefined;
  if (all.length < 2 || all.length > 6 || new Set(all.map(({ name }) => name)).size < all.length) return undefined;
  const heads = /\b(\d) (?:ways|of us|people|friends)\b/.exec(text);
  const rest = text.replaceAll(PAID, ' ').replace(heads?.[0] ?? '#', ' ');
  if (/\d/.test(rest) || (heads && Number(heads[1]) !== all.length)) return undefined;
  const sign = all.find((one) => one.sign !== '')?.sign ?? '';
  const share = all.reduce((so, { value }) => so + value, 0) / all.length;
  const named = (name: string): string => (/^(?:i|me)$/.test(name) ? 'you' : capitalise(name));
  const owing = all.map((one) => ({ ...one, left: share - one.value }));
  const lines: string[] = [];
  for (const debtor of owing.filter(({ left }) => left > 0.004))
    for (const creditor of owing.filter(({ left }) => left < -0.004)) {
      const sum = Math.min(debtor.left, -creditor.left);
      if (sum < 0.005) continue;
      debtor.left -= sum;
      creditor.left += sum;
      lines.push(`${named(debtor.name)} pays ${named(creditor.name)} ${money(sum, sign)}`);
    }
  if (lines.length === 0) return undefined;
  return [
    `${lines.join(' and ')}.`,
    [
      `${all.map(({ value }) => money(value, sign)).join(' + ')} = ${money(share * all.length, sign)}, and ÷ ${all.length} that is ${money(share, sign)} each.`,
    ],
  ];
};

const isWithin = (some: string, all: string): boolean => some.split(',').every((name) => all.split(',').includes(name));
const ASKS_CHANGE =
  /\b(?:(?:what|which|how much)(?: of a)? (?:percent\w*|per ?cent|%)|percent\w* (?:change|increase|decrease|rise|drop|fall|loss|gain)|(?:by )?(?:how many|what) per ?cent|(?:change|increase|decrease|rise|drop) (?:in|as a) (?:percent\w*|%))/;
const UPWARDS = /\b(?:gone up|go(?:es)? up|went up|going up|increas\w*|ris\w+|rose|grow\w*|grew|dearer|raised?|gain\w*|more)\b/;
const DOWNWARDS =
  /\b(?:gone down|go(?:es)? down|went down|going down|decreas\w*|drop\w*|fall\w*|fell|cheaper|los[et]\w*|reduc\w*|less|off|cut|down)\b/;
const OF_A_TARGET = /\b(?:targets?|goals?|still|yet|to go|remain\w*)\b/;
/** What went from one figure to another, in percent. */
const changedBy = (plain: string): Worked | undefined => {
  const told = readFigures(plain);
  if (!told || told.figures.length !== 2 || told.figures.some(({ kind }) => kind !== 'amount')) return undefined;
  const { text, figures } = told;
  const [one, other] = figures as [(typeof figures)[0], (typeof figures)[0]];
  // What is still wanting of a target is no change.
  if (!ASKS_CHANGE.test(text) || OF_A_TARGET.test(text)) return undefined;
  const isUp = UPWARDS.test(text);
  const isDown = DOWNWARDS.test(text);
  const isTold = isUp || isDown || /\b(?:change[ds]?|from)\b/.test(text);
  const names = (unit: typeof one.unit): string =>
    Object.keys(unit)
      .filter((name) => name !== UNNAMED)
      .join();
  const isLike =
    isWithin(names(one.unit), names(other.unit)) ||
    isWithin(names(other.unit), names(one.unit)) ||
    !names(one.unit) ||
    !names(other.unit) ||
    /\bfrom [£$€]?[\d.,]+k?(?: [a-z]+)? to [£$€]?\d/.test(text);
  // "Now 119, it was 140": the later told is the earlier.
  const isTurned =
    /\b(?:was|were|used to be|from|previously|last (?:week|month|year|time)|before|instead of|(?:up|down) on)(?: (?:at|about|only))? $/.test(
      other.before,
    ) &&
    /\b(?:now|is|are|this (?:week|month|year)|today|to|up to|down to|currently)\b/.test(one.before + one.after.split(',')[0]!);
  const [from, to] = isTurned ? [other, one] : [one, other];
  if (!isTold || !isLike || from.value <= 0 || /\b(?:of which|out of|of (?:the|them)|each|per (?!cent))\b/.test(text))
    return undefined;
  const by = (100 * (to.value - from.value)) / from.value;
  if (Math.abs(by) < 1e-9 || (by > 0 && isDown && !isUp) || (by < 0 && isUp && !isDown)) return undefined;
  const about = Math.abs(by * 10 - Math.round(by * 10)) < 1e-9 ? '' : 'about ';
  const unit = names(one.unit) ? one.unit : other.unit;
  const said = (value: number): string => sayAmount(value, Object.keys(unit).some(isMoney) ? unit : { [UNNAMED]: 1 });
  return [
    `It went ${by > 0 ? 'up' : 'down'} by ${about}${figure(Math.abs(by), 1)}%.`,
    [
      `${said(Math.max(from.value, to.value))} − ${said(Math.min(from.value, to.value))} = ${said(Math.abs(to.value - from.value))}, and ÷ ${said(from.value)} × 100 = ${figure(Math.abs(by))}%.`,
    ],
  ];
};

/** "6% on what I sell above 5,000": of what is beyond it alone. */
const beyond = (plain: string): Worked | undefined => {
  const told = readFigures(plain);
  const percent = told?.figures.find(({ kind }) => kind === 'percent');
  const amounts = told?.figures.filter(({ kind }) => kind === 'amount') ?? [];
  if (!told || !percent || told.figures.length !== 3 || amounts.length !== 2) return undefined;
  const isLimit = ({ before }: (typeof amounts)[0]): boolean =>
    /\b(?:above|over|beyond|past|exceeding|in excess of|more than) (?:the first )?$/.test(before);
  const [limit, ...more] = amounts.filter(isLimit);
  const whole = amounts.find((one) => one !== limit);
  const isOf =
    /(?:%|per ?cent)(?: [a-z]+){0,3} (?:on|of) (?:(?:any|what|every|all)[a-z]*|the (?:part|amount|bit|excess)|sales|earnings|income|takings|profits?)\b/.test(
      told.text,
    );
  if (!limit || more.length > 0 || !whole || !isOf || whole.value <= limit.value || percent.turn > 0) return undefined;
  if (/\b(?:left|keep|take home|total|altogether|in all|after|plus|basic|salary|as well|less|minus)\b/.test(told.text))
    return undefined;
  const unit = [whole, limit].map((one) => one.unit).find((own) => Object.keys(own).every(isMoney)) ?? { [UNNAMED]: 1 };
  const rest = whole.value - limit.value;
  const said = (value: number): string => sayAmount(value, unit);
  return [
    `That is ${said((rest * percent.value) / 100)}.`,
    [
      `${said(whole.value)} − ${said(limit.value)} = ${said(rest)}, and ${figure(percent.value)}% of it is ${said((rest * percent.value) / 100)}.`,
    ],
  ];
};

export const besideOneAnother = (plain: string): Worked | undefined =>
  changedBy(plain) ?? beyond(plain) ?? offered(plain) ?? settled(plain) ?? partOf(plain);
