/** What a request may contain, for programs: the rules of its fields as a JSON Schema. */
import type { JsonSchema } from '../../engine/definition/jsonSchema.ts';
import { highest, type Endpoint } from '../../engine/definition/index.ts';
import { rulesOf, UNITS_OF_A_CHARACTER, type NumberRule, type Rule, type TextRule } from '../../engine/definition/rules/index.ts';

export interface RequestSchema extends JsonSchema {
  readonly properties: Readonly<Record<string, JsonSchema>>;
  readonly required: readonly string[];
}

/** A text that is not blank. */
const FILLED = { pattern: '\\S' };

/**
 * A schema counts code points, the server characters as a person does. The two are the same in plain text; elsewhere a character
 * may have many code points.
 */
const atMost = (length: number): JsonSchema => ({
  anyOf: [{ maxLength: length }, { maxLength: length * UNITS_OF_A_CHARACTER, pattern: '[^\\t\\n -~]' }],
});

const textSchema = ({ required, least, most, default: preset }: TextRule): JsonSchema => ({
  type: 'string',
  ...(most && atMost(most.length)),
  ...(required && { ...FILLED, minLength: least?.length ?? 1 }),
  ...(preset !== undefined && { default: preset }),
});

const numberSchema = ({ whole, min, max, default: preset }: NumberRule): JsonSchema => ({
  type: whole ? 'integer' : 'number',
  ...(min && { minimum: min.value }),
  ...(max && { maximum: highest(max.value) }),
  ...(preset !== undefined && { default: preset }),
});

const valueSchema = (rule: Rule): JsonSchema => {
  switch (rule.kind) {
    case 'text':
      return textSchema(rule);
    case 'number':
      return numberSchema(rule);
    case 'choice':
      return {
        ...(rule.standIn ? { ...textSchema(rule.standIn), examples: rule.values } : { enum: rule.values }),
        default: rule.default,
      };
    case 'flag':
      return { type: 'boolean', default: rule.default };
    case 'texts':
      return {
        type: 'array',
        items: { type: 'string', maxLength: rule.most.units },
        maxItems: rule.most.items,
        default: rule.default,
      };
  }
};

const descriptionOf = (rule: Rule): string => {
  const most = rule.kind === 'text' ? rule.most : undefined;
  return most ? `${rule.label} (at most ${most.length} characters, as a person counts them)` : rule.label;
};

const ruleSchema = (rule: Rule): JsonSchema => {
  const described = rule.kind === 'choice' && rule.standIn ? rule.standIn : rule;
  return { ...(!rule.constant && { description: descriptionOf(described) }), ...valueSchema(rule) };
};

const isRequired = (rule: Rule): boolean => 'required' in rule;

const filled = (key: string): JsonSchema => ({ required: [key], properties: { [key]: FILLED } });

/** A conditional field is required only where the field it depends on has that value. */
const neededWith = ({ key, showWhen }: Rule): JsonSchema[] => {
  if (!showWhen) return [];
  const shown = { required: [showWhen.field], properties: { [showWhen.field]: { const: showWhen.is } } };
  return [{ anyOf: [{ not: shown }, { required: [key] }] }];
};

/** The schema of a valid request to this endpoint. The server accepts more than this: numbers in quotes, blank values. */
export const requestSchema = ({ fields, atLeastOne }: Pick<Endpoint, 'fields' | 'atLeastOne'>): RequestSchema => {
  const rules = rulesOf(fields).filter(({ insteadOf }) => insteadOf === undefined);
  const needed = rules.filter(isRequired);
  const waiting = needed.flatMap(neededWith);
  return {
    type: 'object',
    properties: Object.fromEntries(rules.map((rule) => [rule.key, ruleSchema(rule)])),
    required: needed.filter(({ showWhen }) => showWhen === undefined).map(({ key }) => key),
    ...(waiting.length > 0 && { allOf: waiting }),
    ...(atLeastOne && { anyOf: atLeastOne.of.map(filled) }),
  };
};
