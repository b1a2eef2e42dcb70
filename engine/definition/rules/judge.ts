/** Checks a value against its rule: the same check on the page and on the server, however the value got there. */
import { countCharacters, firstCharacters } from '../counting.ts';
import { highest, isActive, isBlank, type Values } from '../fieldHelpers.ts';
import type { AnyTool } from '../tool.ts';
import type { NumberRule, Refusal, Rule, TextRule, TextsRule } from './rule.ts';

/** No meaningful letter, flag or emoji has more UTF-16 units: a character with many combining marks counts as several. */
export const UNITS_OF_A_CHARACTER = 16;

/** Whether the text has more characters than this. It is read no further than needed. */
const isLonger = (text: string, characters: number): boolean =>
  text.length > characters * UNITS_OF_A_CHARACTER || firstCharacters(text, characters).length < text.length;

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

/** What is wrong with the value, after it has been read; undefined where nothing is. */
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

/** The requirement that a form or a request does not meet as a whole: at least one of several fields must be filled in. */
export const unmetRequirement = <L extends AnyTool['atLeastOne']>(
  { atLeastOne }: { readonly atLeastOne?: L },
  values: Values,
): L | undefined => (atLeastOne?.of.every((key) => isBlank(values[key])) ? atLeastOne : undefined);

/** The values of all active rules, each as `read` gives it. Conditional ones come after the values they depend on. */
export const readAll = (rules: readonly Rule[], read: (rule: Rule) => unknown): Values => {
  const values: Values = {};
  for (const rule of rules) if (!rule.showWhen) values[rule.key] = read(rule);
  for (const rule of rules) if (rule.showWhen && isActive(rule, values)) values[rule.key] = read(rule);
  return values;
};
