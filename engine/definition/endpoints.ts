/** The calls of a tool to the server, all in the same terms, whichever part of the definition they come from. */
import type { Fields } from './fields.ts';
import type { Shapes } from './reply.ts';
import { isLocal, type Answers, type AnyTool, type ToolDefinition } from './tool.ts';

export interface Endpoint {
  /** The tool's slug, or `slug.name` for a side call. The file of its writer has this name. */
  readonly key: string;
  readonly tool: AnyTool;
  readonly method: 'get' | 'post';
  readonly path: string;
  readonly fields: Fields;
  readonly answers: Answers | 'composed';
  readonly atLeastOne?: ToolDefinition['atLeastOne'];
  readonly reply: { readonly main: string; readonly data: Shapes };
  /** Shown where it fails without a message of its own. */
  readonly failed: string;
}

/** The tool's own call, or a side call, if it composes a text; otherwise undefined. */
export const composes = (tool: AnyTool, sideCall?: string): Endpoint | undefined => {
  const key = sideCall === undefined ? tool.slug : `${tool.slug}.${sideCall}`;
  return endpointsOf(tool).find((endpoint) => endpoint.key === key && endpoint.answers === 'composed');
};

/** The path that turns the filled form into a prompt for the visitor's own assistant; undefined where nothing is composed. */
export const promptPath = ({ answers, path }: Pick<Endpoint, 'answers' | 'path'>): string | undefined =>
  answers === 'composed' ? `${path}/prompt` : undefined;

/** All calls of a tool, its own call first; none for a tool that works in the browser. */
export const endpointsOf = (tool: AnyTool): Endpoint[] => {
  const { slug, call, fields, atLeastOne, reply, sideCalls = {} } = tool;
  if (isLocal(call)) return [];
  const side = Object.entries(sideCalls).map(
    ([name, { request, answers, ...rest }]): Endpoint => ({
      key: `${slug}.${name}`,
      tool,
      method: 'get' in rest ? 'get' : 'post',
      path: 'get' in rest ? rest.get : rest.post,
      fields: request,
      answers: answers ?? 'composed',
      reply: rest.reply,
      failed: rest.failed,
    }),
  );
  const { post: path, answers = 'composed', failed } = call;
  const own: Endpoint = { key: slug, tool, method: 'post', path, fields, answers, reply, failed };
  return [atLeastOne ? { ...own, atLeastOne } : own, ...side];
};
