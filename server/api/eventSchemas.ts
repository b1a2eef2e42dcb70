/** The events of a stream in the API description: the same for every tool, so described once. */
import type { JsonSchema } from '../../engine/definition/jsonSchema.ts';

const of = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** The data of one event. */
export const EVENT: JsonSchema = of('Event');

/**
 * The components that `EVENT` refers to.
 * @param last the schemas that the last event of a stream may have.
 */
export const eventSchemas = (last: readonly JsonSchema[]): JsonSchema => ({
  Event: {
    description:
      'One event of a stream. Growths come first: each makes the next partial reply of the one before, beginning with nothing. The last event is what the answer would have been without a stream, and replaces all that came before.',
    anyOf: [{ type: 'object', properties: { growth: of('Growth') }, required: ['growth'] }, ...last],
  },
  Growth: {
    description:
      'How a JSON value grew. With "set" it is that value now. Otherwise the parts at these keys of a record, or places of a list, grow first; then "add" comes at the end of a text or a list.',
    type: 'object',
    properties: {
      set: {},
      at: { type: 'object', additionalProperties: of('Growth') },
      add: { type: ['string', 'array'] },
    },
  },
});
