/**
 * Reads a request body generously and checks it strictly (DESIGN, section 6): blank optional fields, numbers in
 * quotes and any count from 1 to 30 are valid; a wrong type, an unknown choice or a text over its length is not.
 */
import {
  countCharacters,
  counts,
  firstCharacters,
  highest,
  isBlank,
  isFetched,
  isText,
  optionValue,
  standInFor,
  standInTarget,
  valuesOf,
  type AnyTextField,
  type AnyTool,
  type Endpoint,
  type Field,
  type SelectField,
  type Values,
} from '../../engine/definition/index.ts';
import { Problem } from './problem.ts';

/** The longest text of a field that names no length of its own, in characters. */
const LONGEST_LINE = 1_000;
const LONGEST_TEXT = 20_000;
/** Any count up to this is served, whatever the page itself offers. */
export const MOST_AT_ONCE = 30;

const bad = (key: string, field: Field, what: string): Problem =>
  new Problem(400, `${'label' in field ? field.label : key} (${key}) ${what}`);

const isTransformed = (field: Field, what: 'trim' | 'lowercase'): boolean =>
  isText(field) && (field.transform?.includes(what) ?? false);

/** The most characters that this field takes. */
export const longest = (field: AnyTextField): number => {
  if (field.lessThan) return field.lessThan.length - 1;
  return field.stopAt ?? (field.kind === 'textarea' ? LONGEST_TEXT : LONGEST_LINE);
};

/** No letter, flag or family that means something is made of more UTF-16 units: one with marks upon marks counts as several. */
const UNITS = 16;

/** Whether the text has more characters than these. It is read no further than that takes. */
const isLonger = (text: string, characters: number): boolean =>
  text.length > characters && (text.length > characters * UNITS || firstCharacters(text, characters).length < text.length);

const readText = (key: string, field: AnyTextField, value: unknown): string => {
  if (value !== undefined && value !== null && typeof value !== 'string') throw bad(key, field, 'must be text');
  const trimmed = isTransformed(field, 'trim') ? (value ?? '').trim() : (value ?? '');
  const text = isTransformed(field, 'lowercase') ? trimmed.toLowerCase() : trimmed;
  if (isBlank(text)) {
    if (field.required !== undefined) throw new Problem(400, field.required);
    if (field.disablesWhenBlank) throw bad(key, field, 'is required');
    return text;
  }
  const most = longest(field);
  if (isLonger(text, most)) {
    throw field.lessThan ? new Problem(400, field.lessThan.message) : bad(key, field, `must be at most ${most} characters long`);
  }
  if (field.atLeast && countCharacters(text.trim()) < field.atLeast.length) throw new Problem(400, field.atLeast.message);
  return text;
};

const asNumber = (value: unknown): number | undefined => {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && /^\s*-?\d+(\.\d+)?\s*$/.test(value) ? Number(value) : undefined;
};

/** Whether a select says how many. */
export const isCount = (field: SelectField): boolean =>
  valuesOf(field.options).every((option) => typeof optionValue(option) === 'number');

const readSelect = (key: string, field: SelectField, value: unknown): string | number => {
  if (isBlank(value)) return field.default;
  if (typeof value !== 'string' && typeof value !== 'number') throw bad(key, field, 'must be one of its choices');
  if (isCount(field)) {
    const number = asNumber(value);
    if (number !== undefined && Number.isInteger(number) && number >= 1 && number <= MOST_AT_ONCE) return number;
    throw bad(key, field, `must be a whole number from 1 to ${MOST_AT_ONCE}`);
  }
  const choice = valuesOf(field.options)
    .map(optionValue)
    .find((option) => String(option) === String(value));
  if (choice === undefined) throw bad(key, field, 'must be one of its choices');
  return choice;
};

const readNumber = (key: string, field: Extract<Field, { kind: 'number' }>, value: unknown): number | undefined => {
  if (isBlank(value)) {
    if (field.required !== undefined) throw new Problem(400, field.required);
    return undefined;
  }
  const number = asNumber(value);
  if (number === undefined || !Number.isFinite(number)) throw bad(key, field, 'must be a number');
  if (field.whole && !Number.isInteger(number)) throw bad(key, field, 'must be a whole number');
  if (field.min && number < field.min.value) throw new Problem(400, `${key}: ${field.min.message}`);
  if (field.max && number > highest(field.max.value)) throw new Problem(400, `${key}: ${field.max.message}`);
  return number;
};

