/** Every endpoint, read from the tables of what the specification says of the tools. */
import {
  blanksOf,
  type Choice,
  type FieldRow,
  type Payload,
  type ServerTool,
  type SideCallTable,
  type ToolTable,
  type WireTable,
} from '../spec/table.ts';
import { tables } from '../support/tables.ts';
import type { Endpoint, Keys } from './endpoint.ts';

type Entries<Value> = readonly (readonly [key: string, value: Value])[];

const sentFor = (choice: Choice): string => String(typeof choice === 'object' ? choice.sends : choice);
const isCount = (value: unknown): value is number => typeof value === 'number';

/** What is sent of one kind, by key. */
const sentAs = <Value>(sends: Payload, is: (value: unknown, key: string) => value is Value): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(sends).filter((entry): entry is [string, Value] => is(entry[1], entry[0])));

/** What each key of the request takes, as the form and its least request tell. */
const keysIn = ({ fields, minimal: { sends } }: ServerTool, { atMost = {}, numbers = {} }: WireTable): Keys => {
  const texts: Entries<number | 'no maximum'> = fields.flatMap((row) =>
    row.kind === 'text' ? [[row.standsFor ?? row.key, atMost[row.key] ?? row.stopsAt ?? 'no maximum'] as const] : [],
  );
  const isText = (key: string): boolean => texts.some(([text]) => text === key);
  const bounds: Keys['numbers'] = {
    ...Object.fromEntries(
      fields.flatMap((row) => (row.kind === 'slider' ? [[row.key, { min: row.from, max: row.to }] as const] : [])),
    ),
    ...numbers,
  };
  const counts = sentAs(sends, (value, key): value is number => isCount(value) && !(key in bounds));
  const choiceOf = (row: FieldRow): Entries<Keys['choices'][string]> => {
    if (row.kind !== 'select' || row.key in counts || isText(row.key)) return [];
    const { key, choices } = row;
    // An entry that says nothing is the key left blank.
    const list = 'list' in choices ? ('from the options' as const) : choices.map(sentFor).filter(Boolean);
    return [[key, { default: String(sends[key]), list }]];
  };
  const isInTheForm = (key: string): boolean => fields.some((row) => row.key === key);
  return {
    texts: Object.fromEntries(texts),
    choices: Object.fromEntries(fields.flatMap(choiceOf)),
    counts,
    flags: sentAs(sends, (value): value is boolean => typeof value === 'boolean'),
    numbers: bounds,
    constants: sentAs(sends, (value, key): value is string => typeof value === 'string' && !isInTheForm(key)),
    lists: sentAs(sends, (value): value is readonly string[] => Array.isArray(value)),
  };
};

const optionsOf = ({ fields, options }: ServerTool): Endpoint['options'] =>
  options && {
    path: options.get,
    lists: Object.fromEntries(
      fields.flatMap((row) => (row.kind === 'select' && 'list' in row.choices ? [[row.choices.list, row.key] as const] : [])),
    ),
  };

const of = (body: Payload, keys: readonly string[]): Payload =>
  Object.fromEntries(Object.entries(body).filter(([key]) => keys.includes(key)));

/** What holds of any call, with all that may be left unsaid. */
const told = (wire: WireTable, minimal: Payload) => ({
  minimal,
  full: wire.full,
  atLeast: wire.atLeast ?? {},
  tooLong: wire.tooLong ?? {},
  speaks: wire.speaks ?? ['English'],
  reply: wire.reply,
  holds: wire.holds,
  mayDecline: wire.mayDecline ?? false,
  plentiful: wire.plentiful === 'minimal' ? minimal : wire.plentiful,
});

/** "Error: {words}" is how the page says it; the server says the words alone. */
const wordsOfFailure = ({ call: { refused, refusedWithoutWords } }: ServerTool): string =>
  refusedWithoutWords.slice(refused.indexOf('{words}'));

const mainCall = (tool: ServerTool): Endpoint => {
  const { slug, wire } = tool;
  const required =
    wire.required ?? blanksOf(tool).map((blank) => ({ key: blank.field, ...('says' in blank && { words: blank.says }) }));
  const minimal = of(
    tool.minimal.sends,
    required.map(({ key }) => key),
  );
  return {
    ...told(wire, minimal),
    ...keysIn(tool, wire),
    key: slug,
    slug,
    path: tool.call.post,
    isExact: tool.isExact ?? false,
    required,
    options: optionsOf(tool),
    failed: wordsOfFailure(tool),
  };
};

const NO_KEYS: Keys = { texts: {}, choices: {}, counts: {}, flags: {}, numbers: {}, constants: {}, lists: {} };

const sideCall = (tool: ServerTool, name: string, call: SideCallTable): Endpoint => {
  const main = mainCall(tool);
  const { takes } = call;
  const form =
    takes === 'all'
      ? keysIn(tool, call)
      : { ...NO_KEYS, choices: Object.fromEntries(Object.entries(main.choices).filter(([key]) => takes.includes(key))) };
  return {
    ...told(call, call.minimal ?? main.minimal),
    ...form,
    texts: { ...form.texts, ...call.texts },
    counts: { ...form.counts, ...call.counts },
    key: `${tool.slug}.${name}`,
    slug: tool.slug,
    path: call.post,
    isExact: call.isExact ?? false,
    required: call.required ?? main.required,
    options: undefined,
    failed: call.failed,
  };
};

const callsOf = (tool: ToolTable): readonly Endpoint[] =>
  tool.works === 'on the server'
    ? [mainCall(tool), ...Object.entries(tool.sideCalls ?? {}).map(([name, call]) => sideCall(tool, name, call))]
    : [];

export const endpoints: readonly Endpoint[] = [...tables.values()].flatMap(callsOf);
