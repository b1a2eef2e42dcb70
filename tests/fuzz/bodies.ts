/** Requests made of an endpoint's definition: every field, every option, every length. */
import fc from 'fast-check';
import {
  countCharacters,
  highest,
  isBlank,
  optionValue,
  standInTarget,
  valuesOf,
  type AnyTextField,
  type Endpoint,
  type Field,
} from '../../engine/definition/index.ts';
import { isCount, longest, MOST_AT_ONCE } from '../../engine/definition/rules/index.ts';
import type { Body } from './endpoints.ts';
import { shapeNames, shapes } from './shapes.ts';

/** The longest text that is made at random: what is longer comes as one shape, at its full length. */
const LONGEST = 400;
const HIGHEST = 1_000_000;

const blank = fc.constantFrom(undefined, null, '', '   ');

const character = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('a', 'e', 'i', 'n', 'o', 'r', 's', 't', ' ', ',', '.') },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }) },
);

const isRequired = (field: Field): boolean => 'required' in field && field.required !== undefined;
const mustBeFilled = (field: AnyTextField): boolean => isRequired(field) || field.disablesWhenBlank === true;

const textFor = (field: AnyTextField): fc.Arbitrary<unknown> => {
  const most = Math.min(longest(field), LONGEST);
  const length = fc.integer({ min: 1, max: most });
  const filled = fc
    .oneof(
      fc.lorem({ maxCount: 40 }).map((words) => words.slice(0, most)),
      fc.array(character, { minLength: 1, maxLength: most }).map((characters) => characters.join('')),
      fc.tuple(fc.constantFrom(...shapeNames), length).map(([name, size]) => shapes[name](size)),
    )
    .filter((text) => !isBlank(text) && countCharacters(text.trim()) >= (field.atLeast?.length ?? 1));
  return mustBeFilled(field) ? filled : fc.oneof(filled, blank);
};

/** What a constant may be instead of itself: the server takes others of its kind. */
const constantFor = (field: Extract<Field, { kind: 'constant' }>): fc.Arbitrary<unknown> => {
  const { value, range } = field;
  if (typeof value === 'number') return fc.integer(range ?? { min: 1, max: MOST_AT_ONCE });
  if (typeof value === 'boolean') return fc.boolean();
  if (typeof value === 'string')
    return value === 'English' ? fc.constant(value) : fc.oneof(fc.constant(value), fc.lorem({ maxCount: 2 }));
  return fc.array(fc.lorem({ maxCount: 2 }), { maxLength: 3 });
};

const valueFor = (field: Field): fc.Arbitrary<unknown> => {
  switch (field.kind) {
    case 'text':
    case 'url':
    case 'textarea':
    case 'chips':
      return textFor(field);
    case 'select': {
      const offered = fc.constantFrom(...valuesOf(field.options).map(optionValue));
      return fc.oneof(isCount(field) ? fc.integer({ min: 1, max: MOST_AT_ONCE }) : offered, offered, blank);
    }
    case 'number': {
      const { min, max } = { min: field.min?.value ?? -HIGHEST, max: field.max ? highest(field.max.value) : HIGHEST };
      const number = field.whole ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true });
      return isRequired(field) ? number : fc.oneof(number, number.map(String), blank);
    }
    case 'slider':
      return fc.oneof(fc.integer({ min: field.min, max: field.max }), blank);
    case 'checkbox':
      return fc.oneof(fc.boolean(), fc.constantFrom('true', 'false'), blank);
    case 'list':
      return fc.array(fc.lorem({ maxCount: 3 }), { maxLength: field.atMost });
    case 'constant':
      return constantFor(field);
  }
};

/** Any request that the page could send, and those beyond its form that the server takes as well. */
export const bodiesFor = ({ fields, atLeastOne }: Endpoint): fc.Arbitrary<Body> => {
  const values: Record<string, fc.Arbitrary<unknown>> = {};
  for (const [key, field] of Object.entries(fields)) {
    // Two fields may be sent under one key: either's value can stand there.
    const sent = standInTarget(field) ?? key;
    values[sent] = values[sent] ? fc.oneof(values[sent], valueFor(field)) : valueFor(field);
  }
  const bodies: fc.Arbitrary<Body> = fc.record(values);
  return atLeastOne ? bodies.filter((body) => atLeastOne.of.some((key) => !isBlank(body[key]))) : bodies;
};

/** A request that nothing is wrong with: the tool's first example; of a side call what it cannot do without. */
export const plainBody = ({ key, tool, fields }: Endpoint): Body => {
  const needed = Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
    if (field.kind === 'list') return [[name, field.default]];
    return 'atLeast' in field || isRequired(field) ? [[name, 'honey and bread and butter']] : [];
  });
  return { ...Object.fromEntries(needed), ...(key === tool.slug ? tool.examples[0]?.values : {}) };
};
