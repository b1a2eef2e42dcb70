/** The schemas that an answer is held to, as strict as the browser allows. */
import type { JsonSchema } from '../../engine/definition/jsonSchema.ts';

export type Constraint = JsonSchema | undefined;

const isRecord = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The keywords that every implementation of JSON Schema knows: which parts there are, and of which type. */
const BARE = new Set(['type', 'properties', 'required', 'items']);

const flattened = (schema: JsonSchema): JsonSchema =>
  Object.fromEntries(
    Object.entries(schema)
      .filter(([keyword]) => BARE.has(keyword))
      .map(([keyword, value]) => {
        if (keyword === 'properties' && isRecord(value))
          return [
            keyword,
            Object.fromEntries(Object.entries(value).map(([key, part]) => [key, isRecord(part) ? flattened(part) : part])),
          ];
        return [keyword, keyword === 'items' && isRecord(value) ? flattened(value) : value];
      }),
  );

/** The constraints to try, the strictest first. Without any, only the instructions say what is wanted. */
export const constraintsFor = (schema: JsonSchema): readonly Constraint[] => [schema, flattened(schema), undefined];
