/** What a model is asked for: the shapes of the reply without what can be computed from the rest. */
import {
  countCharacters,
  type Endpoint,
  type Holds,
  type Prose,
  type Range,
  type Shape,
  type Shapes,
  type Size,
  type Sliding,
  type Values,
} from '../engine/definition/index.ts';
import { countWords } from './reading/counting.ts';
import { leafSchema, type JsonSchema } from '../engine/definition/jsonSchema.ts';

const isAsked = (key: string, shape: Shape, left: readonly string[]): boolean =>
  !shape.computed && !(shape.shape === 'prose' && shape.joins) && !left.includes(key);

const askedOf = (shape: Shape): Shape | undefined => {
  if (shape.shape === 'record') {
    const keys = askedKeys(shape.keys);
    return Object.keys(keys).length > 0 ? { ...shape, keys } : undefined;
  }
  if (shape.shape === 'list') {
    const of = askedOf(shape.of);
    return of ? { ...shape, of } : undefined;
  }
  return shape;
};

const askedKeys = (keys: Shapes, left: readonly string[] = []): Shapes =>
  Object.fromEntries(
    Object.entries(keys).flatMap(([key, shape]) => {
      const asked = isAsked(key, shape, left) ? askedOf(shape) : undefined;
      return asked ? [[key, asked] as const] : [];
    }),
  );

/** The shapes that a model fills in. A key that only replaces the main one is not asked for. */
export const askedShapes = ({ key, tool, reply }: Endpoint): Shapes => {
  const { instead } = tool.reply;
  return askedKeys(reply.data, key === tool.slug && instead !== undefined ? [instead] : []);
};

/** How many items a list should have in the reply to this request; undefined for any number. */
export const itemsOf = (holds: Holds | undefined, request: Values): Range | undefined => {
  if (holds === undefined || !('asked' in holds)) return holds;
  const asked = request[holds.asked] ?? holds.otherwise;
  return typeof asked === 'number' ? [asked, asked] : undefined;
};

/** The length of a text in words or characters; words also in scripts without spaces. */
export const lengthOf = (text: string, unit: Size['in']): number => (unit === 'words' ? countWords(text) : countCharacters(text));

/** Interpolates between the two nearest values of a slider. */
const sharesAt = ({ at }: Sliding, value: number): Range => {
  const [first] = at;
  const upper = at.findIndex(([point]) => point >= value);
  const [low, high] = upper < 0 ? [at.at(-1), at.at(-1)] : [at[upper - 1] ?? first, at[upper]];
  if (!low || !high) return [0, Infinity];
  const part = high[0] === low[0] ? 0 : (value - low[0]) / (high[0] - low[0]);
  return [low[1] + (high[1] - low[1]) * part, low[2] + (high[2] - low[2]) * part];
};

/** A text that should be as long as another one may differ by this many words. */
const ABOUT = 4;

const rangeOf = (size: Size, request: Values): Range | undefined => {
  if ('range' in size) return size.range;
  if ('asked' in size) return size.ranges[String(request[size.asked])];
  const text = request[size.like];
  if (typeof text !== 'string') return undefined;
  const sliding = 'by' in size.share ? Number(request[size.share.by]) : NaN;
  if ('by' in size.share && Number.isNaN(sliding)) return undefined;
  const [least, most] = 'by' in size.share ? sharesAt(size.share, sliding) : size.share;
  const length = lengthOf(text, size.in);
  return [Math.max(1, Math.floor(length * least) - ABOUT), Math.ceil(length * most) + ABOUT];
};

const grown = ({ grows, in: unit }: Size, [least, most]: Range, request: Values): Range => {
  if (!grows) return [least, most];
  const typed = grows.with.map((key) => request[key]).filter((value) => typeof value === 'string');
  return [Math.min(least, Math.ceil(lengthOf(typed.join(' '), unit) * grows.by)), most];
};

/** Whether a size follows from what a visitor typed: then none of its figures may be in the instructions. */
const isMeasuredByText = (size: Size): boolean => 'like' in size || size.grows !== undefined;

/** The sizes that follow from what was typed, by the key of their texts. */
export const measuredByText = (keys: Shapes, request: Values): { key: string; range: Range; in: Size['in'] }[] =>
  Object.entries(keys).flatMap(([key, shape]) => {
    const size = shape.shape === 'prose' && shape.size && isMeasuredByText(shape.size) ? sizeOf(shape, request) : undefined;
    return size ? [{ key, ...size }] : [];
  });

/** How long a text should be in the reply to this request; undefined where nothing is said. */
export const sizeOf = ({ size }: Prose, request: Values): { readonly in: Size['in']; readonly range: Range } | undefined => {
  const range = size && rangeOf(size, request);
  return range && { in: size.in, range: grown(size, range, request) };
};

/** The JSON Schema for structured output, with only what servers all support. */
const schemaOf = (shape: Shape, request: Values): JsonSchema => {
  if (shape.shape === 'record') return { description: shape.about, ...objectSchema(shape.keys, request) };
  if (shape.shape !== 'list') return leafSchema(shape);
  const items = itemsOf(shape.holds, request);
  const bounds = items && { minItems: items[0], maxItems: items[1] };
  return { type: 'array', description: shape.about, items: schemaOf(shape.of, request), ...bounds };
};

/** Strict modes need every key to be required and no other to be allowed. */
export const objectSchema = (keys: Shapes, request: Values): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(Object.entries(keys).map(([key, shape]) => [key, schemaOf(shape, request)])),
  required: Object.keys(keys),
  additionalProperties: false,
});

/** A range in words. */
export const between = ([least, most]: Range): string => (least === most ? `exactly ${least}` : `${least} to ${most}`);

const slotOf = (shape: Shape, request: Values): unknown => {
  switch (shape.shape) {
    case 'prose': {
      const size = shape.size && isMeasuredByText(shape.size) ? undefined : sizeOf(shape, request);
      return `<text: ${shape.about}${size ? `; ${between(size.range)} ${size.in}` : ''}>`;
    }
    case 'label':
      return shape.oneOf ? `<one of "${shape.oneOf.join('", "')}": ${shape.about}>` : `<a few words: ${shape.about}>`;
    case 'figure': {
      const { min, max } = shape;
      const bounds = max === undefined ? '' : ` from ${min ?? 0} to ${max}`;
      return `<${shape.whole ? 'whole number' : 'number'}${bounds}: ${shape.about}>`;
    }
    case 'list': {
      const items = itemsOf(shape.holds, request);
      const how = items ? between(items) : 'as many as there are';
      return [slotOf(shape.of, request), `<${how} of these: ${shape.about}>`];
    }
    case 'record':
      return slots(shape.keys, request);
  }
};

/** The reply as a form to fill in, each place with a description of what belongs there. */
export const slots = (keys: Shapes, request: Values): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(keys).map(([key, shape]) => [key, slotOf(shape, request)]));
