/** How many rows of a list cost more or less than a limit, and what was sold row by row. */
import { isMoney, isPriced, worth, type Part, type Rule } from './amounts.ts';
import { linesOf, type Fact } from './facts.ts';
import { figure, money } from '../sums/told.ts';
import type { Unit } from './units.ts';
import { valuesIn } from './values.ts';

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

export const COUNT_RULES: readonly Rule[] = [compared, taken];
