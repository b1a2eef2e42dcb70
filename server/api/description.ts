/** The API described from the catalogue, as an OpenAPI document. */
import { replySchema, type JsonSchema } from '../../engine/definition/jsonSchema.ts';
import {
  endpointsOf,
  highest,
  isText,
  optionValue,
  standInFor,
  standInTarget,
  valuesOf,
  type AnyTool,
  type Endpoint,
  type Field,
} from '../../engine/definition/index.ts';
import { EVENT, eventSchemas } from './eventSchemas.ts';
import { isCount, MOST_AT_ONCE, optionLists } from './requestCheck.ts';

const countSchema = (preset: string | number, description?: string, range = { min: 1, max: MOST_AT_ONCE }): JsonSchema => ({
  type: 'integer',
  minimum: range.min,
  maximum: range.max,
  default: preset,
  description,
});

const fieldSchema = (field: Field): JsonSchema => {
  if (isText(field)) return { type: 'string', description: field.label };
  switch (field.kind) {
    case 'select':
      if (isCount(field)) return countSchema(field.default, field.label);
      return { enum: valuesOf(field.options).map(optionValue), default: field.default, description: field.label };
    case 'number':
      return {
        type: field.whole ? 'integer' : 'number',
        ...(field.min && { minimum: field.min.value }),
        ...(field.max && { maximum: highest(field.max.value) }),
        description: field.label,
      };
    case 'slider':
      return { type: 'number', minimum: field.min, maximum: field.max, default: field.default, description: field.label };
    case 'checkbox':
      return { type: 'boolean', default: field.default, description: field.label };
    case 'list':
      return { type: 'array', items: { type: 'string' }, maxItems: field.atMost, description: field.label };
    case 'constant':
      return typeof field.value === 'number' ? countSchema(field.value, undefined, field.range) : { default: field.value };
  }
};

const requestSchema = ({ fields }: Endpoint): JsonSchema => {
  const sent = Object.entries(fields).filter(([, field]) => standInTarget(field) === undefined);
  return {
    type: 'object',
    properties: Object.fromEntries(sent.map(([key, field]) => [key, fieldSchema(standInFor(fields, key)?.[1] ?? field)])),
    required: sent
      .filter(([, field]) => isText(field) && (field.required !== undefined || field.disablesWhenBlank))
      .map(([key]) => key),
  };
};

const json = (schema: JsonSchema) => ({ 'application/json': { schema } });
const envelope = (data: JsonSchema): JsonSchema => ({
  type: 'object',
  properties: { success: { const: true }, data },
  required: ['success', 'data'],
});
const problem: JsonSchema = {
  type: 'object',
  properties: { success: { const: false }, error: { type: 'string' } },
  required: ['success', 'error'],
};

/** JSON, and for whoever accepts `text/event-stream` a stream, where the writer of the moment has one. */
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
  const schema = requestSchema(endpoint) as { properties: Record<string, JsonSchema>; required: readonly string[] };
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
      default: { description: 'What is wrong, in words', content: json(problem) },
    },
  };
};

const optionsOf = (tool: AnyTool): [string, JsonSchema][] => {
  if (!tool.options) return [];
  const lists = Object.fromEntries(Object.keys(optionLists(tool)).map((name) => [name, { type: 'array' }]));
  const good = { description: 'The lists, by name', content: json(envelope({ type: 'object', properties: lists })) };
  return [[tool.options.get, { get: { summary: `${tool.name}: the lists of its form`, responses: { 200: good } } }]];
};

const pathsOf = (tool: AnyTool): [string, JsonSchema][] => [
  ...optionsOf(tool),
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
