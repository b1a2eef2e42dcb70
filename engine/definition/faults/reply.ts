/** Checks what a reply says about its own values: what they are computed from, how long they are and what they join. */
import { isText } from '../fieldHelpers.ts';
import { optionValue, valuesOf, type Fields } from '../fields.ts';
import type { Computed, Holds, Shape, Shapes, Size } from '../reply.ts';
import { isOneOf, type Say } from './say.ts';

/** The names that values of one reply may refer to. */
interface Known {
  readonly fields: Fields;
  readonly data: Shapes;
  readonly say: Say;
}

/** The keys of the records in a list of the reply. */
const itemKeys = (data: Shapes, of: string): Shapes | undefined => {
  const list = data[of];
  return list?.shape === 'list' && list.of.shape === 'record' ? list.of.keys : undefined;
};

const listsIn = (data: Shapes): string[] => Object.keys(data).filter((key) => itemKeys(data, key));

const keysOfShape = (keys: Shapes, shape: Shape['shape']): string[] =>
  Object.keys(keys).filter((key) => keys[key]?.shape === shape);

const isField = ({ fields, say }: Known, place: string, key: string): boolean =>
  isOneOf(say, place, key, Object.keys(fields), 'a field of its request');

const checkComputed = (known: Known, how: Computed, place: string, around: readonly string[]): void => {
  const { say, data } = known;
  if ('measures' in how) isOneOf(say, `${place}.computed.measures`, how.measures, around, 'a key beside it or around it');
  if ('repeats' in how) isField(known, `${place}.computed.repeats`, how.repeats);
  if (!('best' in how)) return;
  if (!isOneOf(say, `${place}.computed.best`, how.best, listsIn(data), 'a list of records in the reply')) return;
  const figures = keysOfShape(itemKeys(data, how.best) ?? {}, 'figure');
  isOneOf(say, `${place}.computed.by`, how.by, figures, `a figure of the items of "${how.best}"`);
};

/** Checks that there is a length for every option of the field, and for nothing else. */
const checkRanges = ({ fields, say }: Known, place: string, { asked, ranges }: Extract<Size, { asked: string }>): void => {
  const field = fields[asked];
  if (field?.kind === 'constant') {
    if (!(String(field.value) in ranges))
      say(`${place}.ranges`, `has no entry for "${String(field.value)}", which is always asked for`);
    return;
  }
  if (field?.kind !== 'select') {
    say(`${place}.asked`, `is "${asked}", which has no options to choose a length by`, 'Name a select.');
    return;
  }
  const options = valuesOf(field.options).map((option) => String(optionValue(option)));
  for (const option of Object.keys(ranges)) isOneOf(say, `${place}.ranges`, option, options, `an option of "${asked}"`);
  for (const option of options)
    if (!(option in ranges)) say(`${place}.ranges`, `has no entry for "${option}", an option of "${asked}"`, 'Add it.');
};

const checkSize = (known: Known, size: Size, place: string): void => {
  const { fields, say } = known;
  for (const key of size.grows?.with ?? []) isField(known, `${place}.grows.with`, key);
  if ('asked' in size && isField(known, `${place}.asked`, size.asked)) checkRanges(known, place, size);
  if (!('like' in size)) return;
  const texts = Object.keys(fields).filter((key) => isText(fields[key]!));
  isOneOf(say, `${place}.like`, size.like, texts, 'a text of its request');
  const sliders = Object.keys(fields).filter((key) => fields[key]?.kind === 'slider');
  if ('by' in size.share) isOneOf(say, `${place}.share.by`, size.share.by, sliders, 'a slider of its request');
};

const checkHolds = (known: Known, holds: Holds, place: string): void => {
  if ('asked' in holds) isField(known, `${place}.holds.asked`, holds.asked);
};

const checkShape = (known: Known, shape: Shape, place: string, around: readonly string[]): void => {
  if (shape.computed) checkComputed(known, shape.computed, place, around);
  if (shape.shape === 'prose') {
    if (shape.size) checkSize(known, shape.size, `${place}.size`);
    const { joins } = shape;
    if (joins && isOneOf(known.say, `${place}.joins.of`, joins.of, listsIn(known.data), 'a list of records in the reply')) {
      const keys = Object.keys(itemKeys(known.data, joins.of) ?? {});
      isOneOf(known.say, `${place}.joins.key`, joins.key, keys, `a key of the items of "${joins.of}"`);
    }
  }
  if (shape.shape === 'list') {
    if (shape.holds) checkHolds(known, shape.holds, place);
    checkShape(known, shape.of, `${place}[]`, around);
  }
  if (shape.shape === 'record') checkShapes(known, shape.keys, place, around);
};

const checkShapes = (known: Known, keys: Shapes, place: string, around: readonly string[]): void => {
  for (const [key, shape] of Object.entries(keys)) checkShape(known, shape, `${place}.${key}`, [...Object.keys(keys), ...around]);
};

/** Reports every fault of a reply to a request of these fields. */
export const checkReply = (
  fields: Fields,
  { main, data }: { readonly main: string; readonly data: Shapes },
  place: string,
  say: Say,
): void => {
  isOneOf(say, `${place}.main`, main, Object.keys(data), 'a key of the reply');
  checkShapes({ fields, data, say }, data, `${place}.data`, []);
};
