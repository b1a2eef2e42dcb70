/** One request prepared for a model: what it is told turn by turn, the schema of its answers, and how they become a reply. */
import type { Endpoint, Shape, Shapes, Values } from '../engine/definition/index.ts';
import type { JsonSchema } from '../engine/definition/jsonSchema.ts';
import type { Fault } from './judging/fault.ts';
import type { Prompt } from './prompt.ts';
import { createReading } from './reading/reading.ts';
import { askedShapes, itemsOf, objectSchema } from './shape.ts';
import { talkFor, type Talk } from './telling/instructions.ts';

export interface Turn {
  readonly talk: Talk;
  /** The JSON Schema of the answer, with only what servers and browsers all support. */
  readonly schema: JsonSchema;
  readonly temperature: number | undefined;
}

export type Step =
  /** The finished reply. */
  | { readonly reply: unknown }
  /** Ask again: `turn()` says for what. The faults are those of this answer; none where more was to come anyway. */
  | { readonly again: readonly Fault[] }
  /** Nothing that came can be shown. */
  | { readonly refused: readonly Fault[] };

export interface Assignment {
  /** What to ask the model now: first for everything, or as much as it writes at a time; then for what is still missing. */
  readonly turn: () => Turn;
  /** Takes the complete answer to the turn. */
  readonly take: (text: string) => Step;
  /** What can be shown of an answer that is still coming. */
  readonly partOf: (text: string) => unknown;
  /** The reply so far, if it can be shown: for a model that fails before the end. */
  readonly best: () => unknown;
}

/** One turn more than the items need, in case something goes wrong. */
const SPARE_TURNS = 1;

const mostItems = (keys: Shapes, request: Values): number =>
  Math.max(0, ...Object.values(keys).map((shape) => (shape.shape === 'list' ? (itemsOf(shape.holds, request)?.[0] ?? 0) : 0)));

/** How many turns a request may take. */
const turnsFor = (keys: Shapes, prompt: Prompt | undefined, request: Values): number => {
  const batch = prompt?.batch ?? Infinity;
  return Math.max(1, Math.ceil(mostItems(keys, request) / batch)) + SPARE_TURNS;
};

/** The most items that a server takes a request for. */
const MOST_ITEMS = 30;
/** How many turns any request may take. */
export const turnsAtMost = (prompt: Prompt | undefined): number =>
  Math.ceil(MOST_ITEMS / (prompt?.batch ?? MOST_ITEMS)) + SPARE_TURNS;

/**
 * @param request has passed the endpoint's checks.
 * @param prompt the tool's own (`loadPrompt`); without one the generic prompt is used.
 */
export const createAssignment = (endpoint: Endpoint, prompt: Prompt | undefined, request: Values): Assignment => {
  const all = askedShapes(endpoint);
  const batch = prompt?.batch ?? Infinity;
  const reading = createReading({
    endpoint,
    keys: all,
    request,
    checks: prompt?.checks ?? {},
    instructions: talkFor({ endpoint, request, prompt, keys: all }).system,
  });
  let left = turnsFor(all, prompt, request);
  let faults: readonly Fault[] = [];

  /**
   * Asks for no more of a list than is written at a time; after faults, for more than is missing, in case there are faults again.
   */
  const portion = (key: string, shape: Shape): Shape => {
    const [least, most] = (shape.shape === 'list' && itemsOf(shape.holds, request)) || [];
    if (least === undefined || most === undefined) return shape;
    const there = reading.titles(key).length;
    const spare = faults.length > 0 ? least - there : 0;
    const atMost = Math.min(batch, most, most - there + spare);
    return { ...shape, holds: [Math.min(least - there, atMost), atMost] } as Shape;
  };
  const portions = (keys: Shapes): Shapes =>
    Object.fromEntries(Object.entries(keys).map(([key, shape]) => [key, portion(key, shape)]));
  const missing = (): Shapes => Object.fromEntries(Object.entries(all).filter(([key]) => reading.isMissing(key)));
  let keys = portions(all);

  return {
    turn: () => ({
      talk: talkFor({
        endpoint,
        request,
        prompt,
        keys,
        faults,
        already: Object.keys(keys).flatMap((key) => reading.titles(key)),
      }),
      schema: objectSchema(keys, request),
      temperature: prompt?.temperature,
    }),
    take(text) {
      left--;
      faults = reading.take(text, keys);
      keys = portions(missing());
      if (Object.keys(keys).length > 0 && left > 0) return { again: faults };
      const reply = reading.best();
      return reply ? { reply } : { refused: faults };
    },
    partOf: (text) => reading.partOf(text, keys),
    best: () => reading.best(),
  };
};
