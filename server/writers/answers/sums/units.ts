/** What figures measure: units by name, what they are turned into, and how two of them go together. */
import { irregularBase } from '../../../lexicon/irregular.ts';
import { measureOf } from '../values/measures.ts';
import type { Unit } from '../values/read.ts';

/** What a figure counts where the text does not say. */
export const UNNAMED = '?';
/** "each": one of what another figure counts. */
export const EACH = 'each';

const CURRENCIES = '£$€₹¥₦';
const NAMED_CURRENCY = /^(?:money|yen|franc|kroner|crown|rupee|peso|zloty|lira|baht|rand|naira|dirham|shilling)$/;
export const isMoney = (name: string): boolean => (name.length === 1 && CURRENCIES.includes(name)) || NAMED_CURRENCY.test(name);

const PEOPLE =
  /^(?:person|people|head|guest|friend|adult|child|kid|man|woman|student|pupil|staff|colleague|diner|member|player|worker|painter|flatmate|housemate|roommate|boy|girl|lad|mate|cousin|teacher|visitor|customer|passenger|of us|of them|us|way)$/;
export const isPeople = (name: string): boolean => PEOPLE.test(name);
const ANYBODY = /^(?:person|people|head|of us|of them|way|friend)$/;

export const dimensionOf = (name: string): string =>
  measureOf(name)?.dimension ?? (isMoney(name) ? `money ${name}` : `count ${name}`);
const sizeOf = (name: string): number => measureOf(name)?.size ?? 1;
export const isCount = (name: string): boolean => dimensionOf(name).startsWith('count');

interface Conversion {
  readonly factor: number;
  readonly doubt: number;
}

/** Weeks of a year are told as 52. */
const SPECIAL: Readonly<Record<string, number>> = {
  'week year': 1 / 52,
  'year week': 52,
  'month week': 52 / 12,
  'week month': 12 / 52,
};

/** How much of the other unit one of this is, and how sure it is that they may be taken for each other. */
const known = new Map<string, Conversion | undefined>();
export const converted = (from: string, to: string): Conversion | undefined => {
  const key = `${from}>${to}`;
  if (known.size > 5000) known.clear();
  if (!known.has(key)) known.set(key, conversion(from, to));
  return known.get(key);
};

const conversion = (from: string, to: string): Conversion | undefined => {
  if (from === to) return { factor: 1, doubt: 0 };
  const [own, other] = [dimensionOf(from), dimensionOf(to)];
  if (own === other) return { factor: SPECIAL[`${from} ${to}`] ?? sizeOf(from) / sizeOf(to), doubt: 0.02 };
  if ((own === 'hour' && other === 'day') || (own === 'day' && other === 'hour')) {
    const hours = (name: string): number => sizeOf(name) * (dimensionOf(name) === 'day' ? 24 : 1);
    return { factor: hours(from) / hours(to), doubt: 1.2 };
  }
  if (isCount(from) && isCount(to)) {
    if (from.endsWith(` ${to}`) || to.endsWith(` ${from}`)) return { factor: 1, doubt: 0.1 };
    if (/^(?:kid|child)$/.test(from) && /^(?:kid|child)$/.test(to)) return { factor: 1, doubt: 0.02 };
    if (from === EACH || to === EACH) return { factor: 1, doubt: 0.1 };
    if (isPeople(from) && isPeople(to) && (ANYBODY.test(from) || ANYBODY.test(to))) return { factor: 1, doubt: 0.15 };
    if (from === UNNAMED || to === UNNAMED) return { factor: 1, doubt: 0.25 };
  }
  if ((from === 'money' && isMoney(to)) || (isMoney(from) && to === 'money')) return { factor: 1, doubt: 0 };
  return undefined;
};

export interface Joined {
  readonly unit: Unit;
  readonly factor: number;
  readonly doubt: number;
  /** How many names met one another. */
  readonly met: number;
  /** How many of them fell away. */
  readonly cancelled: number;
}

/** One unit times another, or by it. */
export const joined = (one: Unit, other: Unit, power: 1 | -1): Joined => {
  const unit: Record<string, number> = { ...one };
  let [factor, doubt, met, cancelled] = [1, 0, 0, 0];
  // What falls away by its own name does so first: of "2.5 ml per litre" the litres.
  for (const name of Object.keys(other).toSorted(
    (one, two) => Number(unit[two] !== undefined) - Number(unit[one] !== undefined),
  )) {
    const raised = other[name]! * power;
    let own: string | undefined;
    let way: Conversion | undefined;
    for (const one in unit) {
      const found = converted(name, one);
      if (!found || found.doubt > 0.5 || (found.doubt > 0.05 && unit[one]! * raised > 0) || (way && way.doubt <= found.doubt))
        continue;
      [own, way] = [one, found];
    }
    if (own === undefined) {
      unit[name] = raised;
      continue;
    }
    met += 1;
    if (unit[own]! * raised < 0) cancelled += 1;
    factor *= way!.factor ** raised;
    doubt += way!.doubt;
    unit[own] = unit[own]! + raised;
    if (unit[own] === 0) delete unit[own];
  }
  return { unit, factor, doubt, met, cancelled };
};

/** What an amount is in another unit, where it is one of the same kind. */
export const inUnit = (unit: Unit, wanted: Unit): { readonly factor: number; readonly doubt: number } | undefined => {
  const left = { ...unit };
  let [factor, doubt] = [1, 0];
  for (const [name, count] of Object.entries(wanted)) {
    const own = Object.keys(left)
      .filter((one) => left[one] === count)
      .map((one) => ({ one, way: converted(one, name) }))
      .filter(({ way }) => way !== undefined)
      .toSorted((first, second) => first.way!.doubt - second.way!.doubt)[0];
    if (!own) return undefined;
    factor *= own.way!.factor ** count;
    doubt += own.way!.doubt;
    delete left[own.one];
  }
  return Object.keys(left).length === 0 ? { factor, doubt } : undefined;
};

export const singular = (word: string): string =>
  irregularBase(word, 'noun') ??
  word
    .replace(/men$/, 'man')
    .replace(/(?<=loa|shel|cal|hal|lea|wol|thie)ves$/, 'f')
    .replace(/(?<=kni|wi|li)ves$/, 'fe')
    .replace(/(?<=[a-z]{2})ies$/, 'y')
    .replace(/(?<=ss|sh|ch|x|o|bus|gas)es$/, '')
    .replace(/(?<=[^us])s$/, '');
