/** The API described from the catalogue, as an OpenAPI document. */
import { replySchema, type JsonSchema } from '../../engine/definition/jsonSchema.ts';
import { endpointsOf, promptPath, type AnyTool, type Endpoint, type Notes } from '../../engine/definition/index.ts';
import { EVENT, eventSchemas } from './eventSchemas.ts';
import { optionLists } from './requestCheck.ts';
import { requestSchema } from './requestSchema.ts';

const json = (schema: JsonSchema) => ({ 'application/json': { schema } });
/** The notes that any reply may carry. */
const NOTES: Readonly<Record<keyof Notes, JsonSchema>> = {
  writtenBy: {
    description: 'Who wrote it: rules, or the language model of this name',
    type: 'object',
    properties: { by: { enum: ['rules', 'model'] }, name: { type: 'string' } },
    required: ['by'],
  },
  fewer: {
    description: 'There is less than was asked for, and why',
    type: 'object',
    properties: { given: { type: 'integer' }, asked: { type: 'integer' }, why: { type: 'string' } },
    required: ['given', 'asked', 'why'],
  },
  unmet: { description: 'Which choices the reply does not meet, in a sentence', type: 'string' },
  remark: { description: 'How the reply is to be read, in a sentence', type: 'string' },
  help: { description: 'Where help is, for somebody who may be in danger', type: 'string' },
  correction: {
    description: 'What was probably meant by the text of a field',
    type: 'object',
    properties: { field: { type: 'string' }, text: { type: 'string' } },
    required: ['field', 'text'],
  },
};

const envelope = (data: JsonSchema): JsonSchema => ({
  type: 'object',
  properties: { success: { const: true }, data, ...NOTES },
  required: ['success', 'data'],
});
const problem: JsonSchema = {
  type: 'object',
  properties: { success: { const: false }, error: { type: 'string' } },
  required: ['success', 'error'],
};

const REFUSAL = { description: 'What is wrong, in words', content: json(problem) };

/** JSON, or a stream for clients that accept `text/event-stream`, where the current writer can stream. */
const answers = (method: Endpoint['method'], schema: JsonSchema) => ({
  ...json(envelope(schema)),
  ...(method === 'post' && {
    'text/event-stream': {
      schema: { type: 'string', contentMediaType: 'application/json', contentSchema: EVENT },
    },
  }),
});

const namesIn = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');

const operation = (endpoint: Endpoint): JsonSchema => {
  const { method, path, reply, tool } = endpoint;
  const schema = requestSchema(endpoint);
  const inPath = namesIn(path);
  const parameter = (where: 'path' | 'query', name: string) => ({
    name,
    in: where,
    required: where === 'path' || schema.required.includes(name),
    schema: schema.properties[name],
  });
  const others = Object.keys(schema.properties).filter((name) => !inPath.includes(name));
  const body = {
    ...schema,
    properties: Object.fromEntries(others.map((name) => [name, schema.properties[name]])),
    required: schema.required.filter((name) => !inPath.includes(name)),
  };
  const parameters = [
    ...inPath.map((name) => parameter('path', name)),
    ...(method === 'get' ? others.map((name) => parameter('query', name)) : []),
  ];
  return {
    summary: tool.summary,
    ...(parameters.length > 0 && { parameters }),
    ...(method === 'post' && { requestBody: { required: true, content: json(body) } }),
    responses: {
      200: { description: 'The result', content: answers(method, replySchema(reply.data)) },
      default: REFUSAL,
    },
  };
};

const optionsOf = (tool: AnyTool): [string, JsonSchema][] => {
  if (!tool.options) return [];
  const lists = Object.fromEntries(Object.keys(optionLists(tool)).map((name) => [name, { type: 'array' }]));
  const good = { description: 'The lists, by name', content: json(envelope({ type: 'object', properties: lists })) };
  return [[tool.options.get, { get: { summary: `${tool.name}: the lists of its form`, responses: { 200: good } } }]];
};

const PROMPT: JsonSchema = {
  type: 'object',
  properties: {
    prompt: { description: 'The filled form as a prompt, complete in itself', type: 'string' },
    assistants: {
      description: 'Services to open it in; {prompt} in an address stands for the prompt',
      type: 'array',
      items: {
        type: 'object',
        properties: { name: { type: 'string' }, address: { type: 'string' } },
        required: ['name', 'address'],
      },
    },
  },
  required: ['prompt', 'assistants'],
};

const promptOperation = (endpoint: Endpoint): [string, JsonSchema][] => {
  const path = promptPath(endpoint);
  if (path === undefined) return [];
  const { requestBody } = operation(endpoint);
  const summary = `${endpoint.tool.name}: the form as a prompt for an assistant of one's own, in any of its languages`;
  const good = { description: 'The prompt', content: json(envelope(PROMPT)) };
  return [[path, { post: { summary, requestBody, responses: { 200: good, default: REFUSAL } } }]];
};

const pathsOf = (tool: AnyTool): [string, JsonSchema][] => [
  ...optionsOf(tool),
  ...endpointsOf(tool).flatMap(promptOperation),
  ...endpointsOf(tool).map((endpoint): [string, JsonSchema] => [
    endpoint.path.replace(/:(\w+)/g, '{$1}'),
    { [endpoint.method]: operation(endpoint) },
  ]),
];

export const describeApi = (tools: readonly AnyTool[]): JsonSchema => ({
  openapi: '3.1.0',
  info: { title: 'AI Tools Suite', version: '1' },
  paths: Object.fromEntries(tools.flatMap(pathsOf)),
  components: { schemas: eventSchemas([envelope({}), problem]) },
});