const readSlider = (key: string, field: Extract<Field, { kind: 'slider' }>, value: unknown): number => {
  if (isBlank(value)) return field.default;
  const number = asNumber(value);
  if (number === undefined || number < field.min || number > field.max)
    throw bad(key, field, `must be a number from ${field.min} to ${field.max}`);
  return number;
};

const readFlag = (key: string, field: Field, value: unknown): boolean => {
  if (typeof value === 'boolean') return value;
  if (value === 'true' || value === 'false') return value === 'true';
  throw bad(key, field, 'must be true or false');
};

const readTexts = (key: string, field: Field, value: unknown, atMost: number): string[] => {
  if (!Array.isArray(value) || !value.every((item) => typeof item === 'string')) throw bad(key, field, 'must be a list of texts');
  if (value.length > atMost || value.some((item) => item.length > LONGEST_LINE))
    throw bad(key, field, `must be at most ${atMost} short texts`);
  return value;
};

/** A constant binds the page, not the server: another value of its kind is welcome, a count within its range. */
const readConstant = (key: string, field: Extract<Field, { kind: 'constant' }>, value: unknown): unknown => {
  if (isBlank(value)) return field.value;
  if (typeof field.value === 'number') {
    const { min, max } = field.range ?? { min: 1, max: MOST_AT_ONCE };
    const number = asNumber(value);
    if (number === undefined || !Number.isInteger(number) || number < min || number > max)
      throw bad(key, field, `must be a whole number from ${min} to ${max}`);
    return number;
  }
  if (typeof field.value === 'boolean') return readFlag(key, field, value);
  if (Array.isArray(field.value)) return readTexts(key, field, value, MOST_AT_ONCE);
  if (typeof value !== typeof field.value) throw bad(key, field, 'is of the wrong kind');
  if (typeof value === 'string' && value.length > LONGEST_LINE)
    throw bad(key, field, `must be at most ${LONGEST_LINE} characters long`);
  return value;
};

const readField = (key: string, field: Field, value: unknown): unknown => {
  const takesList = field.kind === 'list' || (field.kind === 'constant' && Array.isArray(field.value));
  if (Array.isArray(value) && !takesList) throw bad(key, field, 'must not be a list');
  switch (field.kind) {
    case 'text':
    case 'url':
    case 'textarea':
    case 'chips':
      return readText(key, field, value);
    case 'select':
      return readSelect(key, field, value);
    case 'number':
      return readNumber(key, field, value);
    case 'slider':
      return readSlider(key, field, value);
    case 'checkbox':
      return isBlank(value) ? field.default : readFlag(key, field, value);
    case 'list':
      return isBlank(value) ? [] : readTexts(key, field, value, field.atMost);
    case 'constant':
      return readConstant(key, field, value);
  }
};

/**
 * The request in the tool's own terms, every key present.
 * @throws Problem (400) that names the field, in the words of the specification where it gives them.
 */
export const checkRequest = (endpoint: Pick<Endpoint, 'fields' | 'atLeastOne'>, body: unknown): Values => {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Problem(400, 'The request body must be a JSON object.');
  const given = body as Values;
  const checked: Values = {};
  for (const [key, field] of Object.entries(endpoint.fields)) {
    if (standInTarget(field) !== undefined) continue;
    if (!counts(field, given)) continue;
    const standIn = standInFor(endpoint.fields, key)?.[1];
    const isFree = standIn && typeof given[key] === 'string' && !isBlank(given[key]);
    checked[key] = isFree ? readText(key, standIn, given[key]) : readField(key, field, given[key]);
  }
  const { atLeastOne } = endpoint;
  if (atLeastOne?.of.every((key) => isBlank(checked[key]))) throw new Problem(400, atLeastOne.message);
  return checked;
};

/** The lists that a tool's options endpoint answers. */
export const optionLists = (tool: AnyTool): Record<string, readonly unknown[]> =>
  Object.fromEntries(
    Object.values(tool.fields).flatMap((field) =>
      field.kind === 'select' && isFetched(field.options) ? [[field.options.list, field.options.values] as const] : [],
    ),
  );
