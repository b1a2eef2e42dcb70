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
  /** Of the control itself; its label's id is `${id}-label`. */
  readonly id: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  /** The current choices of a select; empty for the others. */
  readonly choices: readonly Option[];
  readonly tool: AnyTool;
  /** Where a native box puts text that was typed before the page woke; the form takes it in once all is mounted. */
  readonly early: EarlyText;
}

/** What a block may do besides showing its part of the reply. */
export interface ResultHandle {
  readonly tool: AnyTool;
  /** The form's values the result was made with. */
  readonly values: Values;
  /** The reply as it came, before the visitor changed anything in it. */
  readonly written: Data;
  /** What the reply says about itself. */
  readonly notes: Notes;
  readonly copier: Copier;
  readonly busy: boolean;
  /** It is still coming, piece by piece. */
  readonly growing: boolean;
  /** The form asks for something else by now. */
  readonly stale: boolean;
  /** It came piece by piece, and ended before its end. */
  readonly unfinished: boolean;
  /** Which of the page's results is shown, counted from 0, and how many there are. */
  readonly versions: { readonly at: number; readonly of: number; readonly turnTo: (version: number) => void };
  /** `text` where it is another than the tool's own way to copy all; `id` names the button. */
  readonly copyAll: (id: string, text: AsText | undefined) => void;
  readonly download: () => void;
  readonly more: () => void;
  /** The same request once more, for another result. */
  readonly retry: () => void;
  readonly stop: () => void;
  /** The visitor's own words in place of this text of the reply. */
  readonly rewrite: (key: string, text: string) => void;
  /** What the form asks for by now, as its own button does. */
  readonly renew: () => void;
  /** What it was made with, as a prompt for an assistant of the visitor's own; undefined where nothing is composed. */
  readonly asPrompt: (() => void) | undefined;
  /** Fills the form with what this result was made with. */
  readonly restoreForm: () => void;
  /** Everything back to its default, the result gone. */
  readonly reset: () => void;
  /** Only these fields back to their defaults, the result gone. */
  readonly clear: (fields: readonly string[]) => void;
  readonly fill: (field: string, value: string) => void;
}

export interface BlockProps<K extends BlockKind> {
  readonly block: Extract<Block, { readonly block: K }>;
  readonly data: Data;
  readonly result: ResultHandle;
}

/** A component for every kind of block. */
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
  readonly children: ReactNode;
}

export interface PartErrorProps {
  readonly place: 'form' | 'sheet';
  /** What cannot be shown, and what has become of what was typed. */
  readonly words: string;
  readonly onRetry: () => void;
  /** Takes away the text that cannot be shown, where there is any. */
  readonly onCopy?: (() => void) | undefined;
}

/** The choice to have the browser's own model write. */
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
  /** The looks of results: they come once the page has woken. */
  readonly loadBlocks: () => Promise<Blocks>;
  readonly FieldFrame: ComponentType<FieldFrameProps>;
  readonly FieldGroup: ComponentType<{ label: string; children: ReactNode }>;
  /** Sends the form. */
  readonly SubmitButton: ComponentType<FormButtonProps>;
  /** Stands beside it. */
  readonly FormButton: ComponentType<FormButtonProps & { readonly onClick: () => void }>;
  readonly ErrorBox: ComponentType<{ words: string }>;
  /** Stands where a part of the page cannot be drawn. */
  readonly PartError: ComponentType<PartErrorProps>;
  readonly OnDevice: ComponentType<OnDeviceProps>;
  readonly UseCounter: ComponentType<{ used: number; perDay: number }>;
  readonly Terms: ComponentType;
  /** A way to keep or pass on the form as it is filled in. */
  readonly ShareLink: ComponentType<{ onShare: () => void }>;
  /** A way to have it as a prompt for an assistant of the visitor's own. */
  readonly PromptLink: ComponentType<{ disabled: boolean; onOpen: () => void }>;
  /** Shows the prompt. */
  readonly PromptSheet: ComponentType<{ request: PromptRequest; onClose: () => void }>;
  /** Heading and words of the page, the form, the sheet beside it, and what stands below both. */
  readonly TwoColumnPage: ComponentType<{ tool: AnyTool; form: ReactNode; sheet: ReactNode }>;
  /** The same for a page that is no form beside a sheet. */
  readonly OneColumnPage: ComponentType<{ tool: AnyTool; children: ReactNode }>;
  readonly ThemeSwitch: ComponentType;
  readonly OptionsLoading: ComponentType<{ tool: AnyTool; failed: string | undefined }>;
  /** A way from the first field to the examples, where they lie out of sight. */
  readonly ExamplesLink: ComponentType;
  readonly EmptySheet: ComponentType<{ tool: AnyTool; onExample: (at: number) => void }>;
  readonly LoadingSheet: ComponentType<{ tool: AnyTool; rows: number; onStop: () => void }>;
  readonly ResultSheet: ComponentType<{ result: ResultHandle; foot: ReactNode; children: ReactNode }>;
}
