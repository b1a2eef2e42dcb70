/** What the app hands to the generic page: how a field, a block and the page's parts look. */
import type { ComponentType, ReactNode } from 'react';
import type { AnyTool, AsText, Block, BlockKind, Notes, Option, ShownField, Values } from '../definition/index.ts';
import type { Data } from '../call/reply.ts';
import type { Status } from '../run/run.ts';
import type { Copier } from '../copy/useCopy.ts';
import type { OptionLists } from '../form/values.ts';
import type { EarlyText, FormHandle } from '../form/useToolForm.ts';
import type { DeviceAtWork } from '../run/useDevice.ts';
import type { PromptRequest } from '../prompt/usePrompt.ts';

export type FieldOfKind<K extends ShownField['kind']> = Extract<ShownField, { readonly kind: K }>;

export interface ControlProps<K extends ShownField['kind']> {
  readonly name: string;
  readonly field: FieldOfKind<K>;
  readonly form: FormHandle;
  /** Id of the control; the id of its label is `${id}-label`. */
  readonly id: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  /** The current choices of a select; empty for other kinds. */
  readonly choices: readonly Option[];
  readonly tool: AnyTool;
  /** Where a native box puts text that was typed before hydration; the form reads it once everything is mounted. */
  readonly early: EarlyText;
}

/** What a block can do besides showing its part of the reply. */
export interface ResultHandle {
  readonly tool: AnyTool;
  /** The form's values that the result was made from. */
  readonly values: Values;
  /** What is shown: as it came, or as the visitor has changed it. */
  readonly data: Data;
  /** The reply as it came, without the changes that the visitor has made. */
  readonly written: Data;
  /** What was shown before Generate More added to it. */
  readonly before: Data | undefined;
  /** What the reply says about itself. */
  readonly notes: Notes;
  readonly copier: Copier;
  readonly busy: boolean;
  /** It is being streamed and not complete yet. */
  readonly growing: boolean;
  /** The form has changed since the result was made. */
  readonly stale: boolean;
  /** It was streamed, and broke off before its end. */
  readonly unfinished: boolean;
  /** Which of the page's results is shown, counted from 0, and how many there are. */
  readonly versions: { readonly at: number; readonly of: number; readonly turnTo: (version: number) => void };
  /** Copies everything; `text` where that is not the tool's own way to copy all. `id` names the button. */
  readonly copyAll: (id: string, text: AsText | undefined) => void;
  readonly download: () => void;
  readonly more: () => void;
  /** Sends the same request again, for another result. */
  readonly retry: () => void;
  readonly stop: () => void;
  /** Replaces this text of the reply by the visitor's own version. */
  readonly rewrite: (key: string, text: string) => void;
  /** Replaces the items of this list, and with them what follows from them; gives back what undoes it. */
  readonly setItems: (of: string, items: readonly Data[]) => () => void;
  /** Runs the tool on the form as it is now. */
  readonly renew: () => void;
  /** Opens the request that it was made from as a prompt for the visitor's own assistant; undefined where nothing is composed. */
  readonly asPrompt: (() => void) | undefined;
  /** Fills the form with the values that this result was made from. */
  readonly restoreForm: () => void;
  /** Resets the form and removes the result. */
  readonly reset: () => void;
  /** Resets only these fields and removes the result. */
  readonly clear: (fields: readonly string[]) => void;
  readonly fill: (field: string, value: string) => void;
}

export interface BlockProps<K extends BlockKind> {
  readonly block: Extract<Block, { readonly block: K }>;
  readonly data: Data;
  readonly result: ResultHandle;
}

/** One component for every kind of block. */
export type Blocks = { readonly [K in BlockKind]: ComponentType<BlockProps<K>> };

export interface FieldFrameProps {
  readonly field: ShownField;
  readonly id: string;
  readonly counter: ReactNode;
  /** An element beside the label, such as a link to the examples. */
  readonly beside: ReactNode;
  readonly error: string | undefined;
  readonly children: ReactNode;
}

export interface FormButtonProps {
  readonly disabled?: boolean;
  readonly busy?: boolean;
  /** It can be focused and does nothing while something runs. */
  readonly inert?: boolean;
  readonly children: ReactNode;
}

export interface PartErrorProps {
  readonly place: 'form' | 'sheet';
  /** Says what cannot be shown, and what has become of what was typed. */
  readonly words: string;
  readonly onRetry: () => void;
  /** Copies the text that cannot be shown, where there is any. */
  readonly onCopy?: (() => void) | undefined;
}

/** The choice to let the browser's own model write. */
export interface OnDeviceProps {
  readonly tool: AnyTool;
  readonly form: FormHandle;
  readonly lists: OptionLists;
  readonly status: Status;
  readonly device: DeviceAtWork;
  readonly generate: () => void;
}

export interface Kit {
  readonly controls: { readonly [K in ShownField['kind']]: ComponentType<ControlProps<K>> };
  /** Loads the components of results; called after hydration. */
  readonly loadBlocks: () => Promise<Blocks>;
  readonly FieldFrame: ComponentType<FieldFrameProps>;
  readonly FieldGroup: ComponentType<{ label: string; children: ReactNode }>;
  /** Sends the form. */
  readonly SubmitButton: ComponentType<FormButtonProps>;
  /** Any other button of the form. */
  readonly FormButton: ComponentType<FormButtonProps & { readonly onClick: () => void }>;
  readonly ErrorBox: ComponentType<{ words: string }>;
  /** Shown in place of a part of the page that cannot be drawn. */
  readonly PartError: ComponentType<PartErrorProps>;
  readonly OnDevice: ComponentType<OnDeviceProps>;
  readonly UseCounter: ComponentType<{ used: number; perDay: number }>;
  readonly Terms: ComponentType;
  /** Says where what is typed is kept, and leads to it. */
  readonly KeptLine: ComponentType<{ slug: string }>;
  /** Copies a link to the form as it is filled in. */
  readonly ShareLink: ComponentType<{ onShare: () => void }>;
  /** Opens the form as a prompt for the visitor's own assistant. */
  readonly PromptLink: ComponentType<{ disabled: boolean; onOpen: () => void }>;
  /** Shows that prompt. */
  readonly PromptSheet: ComponentType<{ request: PromptRequest; onClose: () => void }>;
  /** A page with the form in one column and its result in the other; heading above, the words about the tool below. */
  readonly TwoColumnPage: ComponentType<{ tool: AnyTool; form: ReactNode; sheet: ReactNode }>;
  /** A page with everything in one column. */
  readonly OneColumnPage: ComponentType<{ tool: AnyTool; children: ReactNode }>;
  readonly ThemeSwitch: ComponentType;
  readonly OptionsLoading: ComponentType<{ tool: AnyTool; failed: string | undefined }>;
  /** Leads from the first field to the examples, where they are out of sight. */
  readonly ExamplesLink: ComponentType;
  readonly EmptySheet: ComponentType<{ tool: AnyTool; onExample: (at: number) => void }>;
  readonly LoadingSheet: ComponentType<{ tool: AnyTool; rows: number; onStop: () => void }>;
  readonly ResultSheet: ComponentType<{ result: ResultHandle; foot: ReactNode; children: ReactNode }>;
}
