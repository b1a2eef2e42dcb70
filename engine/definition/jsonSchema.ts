/** JSON Schemas of a reply: for the server's check of its own replies, for a language model and for the tests. */
import type { Figure, Label, Prose, Shape, Shapes } from './reply.ts';

export type JsonSchema = { readonly [key: string]: unknown };

/** The schema of a single value. */
export const leafSchema = (shape: Prose | Label | Figure): JsonSchema => {
  const description = shape.about;
  if (shape.shape === 'prose') return { type: 'string', description };
  if (shape.shape === 'label') return { type: 'string', description, ...(shape.oneOf && { enum: shape.oneOf }) };
  return {
    type: shape.whole ? 'integer' : 'number',
    description,
    ...(shape.min !== undefined && { minimum: shape.min }),
    ...(shape.max !== undefined && { maximum: shape.max }),
  };
};

const schemaOf = (shape: Shape): JsonSchema => {
  switch (shape.shape) {
    case 'prose':
      return { ...leafSchema(shape), minLength: 1 };
    case 'list':
      return { type: 'array', description: shape.about, items: schemaOf(shape.of) };
    case 'record':
      return { description: shape.about, ...replySchema(shape.keys) };
    case 'label':
    case 'figure':
      return leafSchema(shape);
  }
};

/** The strict schema: every key that is not optional is required, and no other is allowed. */
export const replySchema = (keys: Shapes): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  properties: Object.fromEntries(Object.entries(keys).map(([key, shape]) => [key, schemaOf(shape)])),
  required: Object.entries(keys)
    .filter(([, shape]) => !shape.optional)
    .map(([key]) => key),
});
