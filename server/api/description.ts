/** The API described from the catalogue, as an OpenAPI document. */
import { replySchema, type JsonSchema } from '../../engine/definition/jsonSchema.ts';
import {
  isLocal,
  isText,
  optionValue,
  standInFor,
  standInTarget,
  valuesOf,
  type AnyTool,
  type Field,
} from '../../engine/definition/index.ts';
import { isCount, MOST_AT_ONCE, optionLists } from './requestCheck.ts';

const countSchema = (preset: string | number, description?: string): JsonSchema => ({
  type: 'integer',
  minimum: 1,
  maximum: MOST_AT_ONCE,
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
      return { type: 'number', description: field.label };
    case 'slider':
      return { type: 'number', minimum: field.min, maximum: field.max, default: field.default, description: field.label };
    case 'checkbox':
      return { type: 'boolean', default: field.default, description: field.label };
    case 'list':
      return { type: 'array', items: { type: 'string' }, maxItems: field.atMost, description: field.label };
    case 'constant':
      return typeof field.value === 'number' ? countSchema(field.value) : { default: field.value };
  }
};

const requestSchema = (tool: AnyTool): JsonSchema => {
  const sent = Object.entries(tool.fields).filter(([, field]) => standInTarget(field) === undefined);
  return {
    type: 'object',
    properties: Object.fromEntries(sent.map(([key, field]) => [key, fieldSchema(standInFor(tool.fields, key)?.[1] ?? field)])),
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

const pathsOf = (tool: AnyTool): [string, JsonSchema][] => {
  if (isLocal(tool.call)) return [];
  const responses = {
    200: { description: 'The result', content: json(envelope(replySchema(tool.reply.data))) },
    default: { description: 'What is wrong, in words', content: json(problem) },
  };
  const post = { summary: tool.summary, requestBody: { required: true, content: json(requestSchema(tool)) }, responses };
  const options: [string, JsonSchema][] = tool.options
    ? [
        [
          tool.options.get,
          {
            get: {
              summary: `${tool.name}: the lists of its form`,
              responses: {
                200: {
                  description: 'The lists, by name',
                  content: json(
                    envelope({
                      type: 'object',
                      properties: Object.fromEntries(Object.keys(optionLists(tool)).map((name) => [name, { type: 'array' }])),
                    }),
                  ),
                },
              },
            },
          },
        ],
      ]
    : [];
  return [...options, [tool.call.post, { post }]];
};

export const describeApi = (tools: readonly AnyTool[]): JsonSchema => ({
  openapi: '3.1.0',
  info: { title: 'AI Tools Suite', version: '1' },
  paths: Object.fromEntries(tools.flatMap(pathsOf)),
});
