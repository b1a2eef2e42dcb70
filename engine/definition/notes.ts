/** What a reply says about itself, beside its `data`: for every tool the same, and never copied with the text. */

/** Who wrote it. The device is named by the page alone: the server knows nothing of that. */
export type WrittenBy = { readonly by: 'rules' } | { readonly by: 'model'; readonly name: string } | { readonly by: 'device' };

export interface Notes {
  /** Missing where nothing was written, as in a list of what the server keeps. */
  readonly writtenBy?: WrittenBy;
  /** There are fewer items, or the text is shorter, than was asked for. `why` is a sentence for the visitor. */
  readonly fewer?: { readonly given: number; readonly asked: number; readonly why: string };
  /** Which of the form's choices the reply does not meet: a sentence for the visitor. */
  readonly unmet?: string;
  /** Where help is, for somebody who may be in danger. */
  readonly help?: string;
  /** What was probably meant by the text of this field. */
  readonly correction?: { readonly field: string; readonly text: string };
}
