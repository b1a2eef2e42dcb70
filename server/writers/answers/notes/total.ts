/** What the lines that share a thing come to, "white roses" or "timber", with so much more on top: a spare few, 10 % for breakages, a tax. */
import { isMoney, isPriced, said, type Rule } from './amounts.ts';
import { labelling, tells, type Notes } from './facts.ts';
import type { Unit } from './units.ts';
import { numberOf, valuesIn, type Value } from './values.ts';
import { isPrice, timesOf } from './bill.ts';
import { likeInNotes } from '../question/alike.ts';
import { figure } from '../sums/told.ts';
import { stemmed, wordsIn } from '../question/terms.ts';

const ASKS_TOTAL =
  /\b(?:in (?:all|total)|altogether|all told|all together|together|totals?|come to|comes to|came to|overall|whole|add(?:s|ed)? up|sum|combined|extra|spare|both|plus|all the|all of the|(?:do|does|did|will|should|must|shall) (?:i|we|they|he|she) (?:need|have to|order|buy|get|make|bake|bring|cook|pack|cut|sell|use))\b/;
const OTHERWISE =
  /\b(?:left|remain\w*|each|per|average|more than|less than|fewer|difference|share|split|change|owes?|owed|owing|still|if|when|most|least|\p{L}+est|profit|after|before|between)\b/u;
