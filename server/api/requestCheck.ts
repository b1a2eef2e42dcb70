/**
 * Reads a request body generously (blank optional values, numbers and switches in quotes) and checks it strictly, by the
 * same rules as the page.
 */
import { isBlank, isFetched, type AnyTool, type Endpoint, type Values } from '../../engine/definition/index.ts';
import {
  judge,
  unmetRequirement,
  readAll,
  rulesOf,
  tidied,
  type Refusal,
  type Rule,
} from '../../engine/definition/rules/index.ts';
import { Problem } from './problem.ts';

const refused = (key: string, { label }: Rule, { words, names }: Refusal): Problem => {
  if (names === 'its field') return new Problem(400, words);
  return new Problem(400, names === 'no field' ? `${key}: ${words}` : `${label} (${key}) ${words}`);
};

const asNumber = (value: unknown): unknown =>
  typeof value === 'string' && /^\s*-?\d+(\.\d+)?\s*$/.test(value) ? Number(value) : value;

const asChoice = (choices: readonly (string | number)[], value: unknown): unknown =>
  typeof value === 'string' || typeof value === 'number'
    ? (choices.find((choice) => String(choice) === String(value)) ?? value)
    : value;

const asFlag = (value: unknown): unknown => (value === 'true' || value === 'false' ? value === 'true' : value);

/** The value in its own type; one that cannot be converted stays as it is, and is refused later. */
const read = (rule: Rule, value: unknown): unknown => {
  if (isBlank(value)) return rule.default ?? (rule.kind === 'text' ? '' : undefined);
  switch (rule.kind) {
    case 'text':
      return typeof value === 'string' ? tidied(rule, value) : value;
    case 'number':
      return asNumber(value);
    case 'choice':
      return asChoice(rule.values, value);
    case 'flag':
      return asFlag(value);
    case 'texts':
      return value;
  }
};

const LIST: Refusal = { words: 'must not be a list', names: 'what its field must be' };

/** @throws Problem */
const readStrictly = (key: string, rule: Rule, given: unknown): unknown => {
  if (Array.isArray(given) && rule.kind !== 'texts') throw refused(key, rule, LIST);
  const value = read(rule, given);
  const refusal = judge(rule, value);
  if (refusal) throw refused(key, rule, refusal);
  return value;
};

/** Text in place of a choice is read as the text that stands in for it. */
const ruleFor = (rule: Rule, given: unknown): Rule =>
  rule.kind === 'choice' && rule.standIn && typeof given === 'string' && !isBlank(given) ? rule.standIn : rule;

/**
 * The request as the tool's own values: every field that is active.
 * @throws Problem (400) that names the field, in the words of the specification where it gives them.
 */
export const checkRequest = (endpoint: Pick<Endpoint, 'fields' | 'atLeastOne'>, body: unknown): Values => {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Problem(400, 'The request body must be a JSON object.');
  const given = body as Values;
  const sent = rulesOf(endpoint.fields).filter((rule) => !rule.insteadOf);
  const checked = readAll(sent, (rule) => readStrictly(rule.key, ruleFor(rule, given[rule.key]), given[rule.key]));
  const unmet = unmetRequirement(endpoint, checked);
  if (unmet) throw new Problem(400, unmet.message);
  return checked;
};

/** The lists that a tool's options endpoint answers. */
export const optionLists = (tool: AnyTool): Record<string, readonly unknown[]> =>
  Object.fromEntries(
    Object.values(tool.fields).flatMap((field) =>
      field.kind === 'select' && isFetched(field.options) ? [[field.options.list, field.options.values] as const] : [],
    ),
  );
