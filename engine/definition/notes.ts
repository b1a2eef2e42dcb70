/** Notes of a reply, beside its `data`: the same for every tool, and never copied with the text. */

/** Who wrote it. `device` is only used by the page: the server does not know about it. */
export type WrittenBy = { readonly by: 'rules' } | { readonly by: 'model'; readonly name: string } | { readonly by: 'device' };

export interface Notes {
  /** Missing where nothing was written, as in a list of stored prompts. */
  readonly writtenBy?: WrittenBy;
  /** There are fewer items, or less text, than was asked for. `why` is a sentence for the visitor. */
  readonly fewer?: { readonly given: number; readonly asked: number; readonly why: string };
  /** A sentence for the visitor: which of the chosen options the reply does not meet. */
  readonly unmet?: string;
  /** A sentence for the visitor: how the reply is to be read. */
  readonly remark?: string;
  /** Where to find help, for somebody who may be in danger. */
  readonly help?: string;
  /** What the visitor probably meant to type in this field. */
  readonly correction?: { readonly field: string; readonly text: string };
}
