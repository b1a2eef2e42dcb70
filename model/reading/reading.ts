/** What a model says, read as the reply to one request: over up to two attempts, until it can be shown. */
import type { Endpoint, Shapes, Values } from '../../engine/definition/index.ts';
import { computedReply } from './compute.ts';
import { createLeakCheck, fitting, lacksOf, unfitness, type Attempt } from './faults.ts';
import { jsonIn, withoutTail, withoutThoughts } from './json.ts';
import { distinct, onlyProse, repaired } from './repair.ts';

export type { Attempt };

type Reply = Record<string, unknown>;

/** The finished reply, or what is wrong with all that came so far. */
export type Settled = { readonly reply: Reply } | { readonly faults: readonly string[] };

export interface Reading {
  /** Takes the whole text of one attempt. */
  settle(text: string, attempt: Attempt): Settled;
  /** What can be shown of a text that is still growing; undefined where nothing can, or nothing may. */
  partOf(text: string): Reply | undefined;
}

/** The better of two replies, key by key: lists together, otherwise the later one. */
const together = (keys: Shapes, earlier: Reply, later: Reply, request: Values): Reply =>
  Object.fromEntries(
    Object.entries(keys).flatMap(([key, shape]) => {
      const [before, after] = [earlier[key], later[key]];
      if (shape.shape === 'list' && Array.isArray(before) && Array.isArray(after))
        return [[key, distinct(shape, [...after, ...before], request)] as const];
      const value = after ?? before;
      return value === undefined ? [] : [[key, value] as const];
    }),
  );

/** @param keys what was asked for; @param instructions what may not come back. */
export const createReading = (endpoint: Endpoint, keys: Shapes, request: Values, instructions: string): Reading => {
  const { main } = endpoint.reply;
  const leaks = createLeakCheck(instructions, request);
  let sofar: Reply | undefined;

  const read = (text: string): Reply => {
    const found = jsonIn(text);
    if (found) return repaired(keys, main, found.isCut ? withoutTail(found.value) : found.value, request);
    const only = onlyProse(keys);
    const said = withoutThoughts(text);
    // Without a trace of JSON, the whole of it may be the text that was asked for.
    return only === undefined || /[{}]|```/.test(said) ? {} : repaired(keys, main, { [only]: said }, request);
  };

  return {
    settle(text, attempt) {
      const given = fitting(keys, read(text), request, attempt);
      const unfit = unfitness(given, { endpoint, request, leaks });
      if (unfit.length > 0) return { faults: unfit };
      // What was whole of an earlier reply still counts: items that it had are not asked for in vain.
      const merged = sofar ? together(keys, sofar, given, request) : given;
      const lacks = lacksOf(merged, { keys, request, attempt });
      if (lacks.length === 0) return { reply: computedReply(endpoint, merged, request) };
      sofar = merged;
      return { faults: lacks };
    },
    partOf(text) {
      const found = jsonIn(text);
      if (!found) return undefined;
      const part = computedReply(endpoint, repaired(keys, main, found.value, request), request);
      return leaks(part) ? undefined : part;
    },
  };
};
