/**
 * What the types cannot say of a definition: that its parts know each other. Every fault names the tool and the place.
 */
import { endpointsOf } from './endpoints.ts';
import { isFetched, optionValue, valuesOf, type Field, type Fields } from './fields.ts';
import type { Shape, Shapes, Size } from './reply.ts';
import { isLocal, type AnyTool } from './tool.ts';

type Say = (place: string, fault: string) => void;

const checkField = (tool: AnyTool, key: string, field: Field, say: Say): void => {
  if (field.kind === 'constant') return;
  const place = `fields.${key}`;
  if (field.group !== undefined && !tool.groups?.[field.group])
    say(place, `stands in the group "${field.group}", which is not defined`);
  if (field.showWhen && !tool.fields[field.showWhen.field])
    say(place, `waits for the field "${field.showWhen.field}", which does not exist`);
  if (field.kind === 'select') {
    const values = valuesOf(field.options).map(optionValue);
    if (!values.includes(field.default)) say(place, `has the default "${field.default}", which is not among its options`);
    if (new Set(values).size !== values.length) say(place, 'names an option twice');
    if (isFetched(field.options) && !tool.options) say(place, 'takes its options from an endpoint, but the tool names none');
  }
  if (field.kind === 'slider' && (field.default < field.min || field.default > field.max))
    say(place, 'has a default outside its range');
  if ('insteadOf' in field && field.insteadOf !== undefined && tool.fields[field.insteadOf]?.kind !== 'select')
    say(place, `stands in for "${field.insteadOf}", which is not a select`);
};

const checkExamples = (tool: AnyTool, say: Say): void => {
  for (const example of tool.examples)
    for (const [key, value] of Object.entries(example.values)) {
      const field = tool.fields[key];
      const place = `examples["${example.title}"].${key}`;
      if (!field || field.kind === 'constant') say(place, 'fills a field that the form does not show');
      else if (
        field.kind === 'select' &&
        !valuesOf(field.options)
          .map(optionValue)
          .includes(value as string)
      )
        say(place, 'is not one of the options');
    }
};

const checkResult = (tool: AnyTool, say: Say): void => {
  if (tool.result.length === 0 && !tool.screen) say('result', 'is empty, and no screen draws it');
  const actions = tool.result.flatMap((block) => (block.block === 'actions' ? block.actions : []));
  if (actions.some((action) => action.do === 'download') && !tool.download)
    say('result', 'offers a download, but the tool defines none');
  if (actions.some((action) => action.do === 'copyAll') && !tool.copy.all)
    say('result', 'offers to copy all, but the tool does not say how');
  if (
    tool.result.some((block) => block.block === 'cards' && (block.copyOnClick || block.copyLabel !== undefined)) &&
    !tool.copy.one
  )
    say('result', 'copies an item, but the tool has no words for it');
  for (const block of tool.result)
    if (block.block === 'cards' && block.copyOnClick && block.copyLabel !== undefined)
      say('result', 'copies a card on click and by a button: one of them is enough');
};

const checkReply = (tool: AnyTool, say: Say): void => {
  for (const [key, shape] of Object.entries(tool.reply.data)) {
    if (shape.shape !== 'prose' || !shape.joins) continue;
    const joined = tool.reply.data[shape.joins.of];
    if (joined?.shape !== 'list' || joined.of.shape !== 'record' || !(shape.joins.key in joined.of.keys))
      say(`reply.${key}`, `joins "${shape.joins.of}.${shape.joins.key}", which is not in the reply`);
  }
};

/** The fields that a size depends on. */
const measuredBy = (size: Size): string[] => [
  ...('asked' in size ? [size.asked] : []),
  ...('like' in size ? [size.like, ...('by' in size.share ? [size.share.by] : [])] : []),
  ...(size.grows?.with ?? []),
];

/** The keys of the reply that a value is worked out from stand beside it or around it, those of the request in the form. */
const checkComputed = (fields: Fields, shape: Shape, place: string, around: readonly string[], say: Say): void => {
  const { computed: how } = shape;
  const needs = how && ('measures' in how ? how.measures : 'best' in how ? how.best : undefined);
  if (needs !== undefined && !around.includes(needs)) say(place, `is worked out from "${needs}", which is not around it`);
  if (how && 'repeats' in how && !fields[how.repeats]) say(place, `repeats the field "${how.repeats}", which does not exist`);
  if (shape.shape === 'prose' && shape.size)
    for (const key of measuredBy(shape.size))
      if (!fields[key]) say(place, `takes its size from the field "${key}", which does not exist`);
  if (shape.shape === 'list') {
    if (shape.holds && 'asked' in shape.holds && !fields[shape.holds.asked])
      say(place, `holds as many as the field "${shape.holds.asked}" says, which does not exist`);
    checkComputed(fields, shape.of, `${place}[]`, around, say);
  }
  if (shape.shape === 'record') checkAllComputed(fields, shape.keys, place, around, say);
};

const checkAllComputed = (fields: Fields, keys: Shapes, place: string, around: readonly string[], say: Say): void => {
  for (const [key, shape] of Object.entries(keys))
    checkComputed(fields, shape, `${place}.${key}`, [...Object.keys(keys), ...around], say);
};

/** Every fault of a definition, each as "slug: place fault"; an empty list where there is none. */
export const faultsIn = (tool: AnyTool): string[] => {
  const faults: string[] = [];
  const say: Say = (place, fault) => void faults.push(`${tool.slug}: ${place} ${fault}`);
  for (const [key, field] of Object.entries(tool.fields)) checkField(tool, key, field, say);
  checkExamples(tool, say);
  checkResult(tool, say);
  checkReply(tool, say);
  for (const { key, fields, reply } of endpointsOf(tool)) checkAllComputed(fields, reply.data, `${key} reply`, [], say);
  if (isLocal(tool.call) && tool.options) say('options', 'are asked of a server that the tool does not have');
  for (const key of tool.atLeastOne?.of ?? [])
    if (!tool.fields[key]) say('atLeastOne', `names the field "${key}", which does not exist`);
  return faults;
};
