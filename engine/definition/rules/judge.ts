/** A value against its rule: the same judgement on the page and on the server, however each of them came by the value. */
import { countCharacters, firstCharacters } from '../counting.ts';
import { counts, highest, isBlank, type Values } from '../fieldHelpers.ts';
import type { AnyTool } from '../tool.ts';
import type { NumberRule, Refusal, Rule, TextRule, TextsRule } from './rule.ts';

/** No letter, flag or family that means something is made of more UTF-16 units: one with marks upon marks counts as several. */
export const UNITS_OF_A_CHARACTER = 16;

/** Whether the text has more characters than these. It is read no further than that takes. */
const isLonger = (text: string, characters: number): boolean =>
  text.length > characters &&
  (text.length > characters * UNITS_OF_A_CHARACTER || firstCharacters(text, characters).length < text.length);

/** The text as it is checked and sent. */
export const tidied = ({ trim, lowercase }: TextRule, text: string): string => {
  const trimmed = trim ? text.trim() : text;
  return lowercase ? trimmed.toLowerCase() : trimmed;
};

const judgeText = ({ wrongKind, required, least, most }: TextRule, text: unknown): Refusal | undefined => {
  if (typeof text !== 'string') return wrongKind;
  if (isBlank(text)) return required;
  if (most && isLonger(text, most.length)) return most.refusal;
  return least && countCharacters(text.trim()) < least.length ? least.refusal : undefined;
};

const judgeNumber = ({ wrongKind, required, whole, min, max }: NumberRule, number: unknown): Refusal | undefined => {
  if (number === undefined) return required;
  if (typeof number !== 'number' || !Number.isFinite(number)) return wrongKind;
  if (whole && !Number.isInteger(number)) return whole;
  if (min && number < min.value) return min.refusal;
  return max && number > highest(max.value) ? max.refusal : undefined;
};

const judgeTexts = ({ wrongKind, most }: TextsRule, texts: unknown): Refusal | undefined => {
  if (!Array.isArray(texts) || !texts.every((text) => typeof text === 'string')) return wrongKind;
  return texts.length > most.items || texts.some((text) => text.length > most.units) ? most.refusal : undefined;
};

/** What is wrong with the value, tidied and read as what it stands for; undefined where nothing is. */
export const judge = (rule: Rule, value: unknown): Refusal | undefined => {
  switch (rule.kind) {
    case 'text':
      return judgeText(rule, value);
    case 'number':
      return judgeNumber(rule, value);
    case 'choice':
      return rule.values.some((choice) => choice === value) ? undefined : rule.wrongKind;
    case 'flag':
      return typeof value === 'boolean' ? undefined : rule.wrongKind;
    case 'texts':
      return judgeTexts(rule, value);
  }
};

/** What a form or a request lacks as a whole: at least one of some fields must be filled in, whichever it is. */
export const lacking = <L extends AnyTool['atLeastOne']>(
  { atLeastOne }: { readonly atLeastOne?: L },
  values: Values,
): L | undefined => (atLeastOne?.of.every((key) => isBlank(values[key])) ? atLeastOne : undefined);

/** The values of all rules that count, each as `read` gives it: those that wait for another value come after it. */
export const readAll = (rules: readonly Rule[], read: (rule: Rule) => unknown): Values => {
  const values: Values = {};
  for (const rule of rules) if (!rule.showWhen) values[rule.key] = read(rule);
  for (const rule of rules) if (rule.showWhen && counts(rule, values)) values[rule.key] = read(rule);
  return values;
};
