/** What can stand in a form: every kind of field, within its bounds and beyond them. */
import fc from 'fast-check';
import {
  optionValue,
  shownFields,
  valuesOf,
  type AnyTextField,
  type AnyTool,
  type ShownField,
  type Values,
} from '../../engine/definition/index.ts';
import { longest } from '../../engine/definition/rules/index.ts';
import { asTyped, defaultsOf } from '../../engine/form/values.ts';

const CHARACTERS = ['a', 'Z', ' ', 'é', 'e\u0301', '👍🏽', '👩‍👩‍👧‍👦', 'İ', '\r\n', `o${'\u0301'.repeat(20)}`];

/** Texts of a few characters, and such as are just within a length or just beyond it. */
const texts = (field: AnyTextField): fc.Arbitrary<string> => {
  const edges = [field.atLeast?.length ?? 1, longest(field), longest(field) + 1].flatMap((edge) => [edge - 1, edge, edge + 1]);
  const repeated = fc
    .tuple(fc.constantFrom(...CHARACTERS), fc.constantFrom(...edges))
    .map(([character, times]) => character.repeat(Math.max(0, times)));
  return fc.oneof(fc.constantFrom('', '   ', '\n'), fc.string({ unit: 'grapheme' }), repeated);
};

const textIn = (field: AnyTextField): fc.Arbitrary<string> =>
  // A box stops what is typed; what was kept from another day, or filled in by an example, goes past it.
  fc.oneof(
    texts(field),
    texts(field).map((text) => asTyped(field, text)),
  );

const typedInto = (field: ShownField): fc.Arbitrary<unknown> => {
  switch (field.kind) {
    case 'text':
    case 'url':
    case 'textarea':
    case 'chips':
      return textIn(field);
    case 'number':
      return fc.oneof(
        fc.constantFrom('', ' ', '0', '-1', '2.5', '1e3', '0x10', '1e999', 'ten', ' 7 '),
        fc.integer({ min: -10, max: 3000 }).map(String),
      );
    case 'select':
      return fc.constantFrom(...valuesOf(field.options).map(optionValue));
    case 'checkbox':
      return fc.boolean();
    case 'slider':
      return fc.integer({ min: field.min - 1, max: field.max + 1 });
    case 'list':
      return fc.array(fc.string(), { maxLength: field.atMost + 2 }).map((items) => items.join(', '));
  }
};

/** A whole form: most of it as an example fills it, some of it anything. */
export const formsOf = ({ fields, examples }: AnyTool): fc.Arbitrary<Values> => {
  const filled: Values = { ...defaultsOf(fields), ...examples[0]?.values };
  const typed = shownFields(fields).map(([key, field]) => [
    key,
    fc.oneof({ weight: 4, arbitrary: fc.constant(filled[key]) }, { weight: 1, arbitrary: typedInto(field) }),
  ]);
  return fc.record(Object.fromEntries(typed) as Record<string, fc.Arbitrary<unknown>>);
};
