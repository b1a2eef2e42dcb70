/** The form's values: their defaults, their check, and the request they become (DESIGN, "What a definition can say"). */
import * as z from 'zod/mini';
import {
  countCharacters,
  counts,
  firstCharacters,
  highest,
  isBlank,
  isFetched,
  isText,
  optionValue,
  shownFields,
  standInTarget,
  type AnyTextField,
  type Fields,
  type Option,
  type SelectField,
  type ShownField,
  type Values,
} from './definition/index.ts';

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

const textSchema = (field: AnyTextField) => {
  const checks: z.core.$ZodCheck<string>[] = [];
  if (field.transform?.includes('trim')) checks.push(z.trim());
  if (field.required !== undefined) checks.push(z.refine((value) => !isBlank(value), { error: field.required, abort: true }));
  const { atLeast, lessThan } = field;
  if (atLeast)
    checks.push(z.refine((value) => isBlank(value) || countCharacters(value.trim()) >= atLeast.length, atLeast.message));
  if (lessThan) checks.push(z.refine((value) => countCharacters(value) < lessThan.length, lessThan.message));
  return z.string().check(...checks);
};

const numberSchema = (field: Extract<ShownField, { kind: 'number' }>) => {
  const asNumber = z.transform((value: unknown) => (isBlank(value) ? undefined : Number(value)));
  const checks: z.core.$ZodCheck<number | undefined>[] = [];
  if (field.required !== undefined) checks.push(z.refine((value) => value !== undefined, { error: field.required, abort: true }));
  const { min, max, whole } = field;
  if (whole)
    checks.push(z.refine((value) => value === undefined || Number.isInteger(value), `${field.label} must be a whole number`));
  if (min) checks.push(z.refine((value) => value === undefined || value >= min.value, min.message));
  if (max) checks.push(z.refine((value) => value === undefined || value <= highest(max.value), max.message));
  return z.pipe(asNumber, z.optional(z.number(`${field.label} must be a number`)).check(...checks));
};

const fieldSchema = (field: ShownField): z.ZodMiniType => {
  if (isText(field)) return textSchema(field);
  if (field.kind === 'number') return numberSchema(field);
  if (field.kind === 'checkbox') return z.boolean();
  if (field.kind === 'slider') return z.coerce.number().check(z.minimum(field.min), z.maximum(field.max));
  if (field.kind === 'list')
    return z.pipe(
      z.string(),
      z.transform((typed) =>
        typed
          .split(',')
          .map((item) => item.trim())
          .filter(Boolean)
          .slice(0, field.atMost),
      ),
    );
  return z.union([z.string(), z.number()]);
};

/** The schema of the fields that count for these values. Its output is ready to be sent. */
export const schemaFor = (fields: Fields, values: Values) =>
  z.object(
    Object.fromEntries(
      shownFields(fields)
        .filter(([, field]) => counts(field, values))
        .map(([key, field]) => [key, fieldSchema(field)]),
    ),
  );

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
