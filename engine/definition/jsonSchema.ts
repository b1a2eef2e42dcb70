/** JSON Schemas of a reply, for the server's check of itself, for a language model and for the tests. */
import type { Shape, Shapes } from './reply.ts';

export type JsonSchema = { readonly [key: string]: unknown };

const schemaOf = (shape: Shape): JsonSchema => {
  const description = shape.about;
  switch (shape.shape) {
    case 'prose':
      return { type: 'string', description, minLength: 1 };
    case 'label':
      return { type: 'string', description, ...(shape.oneOf ? { enum: shape.oneOf } : {}) };
    case 'figure':
      return {
        type: shape.whole ? 'integer' : 'number',
        description,
        ...(shape.min === undefined ? {} : { minimum: shape.min }),
        ...(shape.max === undefined ? {} : { maximum: shape.max }),
      };
    case 'list':
      return { type: 'array', description, items: schemaOf(shape.of) };
    case 'record':
      return { description, ...replySchema(shape.keys) };
  }
};

/** The strict schema: every key that is not optional must be there, and no other. */
export const replySchema = (keys: Shapes): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  properties: Object.fromEntries(Object.entries(keys).map(([key, shape]) => [key, schemaOf(shape)])),
  required: Object.entries(keys)
    .filter(([, shape]) => !shape.optional)
    .map(([key]) => key),
});
