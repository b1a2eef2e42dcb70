/** What a reply says about itself, beside its `data`: for every tool the same, and never copied with the text. */

/** Who wrote it. The device is named by the page alone: the server knows nothing of that. */
export type WrittenBy = { readonly by: 'rules' } | { readonly by: 'model'; readonly name: string } | { readonly by: 'device' };

export interface Notes {
  /** Missing where nothing was written, as in a list of what the server keeps. */
  readonly writtenBy?: WrittenBy;
  /** There are fewer items, or the text is shorter, than was asked for. `why` is a sentence for the visitor. */
  readonly fewer?: { readonly given: number; readonly asked: number; readonly why: string };
  /** Where help is, for somebody who may be in danger. */
  readonly help?: string;
  /** What was probably meant by the text of this field. */
  readonly correction?: { readonly field: string; readonly text: string };
}

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

/** The notes of a reply that came over a wire: what is of another kind is left out. */
export const notesIn = (reply: unknown): Notes => {
  if (!isRecord(reply)) return {};
  const writtenBy = writerIn(reply['writtenBy']);
  const fewer = fewerIn(reply['fewer']);
  const correction = correctionIn(reply['correction']);
  return {
    ...(writtenBy && { writtenBy }),
    ...(fewer && { fewer }),
    ...(isText(reply['help']) && { help: reply['help'] }),
    ...(correction && { correction }),
  };
};
