/** How many rows of a list have what is asked for, and what all rows of an order come to. */
import { isMoney, isPriced, told, worth, type Part, type Rule } from './notes-amounts.ts';
import { isTold, labelling, linesOf, type Fact } from './notes-facts.ts';
import { figure, money } from './sums-told.ts';
import type { Unit } from './notes-units.ts';
import { numberOf, valuesIn } from './notes-values.ts';
import { stemmed, wordsIn } from './terms.ts';

const DENIES = /\b(?:no|not|never|without|non|nor|neither|ex|cancelled|was|were|if|maybe|perhaps)\b|n't\b|\?/i;
/** Longer than this a line is prose. */
const ROW = 70;
const isRow = ({ text }: Unit): boolean => text.length <= ROW && !/[.!?] /.test(text);

const COMPARED =
  /\b(more than|over|above|at least|from|less than|under|below|fewer than|at most|up to|cheaper than|dearer than)\b/;

/** "How many things cost more than £5?" of a list with one price to a row. */
const compared: Rule = (question, notes) => {
  const way = /\bhow many\b/.test(question) && /\b(?:costs?|priced|are|is)\b/.test(question) && COMPARED.exec(question)?.[1];
  const limits = valuesIn(question).filter(({ kind }) => kind === 'money' || kind === 'amount');
  if (!way || limits.length !== 1 || !isPriced(notes) || !/[£$€]|\bcosts?\b|\bpriced\b/.test(question)) return undefined;
  const limit = limits[0]!.value;
  const prices = notes.facts.filter((fact) => isMoney(fact, true));
  const units = new Set(prices.map(({ segment }) => segment.unit));
  if (units.size !== prices.length || prices.length < 3 || ![...units].every(isRow)) return undefined;
  const holds = ({ value: { value } }: Fact): boolean =>
    /more|over|above|dearer/.test(way)
      ? value > limit
      : /least|from/.test(way)
        ? value >= limit
        : /most|up to/.test(way)
          ? value <= limit
          : value < limit;
  const found = prices.filter(holds);
  return {
    says: `That is ${found.length} of ${prices.length}.`,
    lines: linesOf((found.length > 0 ? found : prices).map(({ segment }) => segment)),
  };
};

