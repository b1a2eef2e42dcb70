/** Compiles the fields of a definition to rules: the one place that knows what a field means for its value. */
import { standInFor, type AnyTextField } from '../fieldHelpers.ts';
import { isFetched, optionValue, valuesOf, type ConstantField, type Field, type Fields, type SelectField } from '../fields.ts';
import type { ChoiceRule, FlagRule, NumberRule, Refusal, Rule, Rules, TextRule, TextsRule } from './rule.ts';

/** The maximum length of a field that names none, in characters. */
const LONGEST_LINE = 1_000;
const LONGEST_TEXT = 20_000;
/** The server accepts any count up to this, whatever the page offers. */
export const MOST_AT_ONCE = 30;

/** A message of the definition, which names its field. */
const saying = (words: string): Refusal => ({ words, names: 'its field' });
/** A message of the definition that is shown beside its field. */
const beside = (words: string): Refusal => ({ words, names: 'no field' });
const must = (words: string): Refusal => ({ words, names: 'what its field must be' });

/** What the rule of any field has. */
const common = (key: string, field: Field) =>
  field.kind === 'constant'
    ? ({ key, label: key, constant: true } as const)
    : { key, label: field.label, ...(field.showWhen && { showWhen: field.showWhen }) };

/** The maximum length of a field's text on the server. */
export const longest = ({ kind, lessThan, stopAt }: AnyTextField): number => {
  if (lessThan) return lessThan.length - 1;
  return stopAt ?? (kind === 'textarea' ? LONGEST_TEXT : LONGEST_LINE);
};

const atMost = (length: number) => ({ length, refusal: must(`must be at most ${length} characters long`) });

const mostOf = (field: AnyTextField, served: boolean): TextRule['most'] => {
  const { lessThan, stopAt } = field;
  if (lessThan) return { length: longest(field), refusal: saying(lessThan.message) };
  return served || stopAt !== undefined ? atMost(longest(field)) : undefined;
};

const requiredOf = ({ required, disablesWhenBlank }: AnyTextField): Refusal | undefined => {
  if (required !== undefined) return saying(required);
  return disablesWhenBlank && must('is required');
};

const textRule = (key: string, field: AnyTextField, served: boolean): TextRule => {
  const required = requiredOf(field);
  const most = mostOf(field, served);
  return {
    ...common(key, field),
    kind: 'text',
    wrongKind: must('must be text'),
    trim: field.transform?.includes('trim') ?? false,
    lowercase: field.transform?.includes('lowercase') ?? false,
    ...(field.insteadOf !== undefined && { insteadOf: field.insteadOf }),
    ...(required && { required }),
    ...(field.atLeast && { least: { length: field.atLeast.length, refusal: saying(field.atLeast.message) } }),
    ...(most && { most }),
  };
};

const numberRule = (key: string, field: Extract<Field, { kind: 'number' }>): NumberRule => ({
  ...common(key, field),
  kind: 'number',
  wrongKind: must('must be a number'),
  ...(field.required !== undefined && { required: saying(field.required) }),
  ...(field.whole && { whole: must('must be a whole number') }),
  ...(field.min && { min: { value: field.min.value, refusal: beside(field.min.message) } }),
  ...(field.max && { max: { value: field.max.value, refusal: beside(field.max.message) } }),
});

/** The rule of a number between two others, with one message for anything else. */
const rangeRule = (
  key: string,
  field: Field,
  [min, max]: readonly [number, number],
  preset: number,
  whole: boolean,
): NumberRule => {
  const refusal = must(`must be a ${whole ? 'whole ' : ''}number from ${min} to ${max}`);
  return {
    ...common(key, field),
    kind: 'number',
    wrongKind: refusal,
    ...(whole && { whole: refusal }),
    min: { value: min, refusal },
    max: { value: max, refusal },
    default: preset,
  };
};

/** Whether a select chooses a count. */
export const isCount = (field: SelectField): field is SelectField<readonly number[]> & { readonly default: number } =>
  valuesOf(field.options).every((option) => typeof optionValue(option) === 'number');

const selectRule = (key: string, field: SelectField, fields: Fields, served: boolean): ChoiceRule | NumberRule => {
  if (isCount(field)) return rangeRule(key, field, [1, MOST_AT_ONCE], field.default, true);
  const standIn = standInFor(fields, key);
  return {
    ...common(key, field),
    kind: 'choice',
    wrongKind: must('must be one of its choices'),
    values: valuesOf(field.options).map(optionValue),
    ...(isFetched(field.options) && { fetched: true }),
    ...(standIn && { standIn: textRule(...standIn, served) }),
    default: field.default,
  };
};

const flagRule = (key: string, field: Field, preset: boolean): FlagRule => ({
  ...common(key, field),
  kind: 'flag',
  wrongKind: must('must be true or false'),
  default: preset,
});

const textsRule = (key: string, field: Field, items: number, preset: readonly string[]): TextsRule => ({
  ...common(key, field),
  kind: 'texts',
  wrongKind: must('must be a list of texts'),
  most: { items, units: LONGEST_LINE, refusal: must(`must be at most ${items} short texts`) },
  default: preset,
});

/**
 * A constant is fixed for the page, not for the server, which accepts another value of its type, and a count within its range.
 */
const constantRule = (key: string, field: ConstantField): Rule => {
  const { value, range = { min: 1, max: MOST_AT_ONCE } } = field;
  if (typeof value === 'number') return rangeRule(key, field, [range.min, range.max], value, true);
  if (typeof value === 'boolean') return flagRule(key, field, value);
  if (typeof value !== 'string') return textsRule(key, field, MOST_AT_ONCE, value);
  return {
    ...common(key, field),
    kind: 'text',
    wrongKind: must('is of the wrong kind'),
    trim: false,
    lowercase: false,
    most: atMost(LONGEST_LINE),
    default: value,
  };
};

const ruleOf = (key: string, field: Field, fields: Fields, served: boolean): Rule => {
  switch (field.kind) {
    case 'text':
    case 'url':
    case 'textarea':
    case 'chips':
      return textRule(key, field, served);
    case 'number':
      return numberRule(key, field);
    case 'select':
      return selectRule(key, field, fields, served);
    case 'slider':
      return rangeRule(key, field, [field.min, field.max], field.default, false);
    case 'checkbox':
      return flagRule(key, field, field.default);
    case 'list':
      return textsRule(key, field, field.atMost, []);
    case 'constant':
      return constantRule(key, field);
  }
};

const compiled = { served: new WeakMap<Fields, Rules>(), local: new WeakMap<Fields, Rules>() };

/**
 * The rules of these fields, compiled once.
 * @param where `local` for a tool that works in the browser: what is not sent has no limits beyond those of the definition.
 */
export const rulesOf = (fields: Fields, where: keyof typeof compiled = 'served'): Rules => {
  const known = compiled[where].get(fields);
  if (known) return known;
  const rules = Object.entries(fields).map(([key, field]) => ruleOf(key, field, fields, where === 'served'));
  compiled[where].set(fields, rules);
  return rules;
};
