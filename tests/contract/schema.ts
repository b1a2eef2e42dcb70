/** Schemas of replies, in few words. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Every key must be there, and the values of a generated text are never empty. */
export const record = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
});
export const words: JsonSchema = { type: 'string', pattern: '\\S' };
export const listOf = (items: JsonSchema, atLeast = 1): JsonSchema => ({ type: 'array', items, minItems: atLeast });
export const outOf10: JsonSchema = { type: 'number', minimum: 0, maximum: 10 };
export const howMany: JsonSchema = { type: 'integer', minimum: 1 };
