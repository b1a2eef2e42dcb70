/**
 * Checks of a tool that types cannot make, or that nobody ran: that its parts refer to each other correctly. Nothing here repeats
 * the JSON Schema, which says what parts there are; a definition that does not fit it is not checked any further.
 */
import { isText, shownFields } from '../fieldHelpers.ts';
import { isFetched, optionValue, valuesOf, type Field, type Fields, type ShownField } from '../fields.ts';
import { isLocal, type AnyTool } from '../tool.ts';
import { checkReply } from './reply.ts';
import { faultsOf, isOneOf, type Say } from './say.ts';

const choicesOf = (field: Extract<Field, { kind: 'select' }>): (string | number)[] => valuesOf(field.options).map(optionValue);

const keysWith = (fields: Fields, fits: (field: Field) => boolean): string[] =>
  Object.keys(fields).filter((key) => fits(fields[key]!));

/** The values that a field can have, where they can be listed. */
const valuesOfField = (field: Field): readonly unknown[] | undefined => {
  if (field.kind === 'select') return choicesOf(field);
  return field.kind === 'checkbox' ? [true, false] : undefined;
};

const checkCondition = (fields: Fields, key: string, { showWhen }: ShownField, say: Say): void => {
  if (!showWhen) return;
  const place = `fields.${key}.showWhen`;
  const others = keysWith(fields, ({ kind }) => kind !== 'constant').filter((other) => other !== key);
  if (!isOneOf(say, `${place}.field`, showWhen.field, others, 'another field that the form shows')) return;
  const other = fields[showWhen.field]!;
  if ('showWhen' in other && other.showWhen)
    say(`${place}.field`, `is "${showWhen.field}", which waits for a field itself`, 'Name one that always shows.');
  const values = valuesOfField(other);
  if (values && !values.includes(showWhen.is))
    say(
      `${place}.is`,
      `is ${JSON.stringify(showWhen.is)}, which "${showWhen.field}" is never`,
      `It is one of: ${values.join(', ')}.`,
    );
};

const checkSelect = (tool: AnyTool, place: string, field: Extract<Field, { kind: 'select' }>, say: Say): void => {
  const values = choicesOf(field).map(String);
  isOneOf(say, `${place}.default`, String(field.default), values, 'one of its options');
  const twice = values.find((value, at) => values.indexOf(value) !== at);
  if (twice !== undefined) say(`${place}.options`, `names "${twice}" twice`);
  if (isFetched(field.options) && !tool.options)
    say(
      `${place}.options`,
      'comes from the options endpoint, which the tool does not name',
      "Add options: { get: '/api/…/options' }.",
    );
};

const checkField = (tool: AnyTool, key: string, field: ShownField, say: Say): void => {
  const place = `fields.${key}`;
  if (field.group !== undefined)
    isOneOf(say, `${place}.group`, field.group, Object.keys(tool.groups ?? {}), 'one of the groups of fields (`groups`)');
  checkCondition(tool.fields, key, field, say);
  if (field.kind === 'select') checkSelect(tool, place, field, say);
  if (field.kind === 'slider' && (field.default < field.min || field.default > field.max))
    say(`${place}.default`, `is ${field.default}, outside its range`, `It is from ${field.min} to ${field.max}.`);
  if (field.kind === 'list' && field.default.length > field.atMost)
    say(`${place}.default`, `has ${field.default.length} entries`, `It takes ${field.atMost}.`);
  if (isText(field) && field.insteadOf !== undefined) {
    const selects = keysWith(tool.fields, ({ kind }) => kind === 'select');
    isOneOf(say, `${place}.insteadOf`, field.insteadOf, selects, 'a select of the form');
  }
};

const checkFields = (tool: AnyTool, say: Say): void => {
  const shown = shownFields(tool.fields);
  for (const [key, field] of shown) checkField(tool, key, field, say);
  for (const group of Object.keys(tool.groups ?? {}))
    if (!shown.some(([, field]) => field.group === group))
      say(`groups.${group}`, 'has no field in it', `Give one of them group: '${group}'.`);
  if (tool.options && !shown.some(([, field]) => field.kind === 'select' && isFetched(field.options)))
    say('options', 'has no list to answer', 'Let a select take its options from fetched(…).');
  const keys = Object.keys(tool.fields);
  for (const key of tool.atLeastOne?.of ?? []) isOneOf(say, 'atLeastOne.of', key, keys, 'a field of the form');
};