/** What asks, and names no thing. */
const ASKING =
  /^(?:please|pls|thanks|told|said|say|only|just|all|total\w*|sum|altogether|together|overall|whole|come|comes|came|cost\w*|price\w*|pay|paid|spen[dt]\w*|charge\w*|order\w*|need\w*|want\w*|buy|get|make|made|bake\w*|bring|cook|pack|cut|use|used|sell|sold|extra|spare\w*|plus|top|including|inc|incl|add\w*|up|vat|tax|bill|everything|things?|stuff|many|much|there|were|was|has|have|had|do|did|does|now|we've|i've|what's|amount|number|count|combined)$/;
const namesIn = (text: string): readonly string[] => labelling(text).filter((word) => !ASKING.test(word));

interface Part {
  readonly unit: Unit;
  readonly times: number;
  readonly value: number;
}

// So many of a thing, in each line that has it.

const MANY = String.raw`(\d{1,6}(?:,\d{3})*(?:\.\d+)?|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)`;
const MEASURE = '(?: ?(kg|g|mg|ml|cl|l|litres?|liters?|m|cm|metres?|hours?|hrs?|h|minutes?|mins?)\\b)?';
/** How many of them one place gets: "6 each", "4 in each jug". */
const FOR_EACH = /\b(?:each|apiece|per \p{L}+)\b/iu;
const COUNT = /(?<![\d.,:£$€-])(\d{1,4})(?!\d|[.,]\d|:\d|%|st\b|nd\b|rd\b|th\b| ?[ap]m\b)/g;
const NEVER = /\b(?:no|not|none|without|n't)\b[^,;]{0,20}$/i;
const LONGEST = 160;

interface Counted {
  readonly parts: readonly Part[];
  readonly measure: string;
}
const escaped = (word: string): string => stemmed(word).replace(/[^\p{L}\p{N}]/gu, '');
const countedIn = (thing: readonly string[], units: readonly Unit[]): Counted | undefined => {
  const head = escaped(thing.at(-1)!);
  const rest = thing.slice(0, -1).map(stemmed);
  if (head.length < 3) return undefined;
  const ahead = new RegExp(
    `(?<![\\p{L}\\d.,:£$€/-])${MANY}${MEASURE} (?:of )?((?:[\\p{L}'’-]+ ){0,3}?)${head}\\p{L}{0,4}(?![\\p{L}-])`,
    'giu',
  );
  const behind = new RegExp(
    `(?<![\\p{L}-])((?:[\\p{L}'’-]+ ){0,2}?)${head}\\p{L}{0,4}(?: ?[x×:–-] ?| )(\\d{1,4})(?!\\d|[.,:/]\\d|\\p{L}| ?[-–]|–\\d| ?(?:%|in\\b|cm|kg|g\\b|ml))`,
    'giu',
  );
  const parts: Part[] = [];
  const measures = new Set<string>();
  for (const unit of units) {
    const { text } = unit;
    if (text.length > LONGEST || /%/.test(text)) continue;
    const found = [
      ...[...text.matchAll(ahead)].map((one) => ({
        many: one[1]!,
        measure: one[2] ?? '',
        between: one[3]!,
        at: one.index,
        end: one.index + one[0].length,
      })),
      ...[...text.matchAll(behind)].map((one) => ({
        many: one[2]!,
        measure: '',
        between: one[1]!,
        at: one.index,
        end: one.index + one[0].length,
      })),
    ].filter(
      ({ between, at }) => rest.every((term) => wordsIn(between).map(stemmed).includes(term)) && !NEVER.test(text.slice(0, at)),
    );
    for (const { many, measure, at, end } of found) {
      const clause = text.slice(end).split(/[,;.]/)[0]!;
      const counts = [...text.slice(0, at).matchAll(COUNT)].map(([count]) => Number(count));
      const isEach = FOR_EACH.test(clause) || /\b(?:each|apiece) (?:has |gets |with )?$/i.test(text.slice(0, at));
      const [times, other] = isEach ? counts : [1];
      if (times === undefined || other !== undefined) return undefined;
      measures.add(measure.toLowerCase());
      parts.push({ unit, times, value: numberOf(many.toLowerCase()) });
    }
  }
  return measures.size === 1 ? { parts, measure: [...measures][0]! } : undefined;
};

// Prices of the lines that name it.

const NO_PART = /\b(?:sub-?total|total|balance|deposit|paid)\b/i;
const pricedIn = (thing: readonly string[], notes: Notes): readonly (Part & { readonly model: Value })[] => {
  const priced = isPriced(notes);
  return notes.units.flatMap((unit) => {
    if (NO_PART.test(unit.text) || !thing.every((word) => tells(unit, word))) return [];
    const own = notes.facts.filter((fact) => fact.segment.unit === unit && (isPrice(fact, priced) || isMoney(fact, priced)));
    const fact = own.at(-1);
    if (!fact || (own.length > 1 && fact.value.end < unit.text.length)) return [];
    return [{ unit, times: own.length > 1 ? 1 : timesOf(fact), value: fact.value.value, model: fact.value }];
  });
};

// What comes on top.

const MORE = /\b(?:extra|spare\w*|on top|more|waste|wastage|breakages?|vat|tax|gst|service|tip|plus|add\w*)\b/i;
const OFF = /\b(?:off|discount|less|minus)\b/i;
interface Extra {
  readonly share: number;
  readonly many: number;
  readonly unit?: Unit;
}
const extraIn = (whole: string, { units }: Notes): Extra | undefined => {
  const [share, other] = valuesIn(whole).filter(({ kind }) => kind === 'percent');
  if (share && !other) {
    const unit = units.find(({ text }) => valuesIn(text).some(({ kind, value }) => kind === 'percent' && value === share.value));
    return { share: (OFF.test(whole) ? -1 : 1) * share.value, many: 0, ...(unit && { unit }) };
  }
  const spare = new RegExp(
    `\\b${MANY} (?:\\p{L}+ )?(?:spare|extra|over|to spare|in hand)\\b|\\b(?:spare|extra|plus|another) ${MANY}(?= (?:in case|for luck|more|on top|spare|extra)\\b|[,.]|$)`,
    'u',
  ).exec(whole);
  if (spare) return { share: 0, many: numberOf((spare[1] ?? spare[2])!) };
  if (!MORE.test(whole)) return undefined;
  const told = units.flatMap((unit) => {
    const [rate, more] = valuesIn(unit.text).filter(({ kind }) => kind === 'percent');
    return rate && !more && MORE.test(unit.text) ? [{ share: rate.value, many: 0, unit }] : [];
  });
  return told.length === 1 ? told[0] : undefined;
};

const CALLED: readonly RegExp[] = [
  /\bhow (?:many|much) ((?:\p{L}+ ){0,4}?\p{L}+)(?= (?:do|does|did|is|are|was|were|will|would|should|shall|must|can|in|for|altogether|all|have|has|had|to|come|came|on|over|between|with)\b|[,.?]|$)/u,
  /\b(?:how much|what) (?:do|does|did|will|would|are|is|have|has) ((?:all )?(?:[\p{L}'-]+,? ){1,6}?)(?:come|cost|add|total|altogether|together|in all|in total|set)\b/u,
  /\b(?:total|sum|cost|price|bill)(?: \p{L}+)? (?:of|for|on) ([\p{L}'-]{1,24}(?: [\p{L}'-]{1,24}){0,5}?)(?= (?:with|plus|including|inc|only|altogether|alone|together)\b|[,.?]|$)/u,
];
/** Words that only some of the lines have say which of them are meant, "for the red team", or each of them some, "for the bar and the hall". */
const meantOf = <One extends Part>(parts: readonly One[], question: string, thing: readonly string[]): readonly One[] => {
  const terms = ({ heading, text }: Unit): ReadonlySet<string> =>
    new Set(wordsIn(`${heading} ${text}`).flatMap((word) => [stemmed(word), ...likeInNotes(word)]));
  const limits = namesIn(question)
    .filter((word) => !thing.includes(word))
    .map((word) => {
      const like = [stemmed(word), ...likeInNotes(word)];
      return { word, own: parts.filter(({ unit }) => like.some((term) => terms(unit).has(term))) };
    })
    .filter(({ own }) => own.length > 0);
  // "Both cakes", where one line alone is called a cake.
  const short = limits.flatMap(({ word, own }) => {
    const many = new RegExp(`\\b(both|two|three|four|[2-9]) (?:of )?(?:the )?${word.replace(/[^\p{L}]/gu, '.')}`, 'u').exec(
      question,
    )?.[1];
    const most = many === undefined ? 0 : many === 'both' ? 2 : numberOf(many);
    return own.length < most ? most : [];
  });
  // "The three rooms" are all of them where there are three in all.
  if (short.length > 0) return short.every((many) => many === parts.length) ? parts : [];
  return AND.test(question) && limits.length > 1
    ? parts.filter((part) => limits.some(({ own }) => own.includes(part)))
    : limits.reduce<readonly One[]>((left, { own }) => {
        const kept = left.filter((part) => own.includes(part));
        return kept.length > 0 ? kept : left;
      }, parts);
};
const AND = /\b(?:for|in|on) (?:the |both )?[\p{L} ]{3,24}(?:,| and|&) (?:the )?\p{L}{3}/u;

/** "Not labour", "without the delivery". */
const LEFT_OUT =
  /,? \b(?:but not|not counting|not|without|excluding|except(?: for)?|leaving out|apart from) (?:the |any |my )?(\p{L}+)/gu;
export const total: Rule = (asked, notes, whole) => {
  if (!ASKS_TOTAL.test(whole) || OTHERWISE.test(asked)) return undefined;
  const question = asked.replace(LEFT_OUT, ' ');
  const out = [...asked.matchAll(LEFT_OUT)].map(([, word]) => word!);
  const called = CALLED.flatMap((pattern) => pattern.exec(question)?.[1] ?? []);
  const things = [...called.map(namesIn), ...namesIn(question).map((word) => [word])].filter((thing) => thing.length > 0);
  const isCount = /\bhow (?:many|much)\b/.test(question);
  for (const thing of things) {
    const counted = isCount ? countedIn(thing, notes.units) : undefined;
    const counts = counted ? meantOf(counted.parts, question, thing) : [];
    const priced = counts.length > 1 ? [] : meantOf(pricedIn(thing, notes), question, thing);
    const parts = (counts.length > 1 ? counts : priced).filter(({ unit }) => !out.some((word) => tells(unit, word)));
    if (new Set(parts.map(({ unit }) => unit)).size < 2 || parts.length === notes.units.length) continue;
    // What the notes tell of, though not in these lines, is part of another sum.
    const isStray = (word: string): boolean =>
      notes.units.some((unit) => tells(unit, word)) && !parts.some(({ unit }) => tells(unit, word));
    if (namesIn(question).some(isStray)) continue;
    const model = priced[0]?.model;
    const tell = (size: number): string =>
      model
        ? said(size, { ...model, typed: '0.00' }, isPriced(notes))
        : `${figure(size)}${counted!.measure === '' ? '' : ` ${counted!.measure}`}`;
    const sum = parts.reduce((so, { times, value }) => so + times * value, 0);
    const extra = extraIn(whole.replace(LEFT_OUT, ' '), notes);
    const more = extra ? sum * (1 + extra.share / 100) + extra.many : sum;
    const round = !model && counted!.measure === '' && !Number.isInteger(more) ? `, so ${Math.ceil(more)}` : '';
    const top = !extra
      ? ''
      : ` With ${extra.many > 0 ? `${figure(extra.many)} more` : `${figure(Math.abs(extra.share))}% ${extra.share < 0 ? 'off' : 'on top'}`} that is ${tell(more)}${round}.`;
    return {
      says: `That makes ${tell(sum)}: ${parts.map(({ times, value }) => `${times === 1 ? '' : `${figure(times)} × `}${model ? tell(value) : figure(value)}`).join(' + ')}.${top}`,
      lines: [...new Set([...parts.map(({ unit }) => unit.text), ...(extra?.unit ? [extra.unit.text] : [])])],
      isOnly: true,
    };
  }
  return undefined;
};
