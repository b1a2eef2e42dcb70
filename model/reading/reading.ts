/**
 * Reads what a model says as the reply to one request: over several turns, until it is complete or the best that came is shown.
 */
import type { Endpoint, List, Shape, Shapes, Values } from '../../engine/definition/index.ts';
import { createFidelityCheck } from '../judging/fidelity.ts';
import { isSlight, type Fault } from '../judging/fault.ts';
import { sortItems, titleOf } from '../judging/items.ts';
import { createLeakCheck, textsIn } from '../judging/leaks.ts';
import { createRefusalCheck } from '../judging/refusal.ts';
import { createTextCheck } from '../judging/texts.ts';
import { isAnotherLanguage, languageOf } from '../language.ts';
import type { Checks } from '../prompt.ts';
import { itemsOf } from '../shape.ts';
import { computedReply } from './compute.ts';
import { jsonIn, withoutTail, withoutThoughts } from './json.ts';
import { distinct, onlyProse, repaired } from './repair.ts';

type Reply = Record<string, unknown>;

export interface Reading {
  /**
   * Takes the complete text of one turn, which was asked for these keys.
   * @returns what is wrong with it.
   */
  take(text: string, keys: Shapes): readonly Fault[];
  /**
   * What can be shown of a text that is still coming, together with what came before; undefined where nothing can or may be
   * shown.
   */
  partOf(text: string, keys: Shapes): Reply | undefined;
  /** Whether this key, or some of its items, must still be asked for. */
  isMissing(key: string): boolean;
  /** The texts that identify the items so far. */
  titles(key: string): string[];
  /**
   * The reply, made of what is right and, where that is not enough, of what is slightly wrong; undefined where too little came.
   */
  best(): Reply | undefined;
}

/** The share of what was asked for from which on a list is shown. */
const ENOUGH = 0.8;
/** With a larger share of refusals among the items, the whole is a refusal. */
const MOST_REFUSALS = 0.5;

export interface Subject {
  readonly endpoint: Endpoint;
  /** Everything that is asked for. */
  readonly keys: Shapes;
  readonly request: Values;
  readonly checks: Checks;
  /** Must not be repeated in the reply. */
  readonly instructions: string;
}

const isList = (shape: Shape | undefined): shape is List => shape?.shape === 'list';
const itemsIn = (reply: Reply, key: string): readonly unknown[] => (reply[key] as readonly unknown[] | undefined) ?? [];

