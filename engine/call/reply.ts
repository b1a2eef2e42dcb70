/**
 * Reads a server's reply in the browser, generously: only the main part must be there and be text. Whatever else is missing or of
 * the wrong type is left out, and nothing ever crashes.
 */
import type {
  AnyTool,
  Figure,
  Label,
  List,
  Prose,
  RecordShape,
  Shape,
  Shapes,
  SideCall,
  ToolDefinition,
} from '../definition/index.ts';

export type Data = Readonly<Record<string, unknown>>;
export type Reading = { readonly data: Data } | { readonly broken: string };

/** The type of a value of this shape once it has been read: a figure may have come as text. */
type Read<S> = S extends Prose | Label
  ? string
  : S extends Figure
    ? number | string
    : S extends List<infer Item>
      ? readonly Read<Item>[]
      : S extends RecordShape<infer Keys>
        ? ReadRecord<Keys>
        : never;
/** Any part may be missing. */
type ReadRecord<K extends Shapes> = string extends keyof K ? Data : { readonly [P in keyof K]?: Read<K[P]> | undefined };

/** The reply of a tool, or of one of its side calls, as a page has it once it has been read. */
export type DataOf<T> =
  T extends ToolDefinition<any, infer R> ? ReadRecord<R> : T extends SideCall<any, infer R> ? ReadRecord<R> : never;
/** One item of a list in it. */
export type ItemOf<List> = NonNullable<List> extends readonly (infer Item)[] ? Item : never;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

class Broken extends Error {
  readonly path: string;
  constructor(path: string) {
    super(path);
    this.path = path;
  }
}

/** The value if it can be shown, or undefined. With `strict`, throws where there is nothing to show. */
const read = (shape: Shape, value: unknown, path: string, strict: boolean): unknown => {
  const give = (fits: boolean): unknown => {
    if (fits) return value;
    if (strict && (shape.shape === 'prose' || shape.shape === 'list' || shape.shape === 'record') && !shape.optional)
      throw new Broken(path);
    return undefined;
  };
  switch (shape.shape) {
    case 'prose':
      return give(typeof value === 'string' && value.trim() !== '');
    case 'label':
      return typeof value === 'number' ? String(value) : give(typeof value === 'string');
    case 'figure':
      return give(typeof value === 'number' || typeof value === 'string');
    case 'list':
      if (!Array.isArray(value)) return give(false);
      return value.map((item, at) => read(shape.of, item, `${path}.${at}`, strict)).filter((item) => item !== undefined);
    case 'record':
      if (!isRecord(value)) return give(false);
      return readRecord(shape.keys, value, path, strict);
  }
};

/** In a strict reading only the first text of a record must be there; whatever else is missing is left out. */
const readRecord = (keys: Shapes, value: Record<string, unknown>, path: string, strict: boolean): Data => {
  const words = Object.keys(keys).find((key) => keys[key]?.shape === 'prose');
  return Object.fromEntries(
    Object.entries(keys).map(([key, shape]) => [key, read(shape, value[key], `${path}.${key}`, strict && key === words)]),
  );
};

const isMissing = (value: unknown): boolean => value === undefined || value === null || value === '';

/** What has come so far of a streamed reply. Nothing in it is required yet. */
export const readPart = (tool: Pick<AnyTool, 'reply'>, data: unknown): Data =>
  isRecord(data) ? readRecord(tool.reply.data, data, 'data', false) : {};

/** The reply's `data` as this tool can show it, or the path of the part that is broken. */
export const readReply = (tool: Pick<AnyTool, 'reply'>, data: unknown): Reading => {
  if (!isRecord(data)) return { broken: 'data' };
  const { main, instead, data: shapes } = tool.reply;
  const given = instead !== undefined && isMissing(data[main]) ? { ...data, [main]: data[instead] } : data;
  try {
    return {
      data: Object.fromEntries(
        Object.entries(shapes).map(([key, shape]) => [key, read(shape, given[key], `data.${key}`, key === main)]),
      ),
    };
  } catch (problem) {
    if (problem instanceof Broken) return { broken: problem.path };
    throw problem;
  }
};
