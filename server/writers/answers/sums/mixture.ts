/** A mixture told by its parts, so much of each for every kilo, or "3 parts to 1", and how much of one of them is wanted for so much of it. */
import { figureOf, MANY, questionOf, reading, type StoryTold } from './steps.ts';
import { figure } from './told.ts';
import { measureNamed, measureOf } from '../values/measures.ts';

const UNITS =
  'kg|kgs|kilos?|kilograms?|g|grams?|ml|millilitres?|l|lit(?:re|er)s?|cl|lbs?|ounces?|oz|cubic met(?:re|er)s?|tonnes?|gallons?|pints?|cups?|tablespoons?|teaspoons?|tbsp|tsp|cm|m|met(?:re|er)s?';
const AMOUNT = `(${MANY}) ?(${UNITS})\\b`;

interface Amount {
  readonly value: number;
  readonly unit: string;
}
const named = (unit: string): string => (unit.startsWith('cubic') ? 'm³' : (measureNamed(unit) ?? unit));
const sizeOf = (unit: string): { readonly size: number; readonly dimension: string } => {
  if (unit === 'm³') return { size: 1, dimension: 'cubic' };
  const measure = measureOf(unit);
  if (!measure && /s$/.test(unit) && unit.length > 3) return sizeOf(unit.replace(/s$/, ''));
  return measure ? { size: measure.size, dimension: measure.dimension } : { size: 1, dimension: unit };
};
const turned = (value: number, from: string, to: string): number | undefined => {
  const [one, other] = [sizeOf(from), sizeOf(to)];
  return one.dimension === other.dimension ? (value * one.size) / other.size : undefined;
};
const plural = (value: number, unit: string): string =>
  `${figure(value, 3)} ${unit}${/^(?:litre|tonne|pint|gallon|cup|tablespoon|teaspoon)$/.test(unit) && Math.abs(value - 1) > 1e-9 ? 's' : ''}`;

interface Part {
  readonly name: string;
  /** In the unit of the base, where it has one. */
  readonly value: number;
  readonly unit?: string;
}
interface Recipe {
  readonly parts: readonly Part[];
}

const NAME = "((?:(?!and\\b|to\\b|with\\b|for\\b|in\\b|then\\b)[a-z'-]{2,16} ?){1,2})";
/** "For every kilo of flour I use 650 g water, 20 g salt and 10 g yeast." */
const FOR_EVERY = new RegExp(
  `\\b(?:for|to|with) (?:each|every|a|1)? ?(?:(${MANY}) ?)?(${UNITS})\\b (?:of )?${NAME}(?=[^.?]{0,40} ?\\d)`,
);
const COMPONENT = new RegExp(`${AMOUNT} (?:of )?${NAME}`);
const PARTS = new RegExp(
  `(${MANY}) parts? (?:of )?${NAME}(?:,? ?(?:to|and|,|:) ?(${MANY})(?: parts?)? (?:of )?${NAME})(?:,? ?(?:to|and|,|:) ?(${MANY})(?: parts?)? (?:of )?${NAME})?`,
);
/** "5 sand to 1 cement". */
const BARE_PARTS = /(?<![\d.,:])(\d{1,2}) ([a-z]{3,14}) to (\d{1,2}) ([a-z]{3,14})(?! (?:to|and) \d)/;
/** "40% feldspar". */
const SHARE = new RegExp(`(?<![\\d.,])(\\d{1,2}(?:\\.\\d)?) ?% (?:of )?${NAME}`, 'g');
const COLONS = new RegExp(
  `(?<![\\d:.])(\\d{1,2}(?:\\.\\d)?) ?: ?(\\d{1,2}(?:\\.\\d)?)(?: ?: ?(\\d{1,2}(?:\\.\\d)?))?,? (?:of |for )?([a-z]{3,14}),?(?: and| to)? ([a-z]{3,14})(?:,?(?: and| to)? ([a-z]{3,14}))?`,
);

const stem = (word: string): string => word.trim().replace(/s$/, '');

