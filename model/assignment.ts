/** One request made ready for a model: what it is told, the schema of its answer, and how that answer is read and judged. */
import type { Endpoint, Values } from '../engine/definition/index.ts';
import type { JsonSchema } from '../engine/definition/jsonSchema.ts';
import type { Prompt } from './prompt.ts';
import { createReading, type Reading } from './reading/reading.ts';
import { askedShapes, objectSchema } from './shape.ts';
import { instructionsFor, talkFor, type Talk } from './telling/instructions.ts';

export interface Assignment {
  /** What its answer is held to, as a JSON Schema in the part of that language which servers and browsers agree on. */
  readonly schema: JsonSchema;
  /** @param faults what was wrong with the answer before. */
  talk(faults?: readonly string[]): Talk;
  readonly reading: Reading;
}

/**
 * @param request has passed the endpoint's checks.
 * @param prompt the tool's own (`loadPrompt`); without one the generic one serves.
 */
export const createAssignment = (endpoint: Endpoint, prompt: Prompt | undefined, request: Values): Assignment => {
  const keys = askedShapes(endpoint);
  return {
    schema: objectSchema(keys, request),
    talk: (faults = []) => talkFor(endpoint, request, prompt, faults),
    reading: createReading(endpoint, keys, request, instructionsFor(endpoint, request, prompt)),
  };
};
