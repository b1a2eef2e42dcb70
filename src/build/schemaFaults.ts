/** A definition against the JSON Schema of its format (`npm run schema`), in words that somebody who writes one can use. */
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { remedyFor } from '../../engine/definition/faults/nearest.ts';
import { faultsOf, type Say } from '../../engine/definition/faults/say.ts';
import converterSchema from '../../engine/converter-definition.schema.json' with { type: 'json' };
import toolSchema from '../../engine/tool-definition.schema.json' with { type: 'json' };

const ajv = new Ajv2020({ allErrors: true, strict: false, discriminator: true, verbose: true });
const CHECKS = { tool: ajv.compile(toolSchema), converter: ajv.compile(converterSchema) };

/** "/result/0/metrics" as it is written in a definition: "result[0].metrics". */
const placeOf = (pointer: string): string =>
  pointer
    .replace(/\/(\d+)/g, '[$1]')
    .replace(/\//g, '.')
    .replace(/^\./, '');

interface Parent {
  readonly properties?: Readonly<Record<string, { readonly const?: unknown; readonly enum?: readonly unknown[] }>>;
  readonly oneOf?: readonly Parent[];
}

const keysIn = (parent: unknown): string[] => Object.keys((parent as Parent).properties ?? {});

/** What a tag such as `kind` can be. */
const tagsIn = (parent: unknown, tag: string): string[] =>
  ((parent as Parent).oneOf ?? []).flatMap(({ properties }) => {
    const { const: one, enum: several = [] } = properties?.[tag] ?? {};
    return (one === undefined ? several : [one]).map(String);
  });

const sayOne = ({ keyword, instancePath, params, message, data, parentSchema }: ErrorObject, say: Say): void => {
  const place = placeOf(instancePath) || 'the definition';
  switch (keyword) {
    case 'additionalProperties':
      say(
        place,
        `has "${params['additionalProperty']}", which is not known here`,
        remedyFor(String(params['additionalProperty']), keysIn(parentSchema)),
      );
      return;
    case 'required':
      say(place, `lacks "${params['missingProperty']}"`, 'Add it.');
      return;
    case 'enum':
      say(place, `is ${JSON.stringify(data)}`, remedyFor(String(data), (params['allowedValues'] as unknown[]).map(String)));
      return;
    case 'const':
      say(place, `is ${JSON.stringify(data)}`, `It can only be ${JSON.stringify(params['allowedValue'])}.`);
      return;
    case 'discriminator':
      say(
        place,
        `has the ${params['tag']} "${params['tagValue']}", which there is not`,
        remedyFor(String(params['tagValue']), tagsIn(parentSchema, String(params['tag']))),
      );
      return;
    default:
      say(place, message ?? `breaks "${keyword}"`);
  }
};

/** Places of what cannot be printed: a definition is data. */
const sayNoData = (value: unknown, place: string, say: Say): void => {
  const isPlain =
    typeof value !== 'object' || value === null || Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  if (!isPlain || ['function', 'undefined', 'symbol', 'bigint'].includes(typeof value))
    say(place, 'is no data', 'A definition holds texts, numbers, yes or no, lists and records of them.');
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) sayNoData(inner, place === '' ? key : `${place}.${key}`, say);
};

/** Every fault of a definition that is to be data, each as "file: place wrong. Remedy". */
export const dataFaults = (file: string, definition: unknown): readonly string[] => {
  const { say, said } = faultsOf(file);
  if (definition === undefined) say('the file', 'exports no definition', 'Add: export default defineTool({ … }).');
  else sayNoData(definition, '', say);
  return said;
};

/** Every fault of a definition by the schema of its kind. */
export const schemaFaults = (kind: keyof typeof CHECKS, file: string, definition: unknown): readonly string[] => {
  const { say, said } = faultsOf(file);
  const check = CHECKS[kind];
  if (!check(definition)) for (const error of check.errors ?? []) sayOne(error, say);
  return said;
};
