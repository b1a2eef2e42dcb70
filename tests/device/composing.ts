/** Every call that composes a text, with a filled form for it. */
import { endpointsOf, isFetched, isLocal, type AnyTool, type Endpoint, type Values } from '../../engine/definition/index.ts';
import { checkForm, defaultsOf, payloadOf, rulesOfForm } from '../../engine/form/values.ts';

export const tools: readonly AnyTool[] = Object.values(
  import.meta.glob<AnyTool>('../../tools/*.ts', { eager: true, import: 'default' }),
);

export const composing: readonly Endpoint[] = tools.flatMap(endpointsOf).filter(({ answers }) => answers === 'composed');

export const endpointWith = (key: string): Endpoint => {
  const found = composing.find((endpoint) => endpoint.key === key);
  if (!found) throw new Error(`nothing is composed by ${key}`);
  return found;
};

/** Calls that a button of the form makes: the tool's own, and those beside it. */
export const isOfTheForm = ({ key, tool }: Endpoint): boolean =>
  key === tool.slug ||
  (!isLocal(tool.call) && (tool.call.otherButtons ?? []).some(({ sideCall }) => key === `${tool.slug}.${sideCall}`));

/** What is sent where the form holds the tool's first example. */
export const requestTo = ({ tool, fields }: Endpoint, also: Values = {}): Values => {
  const values = { ...defaultsOf(tool.fields), ...tool.examples[0]?.values, ...also };
  return payloadOf(fields, checkForm(rulesOfForm(tool), values).values);
};

/** What the server says to a tool that waits for its lists. */
export const listsOf = ({ fields }: AnyTool): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.values(fields).flatMap((field) =>
      field.kind === 'select' && isFetched(field.options) ? [[field.options.list, field.options.values] as const] : [],
    ),
  );