/** How much of it all, or of one part: "40 loaves and each one wants 420 g of dough", "900 kg of mix". */
const COUNTED = new RegExp(
  `(${MANY}) ((?:[a-z'-]{2,14} ){0,2}[a-z'-]{2,14}),?(?: and)?(?: (?:each|every)(?: (?:thing|loaf|of them|[a-z]{3,10}))?(?: (?:wants?|needs?|takes?|weighs?|holds?|is|uses|has|of))?| (?:of|at|that (?:take|need|weigh|hold)|weighing|holding|taking))(?: about)? ${AMOUNT}(?: each)?(?: (?:of )?((?!each\\b|how\\b|what\\b)[a-z]{3,14}))?`,
);
const TOTAL = new RegExp(
  `(${MANY}) ?(${UNITS}|buckets?|shovels?|barrows?|bags?|loads?|cupfuls?|scoops?)\\b(?: (?:of )?((?!how\\b|what\\b|in\\b)[a-z]{3,14}))?( in all| altogether| in total)?`,
);
/** What somebody has is the first part, what he wants is the mixture. */
const HAS = /\b(?:have|has|got|picked|bought|weighed|start with|there(?: i|')s|using)(?: [a-z]{1,10}){0,2} $/;
const WANTS =
  /\b(?:need|needs|want|wants|make|making|after|for|do|requires?|order|mix)(?: (?:to make|about|up|a|an|the|me|us|total|of|another|batch)){0,4} $/;
const ASKED = new RegExp(
  `\\b(?:how (?:much|many)|what (?:weight|amount|quantity)(?: of)?)(?: (${UNITS})\\b)?(?: of)?(?: (?!do\\b|does\\b|will\\b|goes\\b|should\\b|can\\b|am\\b)(?:the )?([a-z]{3,14}))?`,
);
const PACKS = new RegExp(`\\bhow many ${AMOUNT} (bags?|packs?|tubs?|bottles?|sacks?|tins?|boxes) (?:of )?([a-z]{3,14})`);

const recipeOf = (read: ReturnType<typeof reading>): Recipe | undefined => {
  const each = read.eat(FOR_EVERY);
  if (each) {
    const base: Part = { name: each[3]!.trim(), value: figureOf(each[1] ?? '1'), unit: named(each[2]!) };
    const parts: Part[] = [];
    // The parts are told in the same sentence.
    for (;;) {
      const end = /[.?](?= )/.exec(read.text.slice(each.index))?.index ?? read.text.length;
      const next = COMPONENT.exec(read.rest());
      if (!next || next.index < each.index || next.index > each.index + end) break;
      read.eat(COMPONENT);
      parts.push({ name: next[3]!.trim(), value: figureOf(next[1]!), unit: named(next[2]!) });
    }
    return parts.length === 0 ? undefined : { parts: [base, ...parts] };
  }
  const spoken = read.eat(PARTS);
  if (spoken) {
    const [, a, one, b, two, c, three] = spoken;
    return {
      parts: [
        { name: one!.trim(), value: figureOf(a!) },
        { name: two!.trim(), value: figureOf(b!) },
        ...(c === undefined ? [] : [{ name: three!.trim(), value: figureOf(c) }]),
      ],
    };
  }
  const bare = read.eat(BARE_PARTS);
  if (bare)
    return {
      parts: [
        { name: bare[2]!, value: Number(bare[1]) },
        { name: bare[4]!, value: Number(bare[3]) },
      ],
    };
  const shares = [...read.rest().matchAll(SHARE)];
  if (shares.length > 1) {
    const parts = shares.map(([, value, name]) => ({ name: name!.trim(), value: Number(value) }));
    if (Math.abs(parts.reduce((so, { value }) => so + value, 0) - 100) > 1e-9) return undefined;
    read.eatAll(SHARE);
    return { parts };
  }
  const colons = read.eat(COLONS);
  if (colons) {
    const values = colons.slice(1, 4).filter((one) => one !== undefined);
    const names = colons.slice(4, 7).filter((one) => one !== undefined);
    if (values.length !== names.length) return undefined;
    return { parts: values.map((value, at) => ({ name: names[at]!, value: Number(value) })) };
  }
  return undefined;
};

/** The steps that lead to so much of a part. */
export const mixture = (plain: string): StoryTold | undefined => {
  const read = reading(plain);
  const { text } = read;
  if (
    !/\bhow (?:much|many)\b|\bwhat (?:weight|amount|quantity)\b/.test(text) ||
    /[£$€]|\b(?:cost|price|pay|already|waste|lost|evaporat\w*|strength|off|alcohol|abv)\b/.test(text)
  )
    return undefined;
  const packs = read.eat(PACKS);
  const asked = packs ?? ASKED.exec(questionOf(text)) ?? ASKED.exec(text);
  if (!asked) return undefined;
  const recipe = recipeOf(read);
  if (!recipe) return undefined;
  const { parts } = recipe;
  const wanted = stem(packs ? packs[4]! : (asked[2] ?? ''));
  const partOf = (word: string | undefined): Part | undefined =>
    word === undefined || word === ''
      ? undefined
      : parts.find(({ name }) => name.split(' ').some((own) => stem(own) === stem(word)));
  const part = partOf(wanted);
  if (!part) return undefined;
  const counted = read.eat(COUNTED);
  const total = counted ? undefined : read.eat(TOTAL);
  if ((!counted && !total) || read.hasMore()) return undefined;
  const steps: string[] = [];
  const each: Amount = counted
    ? { value: figureOf(counted[3]!), unit: named(counted[4]!) }
    : { value: figureOf(total![1]!), unit: named(total![2]!) };
  const many = counted ? figureOf(counted[1]!) : 1;
  const aim: Amount = { value: each.value * many, unit: each.unit };
  if (counted) steps.push(`${figure(many)} × ${plural(each.value, each.unit)} = ${plural(aim.value, aim.unit)}.`);
  const lead = total ? text.slice(Math.max(0, total.index - 40), total.index) : '';
  const own =
    partOf(counted ? counted[5] : total![3]) ??
    (total && HAS.test(lead) && !/^(?:mix\w*|dough|batter|concrete|mortar)$/.test(total[3] ?? '') ? parts[0] : undefined);
  // Of the whole or of a part? Nobody can say.
  if (total && !own && total[4] === undefined && !WANTS.test(lead)) return undefined;
  if (
    total &&
    !own &&
    /^(?:litre|ml|kg|g)$/.test(named(total[2]!)) &&
    parts.some(({ unit }) => unit !== undefined) &&
    total[3] === undefined &&
    total[4] === undefined
  )
    return undefined;
  const units = [...new Set(parts.map(({ unit }) => unit).filter((unit) => unit !== undefined))];
  const base = parts[0]!;
  let value: number;
  let unit: string;
  if (own && own !== part) {
    // So much of one part is told, and the other goes with it.
    const there = own.unit === undefined ? aim.value : turned(aim.value, aim.unit, own.unit);
    if (there === undefined) return undefined;
    value = (there / own.value) * part.value;
    unit = part.unit ?? aim.unit;
    steps.push(`${figure(there, 3)} ÷ ${figure(own.value, 3)} × ${figure(part.value, 3)} = ${plural(value, unit)}.`);
  } else if (own) return undefined;
  else if (units.length === 0) {
    const all = parts.reduce((so, one) => so + one.value, 0);
    value = (aim.value / all) * part.value;
    unit = aim.unit;
    steps.push(
      `${parts.map((one) => figure(one.value)).join(' + ')} = ${figure(all)} parts; ${plural(aim.value, aim.unit)} ÷ ${figure(all)} = ${plural(aim.value / all, unit)} for one part.`,
      ...(part.value === 1 ? [] : [`${figure(part.value)} × ${plural(aim.value / all, unit)} = ${plural(value, unit)}.`]),
    );
  } else {
    const weights = parts.map(
      (one) =>
        turned(one.value, one.unit!, aim.unit) ??
        (sizeOf(one.unit!).dimension === 'volume' && sizeOf(aim.unit).dimension === sizeOf(one.unit!).dimension
          ? one.value
          : undefined),
    );
    if (weights.some((weight) => weight === undefined)) {
      // Only the first is told in what is wanted: so many litres of milk.
      const there = turned(aim.value, aim.unit, base.unit!);
      if (there === undefined || weights.slice(1).some((weight) => weight !== undefined) || part === base) return undefined;
      value = (there / base.value) * part.value;
      unit = part.unit!;
      steps.push(
        `${plural(there, base.unit!)} ÷ ${plural(base.value, base.unit!)} × ${plural(part.value, unit)} = ${plural(value, unit)}.`,
      );
    } else {
      const all = weights.reduce((so: number, weight) => so + weight!, 0);
      const times = aim.value / all;
      unit = part.unit!;
      value = times * part.value;
      steps.push(
        `${parts.map((one) => plural(one.value, one.unit!)).join(' + ')} = ${plural(turned(all, aim.unit, base.unit!) ?? all, base.unit!)} in all.`,
        `${plural(turned(aim.value, aim.unit, base.unit!) ?? aim.value, base.unit!)} ÷ ${plural(turned(all, aim.unit, base.unit!) ?? all, base.unit!)} = ${figure(times, 3)}, so ${figure(times, 3)} × ${plural(part.value, unit)} = ${plural(value, unit)}.`,
      );
    }
  }
  // In the unit that is asked for.
  const askedUnit = packs ? undefined : asked[1] === undefined ? undefined : named(asked[1]);
  const turnedTo = askedUnit === undefined ? undefined : turned(value, unit, askedUnit);
  if (askedUnit !== undefined && turnedTo === undefined) return undefined;
  if (turnedTo !== undefined && askedUnit !== undefined && askedUnit !== unit) {
    [value, unit] = [turnedTo, askedUnit];
    steps.push(`That is ${plural(value, unit)}.`);
  }
  if (packs) {
    const size = turned(figureOf(packs[1]!), named(packs[2]!), unit);
    if (size === undefined) return undefined;
    const count = value / size;
    const whole = Math.ceil(count - 1e-9);
    steps.push(`${plural(value, unit)} ÷ ${plural(size, unit)} = ${figure(count)}.`);
    const noun = packs[3]!.replace(/(?<=x)es$|s$/, '');
    return {
      worked: [
        `That is ${figure(whole)} ${noun}${whole === 1 ? '' : /x$/.test(noun) ? 'es' : 's'}${whole - count > 1e-9 ? ` (${figure(count)} rounded up)` : ''}.`,
        steps,
      ],
      confidence: 93,
    };
  }
  return { worked: [`That is ${plural(value, unit)} of ${part.name}.`, steps], confidence: 93 };
};
