/** The form's values: their defaults, their check, and the request they become. */
import {
  firstCharacters,
  isBlank,
  isFetched,
  isLocal,
  optionValue,
  shownFields,
  standInTarget,
  type AnyTextField,
  type AnyTool,
  type Fields,
  type Option,
  type SelectField,
  type ShownField,
  type Values,
} from '../definition/index.ts';
import { judge, readAll, rulesOf, tidied, type Refusal, type Rule, type Rules } from '../definition/rules/index.ts';

/** Lists that came from a tool's options endpoint, by name. */
export type OptionLists = Readonly<Record<string, readonly Option[]>>;

/** The current choices of a select: its own list, or the endpoint's; where that one lacks it, the default alone. */
export const choicesOf = (field: SelectField, lists: OptionLists | undefined): readonly Option[] => {
  if (!isFetched(field.options)) return field.options;
  return lists?.[field.options.list] ?? [field.default];
};

const defaultOf = (field: ShownField, lists: OptionLists | undefined): unknown => {
  if (field.kind === 'select') {
    const choices = choicesOf(field, lists).map(optionValue);
    return choices.includes(field.default) ? field.default : (choices[0] ?? field.default);
  }
  if (field.kind === 'number') return field.default === undefined ? '' : String(field.default);
  if (field.kind === 'list') return field.default.join(', ');
  return field.default ?? '';
};

export const defaultsOf = (fields: Fields, lists?: OptionLists): Values =>
  Object.fromEntries(shownFields(fields).map(([key, field]) => [key, defaultOf(field, lists)]));

/** What a text field does to each keystroke: stops at its length, and lowers letters where it says so. */
export const asTyped = (field: AnyTextField, typed: string): string => {
  const lowered = field.transform?.includes('lowercase') ? typed.toLowerCase() : typed;
  return field.stopAt === undefined ? lowered : firstCharacters(lowered, field.stopAt);
};

const itemsIn = (typed: string, atMost: number): string[] =>
  typed
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)
    .slice(0, atMost);

/** What the form holds for a rule, as what it stands for: boxes hold numbers and lists as text. */
const read = (rule: Rule, typed: unknown): unknown => {
  if (rule.kind === 'text' && typeof typed === 'string') return tidied(rule, typed);
  if (rule.kind === 'number') return isBlank(typed) ? undefined : Number(typed);
  return rule.kind === 'texts' && typeof typed === 'string' ? itemsIn(typed, rule.most.items) : typed;
};

/** A choice is never refused because its list has not come. */
const refusalOf = (rule: Rule, value: unknown): Refusal | undefined =>
  rule.kind === 'choice' && rule.fetched ? undefined : judge(rule, value);

const wordsOf = ({ words, names }: Refusal, { label }: Rule): string =>
  names === 'what its field must be' ? `${label} ${words}` : words;

/** What a check of the form comes to: values ready to be sent, and of each field that may not be sent the words to say. */
export interface Checked {
  readonly values: Values;
  readonly problems: Readonly<Record<string, string>>;
}

/** The rules of a tool's form. What never leaves the page need not be as short as a server wants it. */
export const rulesOfForm = ({ fields, call }: Pick<AnyTool, 'fields' | 'call'>): Rules =>
  rulesOf(fields, isLocal(call) ? 'local' : 'served');

/** Checks the fields that count for these values of the form. */
export const checkForm = (rules: Rules, typed: Values): Checked => {
  const problems: Record<string, string> = {};
  const shown = rules.filter(({ constant }) => !constant);
  const values = readAll(shown, (rule) => {
    const value = read(rule, typed[rule.key]);
    const refusal = refusalOf(rule, value);
    if (refusal) problems[rule.key] = wordsOf(refusal, rule);
    return value;
  });
  return { values, problems };
};

/** The request body: checked values under their keys, stand-ins in place of what they stand in for, constants last. */
export const payloadOf = (fields: Fields, checked: Values): Values => {
  const payload: Values = {};
  for (const [key, field] of Object.entries(fields)) {
    if (field.kind === 'constant') payload[key] = field.value;
    else if (key in checked && !standInTarget(field)) payload[key] = checked[key];
  }
  for (const [key, field] of Object.entries(fields)) {
    const target = standInTarget(field);
    if (target && !isBlank(checked[key])) payload[target] = checked[key];
  }
  return payload;
};