/** "How many guests are vegetarian?": the rows that say so, of a list where each row is one. */
const having: Rule = (question, { units }) => {
  const asked =
    /^(?:so |and )?how many(?: of (?:us|them|the))? (\p{L}+) (?:are|is|have|has|were|was|need|want|can|chose|ordered) (.+)$/u.exec(
      question,
    );
  if (
    !asked ||
    valuesIn(question).length > 0 ||
    / (?:and|or) |\b(?:not|no|there|left|more|than|in total|altogether)\b|n't\b/.test(asked[2]!)
  )
    return undefined;
  const words = labelling(asked[2]!).map(stemmed);
  const rows = units.filter(isRow);
  const found = rows.filter(({ text }) => {
    const terms = new Set(wordsIn(text).map(stemmed));
    return words.every((word) => terms.has(word));
  });
  // A first row that is taken for the title would be missed.
  const titles = new Set(rows.flatMap(({ heading }) => wordsIn(heading).map(stemmed)));
  const isList =
    words.length > 0 &&
    !words.some((word) => titles.has(word)) &&
    rows.length === units.length &&
    found.length > 1 &&
    // Each row opens with what it is about: "Anja - vegetarian", "Plot 4: vacant".
    found.every(
      ({ text }) =>
        /^[^:,(–-]{1,25}(?: ?[:,(]| [-–] )/u.test(text) && !DENIES.test(text) && !/\d/.test(text.replace(/^[^:,(–-]{1,25}/u, '')),
    );
  return isList ? { says: `That is ${found.length}.`, lines: found.map(({ text }) => text) } : undefined;
};

/** How often a row is paid, and whether that is only how it is most likely meant. */
const oftenOf = ({ value, segment: { unit } }: Fact): { readonly factor: number; readonly isUnsure: boolean } | undefined => {
  const [, first, sign] =
    /^(?:[-•*] )?(\d{1,4}|\p{L}+)(?: ?[x×])? .*?( (?:at|@|x|×) | - )?$/u.exec(unit.text.slice(0, value.at)) ?? [];
  const count = first === undefined ? 0 : numberOf(first.toLowerCase());
  if (value.per.length > 0)
    return value.per.length === 1 && value.per[0] === 'each' && count > 0 ? { factor: count, isUnsure: false } : undefined;
  if (!(count > 1)) return { factor: value.times, isUnsure: false };
  return sign !== undefined && /at|@|x|×/.test(sign) ? { factor: count, isUnsure: true } : { factor: 1, isUnsure: true };
};

/** "What does the whole order come to?", where no line tells it. */
const totalled: Rule = (question, notes) => {
  if (
    !/\b(?:how much|what)\b/.test(question) ||
    !/\b(?:come to|comes to|total|in all|altogether|add up to|all together|everything|whole (?:order|lot|thing|bill))\b/.test(
      question,
    ) ||
    /\b(?:for|if|without|except|left|owe|still|average|difference|more|less|between|with|per|hours?|days?)\b/.test(question) ||
    !isPriced(notes)
  )
    return undefined;
  const prices = notes.facts.filter((fact) => isMoney(fact, true));
  const units = new Set(prices.map(({ segment }) => segment.unit));
  const isList =
    prices.length > 2 &&
    units.size === prices.length &&
    [...units].every(isRow) &&
    !notes.units.some(({ text }) =>
      /\b(?:total|sum|paid|deposit|discount|balance|or|optional|if|budget|sold|off|last year|vat|refund\w*)\b|%/i.test(text),
    );
  const often = prices.map(oftenOf);
  // What the question names must be the whole of it, and no one row.
  const names = labelling(question).filter(
    (word) =>
      !/^(?:order|bill|total|everything|all|whole|come|comes|lot|add|up|altogether|shopping|list|invoice|cost|costs|price|pay)$/.test(
        word,
      ),
  );
  if (!isList || often.some((one) => one === undefined) || names.some((word) => isTold(notes, word))) return undefined;
  const parts = prices.map((fact, at): Part => ({ fact, factor: often[at]!.factor }));
  const [{ fact: model }] = parts as [Part];
  return {
    says: `That makes ${money(worth(parts), model.value.unit)}: ${parts.map((part) => told(part, true)).join(' + ')}.`,
    lines: linesOf(prices.map(({ segment }) => segment)),
    isUnsure: often.some((one) => one!.isUnsure),
  };
};

/** What was sold at a price, row by row: "Scone £1.20, sold 30". */
const taken: Rule = (question, notes) => {
  if (
    !/\bhow much\b/.test(question) ||
    !/\b(?:take|took|earn\w*|make|made|raised?)\b/.test(question) ||
    /\b(?:if|left|after|profit|each|per|from|on|with|for)\b/.test(question)
  )
    return undefined;
  const prices = notes.facts.filter((fact) => isMoney(fact, isPriced(notes)));
  const parts = prices.map((fact): Part | undefined => {
    const counts = /\bsold:? (\d{1,5})\b|\b(\d{1,5}) sold\b/i.exec(fact.segment.unit.text);
    return counts ? { fact, factor: Number(counts[1] ?? counts[2]) } : undefined;
  });
  const known = parts.filter((part) => part !== undefined);
  if (
    !isPriced(notes) ||
    known.length < 2 ||
    known.length < prices.length ||
    new Set(prices.map(({ segment }) => segment.unit)).size < prices.length
  )
    return undefined;
  const sold = known.filter(({ factor }) => factor > 0);
  return {
    says: `That makes ${money(worth(known), known[0]!.fact.value.unit)}: ${sold.map(({ fact, factor }) => `${figure(factor)} × ${money(fact.value.value, fact.value.unit)}`).join(' + ')}.`,
    lines: linesOf(known.map(({ fact }) => fact.segment)),
  };
};

export const COUNT_RULES: readonly Rule[] = [compared, having, totalled, taken];