const checkExamples = (tool: AnyTool, say: Say): void => {
  const shown = Object.fromEntries(shownFields(tool.fields));
  for (const { title, values } of tool.examples)
    for (const [key, value] of Object.entries(values)) {
      const place = `examples["${title}"].${key}`;
      const field = shown[key];
      if (!field) isOneOf(say, place, key, Object.keys(shown), 'a field that the form shows');
      else if (field.kind === 'select') isOneOf(say, place, String(value), choicesOf(field).map(String), `an option of "${key}"`);
    }
};

const checkResult = (tool: AnyTool, say: Say): void => {
  if (tool.result.length === 0 && !tool.screen)
    say('result', 'is empty, and no screen draws it', 'Add a block, such as { block: "document", … }.');
  tool.result.forEach((block, at) => {
    const place = `result[${at}]`;
    const lacks = (what: string, part: string): void => say(place, `${what}, and the tool does not say how`, `Add ${part}.`);
    const needsOne =
      (block.block === 'cards' && (block.copyOnClick || block.copyLabel !== undefined)) ||
      block.block === 'document' ||
      (block.block === 'list' && (block.tools?.includes('copy') || block.tools?.includes('share')));
    if (needsOne && !tool.copy.one) lacks('copies one text', 'copy.one: { done, failed }');
    if (block.block === 'cards' && block.copyOnClick && block.copyLabel !== undefined)
      say(place, 'copies a card on click and by a button', 'Leave out copyOnClick or copyLabel.');
    if (block.block === 'document' && block.downloadLabel !== undefined && !tool.download)
      lacks('offers a download', 'download: { file, text }');
    if (block.block !== 'actions') return;
    const does = block.actions.map((action) => action.do);
    if (does.includes('download') && !tool.download) lacks('offers a download', 'download: { file, text }');
    if (does.includes('copyAll') && !tool.copy.all) lacks('copies all', 'copy.all: { done, failed, text }');
  });
};

/** Parameters in a path (`/:id/`) must be fields of the request. */
const checkPath = (place: string, path: string, fields: Fields, say: Say): void => {
  for (const [, name = ''] of path.matchAll(/:(\w+)/g)) isOneOf(say, place, name, Object.keys(fields), 'a field of its request');
};

const checkCalls = (tool: AnyTool, say: Say): void => {
  const { call, sideCalls = {} } = tool;
  const texts = keysWith(tool.fields, isText);
  if (isLocal(call)) {
    isOneOf(say, 'call.input', call.input, texts, 'a text of the form');
    if (tool.options) say('options', 'is asked of a server, and the tool works in the browser', 'Leave it out.');
    return;
  }
  for (const { sideCall } of call.otherButtons ?? [])
    isOneOf(say, 'call.otherButtons.sideCall', sideCall, Object.keys(sideCalls), 'one of its side calls (`sideCalls`)');
  if (call.fallback) {
    isOneOf(say, 'call.fallback.input', call.fallback.input, texts, 'a text of the form');
    for (const key of call.fallback.with)
      isOneOf(say, 'call.fallback.with', key, Object.keys(tool.fields), 'a field of the form');
  }
  for (const [name, side] of Object.entries(sideCalls))
    checkPath(`sideCalls.${name}`, 'get' in side ? side.get : side.post, side.request, say);
  checkPath('call.post', call.post, tool.fields, say);
};

const checkReplies = ({ fields, reply, sideCalls = {} }: AnyTool, say: Say): void => {
  checkReply(fields, reply, 'reply', say);
  if (reply.instead !== undefined) isOneOf(say, 'reply.instead', reply.instead, Object.keys(reply.data), 'a key of the reply');
  for (const [name, call] of Object.entries(sideCalls)) checkReply(call.request, call.reply, `sideCalls.${name}.reply`, say);
};

/** Every fault in the definition of one tool, each with its place and its remedy. */
export const faultsInTool = (file: string, tool: AnyTool): readonly string[] => {
  const { say, said } = faultsOf(file);
  checkFields(tool, say);
  checkExamples(tool, say);
  checkCalls(tool, say);
  checkReplies(tool, say);
  checkResult(tool, say);
  return said;
};
