/** What a tool asks of the server, each call in the same terms, whichever part of the definition it comes from. */
import type { Fields } from './fields.ts';
import type { Shapes } from './reply.ts';
import { isLocal, type Answers, type AnyTool, type ToolDefinition } from './tool.ts';

export interface Endpoint {
  /** The tool's slug; of a further call `slug.name`. Its writer's file has this name. */
  readonly key: string;
  readonly tool: AnyTool;
  readonly method: 'get' | 'post';
  readonly path: string;
  readonly fields: Fields;
  readonly answers: Answers | 'composed';
  readonly atLeastOne?: ToolDefinition['atLeastOne'];
  readonly reply: { readonly main: string; readonly data: Shapes };
  /** Said where it fails without words of its own. */
  readonly failed: string;
}

/** The tool's own call, or a further one, where it composes a text. */
export const composes = (tool: AnyTool, by?: string): Endpoint | undefined => {
  const key = by === undefined ? tool.slug : `${tool.slug}.${by}`;
  return endpointsOf(tool).find((endpoint) => endpoint.key === key && endpoint.answers === 'composed');
};

/** Where the filled form can be had as a prompt for an assistant of the visitor's own; undefined for what is not composed. */
export const promptPath = ({ answers, path }: Pick<Endpoint, 'answers' | 'path'>): string | undefined =>
  answers === 'composed' ? `${path}/prompt` : undefined;

/** The tool's own call first; none for a tool that works in the browser. */
export const endpointsOf = (tool: AnyTool): Endpoint[] => {
  const { slug, call, fields, atLeastOne, reply, calls = {} } = tool;
  if (isLocal(call)) return [];
  const further = Object.entries(calls).map(
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
  return [atLeastOne ? { ...own, atLeastOne } : own, ...further];
};