export const createReading = ({ endpoint, keys: all, request, checks, instructions }: Subject): Reading => {
  const leaks = createLeakCheck(instructions, request);
  const isRefusal = createRefusalCheck(request);
  const fidelity = createFidelityCheck(endpoint, checks, request);
  const check = createTextCheck({ checks, request, isRefusal, fidelity });
  const language = checks.rewrites ? undefined : languageOf(endpoint, request);
  /** What is right, and what is only slightly wrong. */
  let good: Reply = {};
  let spare: Reply = {};

  const wanted = (keys: Shapes): Shapes => Object.fromEntries(Object.entries(all).filter(([key]) => key in keys));

  const read = (text: string, keys: Shapes): Reply => {
    const asked = wanted(keys);
    const { main } = endpoint.reply;
    const first = main in asked ? main : (Object.keys(asked)[0] ?? main);
    const found = jsonIn(text);
    if (found) return repaired(asked, first, found.isCut ? withoutTail(found.value) : found.value, request);
    const only = onlyProse(asked);
    const said = withoutThoughts(text);
    // Without any JSON, the whole of it may be the text that was asked for.
    return only === undefined || /[{}]|```/.test(said) ? {} : repaired(asked, first, { [only]: said }, request);
  };

  const isRefused = (main: unknown): boolean => {
    if (checks.rewrites) return false;
    const texts = Array.isArray(main) ? main.map((item) => textsIn(item)[0] ?? '') : textsIn(main).slice(0, 1);
    return texts.length > 0 && texts.filter(isRefusal).length > texts.length * MOST_REFUSALS;
  };

  /** Faults that make a reply useless, whatever else it contains. */
  const unfitness = (reply: Reply): Fault[] => [
    ...(language !== undefined && isAnotherLanguage(textsIn(reply), language)
      ? [{ says: `it was not written in ${language}` }]
      : []),
    ...(leaks(reply) ? [{ says: 'it repeated the instructions' }] : []),
    ...(isRefused(reply[endpoint.reply.main]) ? [{ says: 'it refused the task' }] : []),
  ];

  const sorted = (key: string, list: List, items: readonly unknown[]) =>
    sortItems({ key, list, checks, request }, items, itemsIn(good, key), check);

  const merged = (list: List, earlier: readonly unknown[], later: readonly unknown[]): unknown[] =>
    distinct(list, [...earlier, ...later], request);

  const takeList = (key: string, list: List, items: readonly unknown[]): readonly Fault[] => {
    const found = sorted(key, list, items);
    good = { ...good, [key]: merged(list, itemsIn(good, key), found.good) };
    spare = { ...spare, [key]: merged(list, itemsIn(spare, key), found.spare) };
    return found.faults;
  };

  const takeOne = (key: string, shape: Shape, value: unknown): readonly Fault[] => {
    const faults = shape.shape === 'prose' ? check(key, shape, value as string) : [];
    if (faults.length === 0) good = { ...good, [key]: value };
    else if (isSlight(faults)) spare = { [key]: value, ...spare };
    return faults.map((fault) => ({ ...fault, says: `"${key}" ${fault.says}` }));
  };

  const isMissing = (key: string): boolean => {
    const shape = all[key];
    if (!shape || shape.optional) return false;
    const [least] = (isList(shape) && itemsOf(shape.holds, request)) || [];
    return least === undefined ? !(key in good) : itemsIn(good, key).length < least;
  };

  const whole = (reply: Reply): Reply => computedReply(endpoint, reply, request);

  return {
    take(text, keys) {
      const given = read(text, keys);
      const unfit = unfitness(given);
      if (unfit.length > 0) return unfit;
      const faults = Object.entries(wanted(keys)).flatMap(([key, shape]) => {
        const value = given[key];
        if (value === undefined) return shape.optional ? [] : [{ says: `"${key}" was missing, empty or not whole` }];
        return isList(shape) ? takeList(key, shape, value as unknown[]) : takeOne(key, shape, value);
      });
      const few = Object.entries(keys).flatMap(([key, shape]) => {
        const [least = 0] = isList(shape) ? (itemsOf(shape.holds, request) ?? []) : [];
        const had = isList(shape) ? ((given[key] as unknown[] | undefined)?.length ?? 0) : 0;
        return given[key] !== undefined && had < least
          ? [{ says: `"${key}" had ${had} different items, and must have ${least}` }]
          : [];
      });
      return [...few, ...faults];
    },

    partOf(text, keys) {
      const found = jsonIn(text);
      const isFirst = Object.keys(good).length === 0;
      // A text that has been shown is not replaced by another one that only begins.
      if (!found || (!isFirst && Object.values(keys).some(({ shape }) => shape === 'prose'))) return undefined;
      const asked = wanted(keys);
      const part = repaired(asked, endpoint.reply.main in asked ? endpoint.reply.main : '', found.value, request);
      const lists = Object.entries(part).map(([key, value]) => {
        const shape = asked[key];
        return [key, isList(shape) ? merged(shape, itemsIn(good, key), value as unknown[]) : value] as const;
      });
      const shown = whole({ ...good, ...Object.fromEntries(lists) });
      return leaks(shown) ? undefined : shown;
    },

    isMissing,

    titles: (key) => {
      const list = all[key];
      return isList(list) ? itemsIn(good, key).map((item) => titleOf(list, item)) : [];
    },

    best() {
      const lists = Object.entries(all).flatMap(([key, shape]) =>
        isList(shape) && (key in good || key in spare)
          ? [[key, merged(shape, itemsIn(good, key), itemsIn(spare, key))] as const]
          : [],
      );
      const reply = { ...spare, ...good, ...Object.fromEntries(lists) };
      const isEnough = Object.entries(all).every(([key, shape]) => {
        if (reply[key] === undefined) return shape.optional === true;
        const [least = 0] = isList(shape) ? (itemsOf(shape.holds, request) ?? []) : [];
        return !isList(shape) || itemsIn(reply, key).length >= least * ENOUGH;
      });
      return isEnough ? whole(reply) : undefined;
    },
  };
};
