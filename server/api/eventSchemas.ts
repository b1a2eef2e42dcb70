/** The events of a stream in the description of the API: they say the same for every tool, so they are described once. */
import type { JsonSchema } from '../../engine/definition/jsonSchema.ts';

const of = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** What stands behind the `data:` of one event. */
export const EVENT: JsonSchema = of('Event');

/** The components that `EVENT` points to. @param last what the last event of a stream may be. */
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
