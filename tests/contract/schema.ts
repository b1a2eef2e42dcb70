/** Schemas of replies, in few words. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Every key must be there, and the values of a generated text are never empty. */
export const record = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
});
export const words: JsonSchema = { type: 'string', pattern: '\\S' };
/**
 * A list of these, as long as the server's shortest may be: at least one unless said. The made-up reply of a table
 * (`result.reply`) is one that the server may give, and so has to be as long. How many a request asks for is `wire.holds`.
 */
export const listOf = (items: JsonSchema, atLeast = 1): JsonSchema => ({ type: 'array', items, minItems: atLeast });
export const outOf10: JsonSchema = { type: 'number', minimum: 0, maximum: 10 };
export const howMany: JsonSchema = { type: 'integer', minimum: 1 };
