import type { Notes } from '../definition/index.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

const writerIn = (value: unknown): Notes['writtenBy'] => {
  if (!isRecord(value)) return undefined;
  const { by, name } = value;
  if (by === 'rules' || by === 'device') return { by };
  return by === 'model' && isText(name) ? { by, name } : undefined;
};

const fewerIn = (value: unknown): Notes['fewer'] => {
  if (!isRecord(value)) return undefined;
  const { given, asked, why } = value;
  return typeof given === 'number' && typeof asked === 'number' && isText(why) ? { given, asked, why } : undefined;
};

const correctionIn = (value: unknown): Notes['correction'] =>
  isRecord(value) && isText(value['field']) && isText(value['text']) ? { field: value['field'], text: value['text'] } : undefined;

/** The notes in a reply from the server. A note of the wrong type is left out. */
export const notesIn = (reply: unknown): Notes => {
  if (!isRecord(reply)) return {};
  const writtenBy = writerIn(reply['writtenBy']);
  const fewer = fewerIn(reply['fewer']);
  const correction = correctionIn(reply['correction']);
  return {
    ...(writtenBy && { writtenBy }),
    ...(fewer && { fewer }),
    ...(isText(reply['unmet']) && { unmet: reply['unmet'] }),
    ...(isText(reply['remark']) && { remark: reply['remark'] }),
    ...(isText(reply['help']) && { help: reply['help'] }),
    ...(correction && { correction }),
  };
};
