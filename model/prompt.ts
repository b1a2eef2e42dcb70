/** What a tool's own prompt is made of: the craft, for a person or a model to read, and what only a model's reply is held to. */
import type { ConstantField, Fields, FieldValue, SideCall, ToolDefinition, Values } from '../engine/definition/index.ts';
import type { CommonRule } from './telling/rules.ts';

type Chosen<F> = F extends { kind: 'select' | 'number' | 'slider' | 'checkbox' }
  ? FieldValue<F>
  : F extends ConstantField<number>
    ? number
    : F extends ConstantField<boolean>
      ? boolean
      : never;

type Choices<F extends Fields> = { readonly [K in keyof F as [Chosen<F[K]>] extends [never] ? never : K]?: Chosen<F[K]> };

/** What a request chose among our own offers. A visitor's own words are not among them: no prompt can hold any. */
export type ChoicesOf<T> =
  T extends ToolDefinition<infer F, any> ? Choices<F> : T extends SideCall<infer F, any> ? Choices<F> : never;

/** What a short text must look like. */
export type Form = 'hashtag' | 'name' | 'uncredited';

/** What code can tell of a reply, and holds it to. */
export interface Checks {
  /** By the key of a text of the reply, however deep. */
  readonly forms?: Readonly<Record<string, Form>>;
  /** Worn-out words, in English: said in the prompt, looked for in every text, and allowed where the visitor uses them. */
  readonly never?: readonly string[];
  /** The same for the beginning of a text alone. */
  readonly neverOpens?: readonly string[];
  /** The items of the list are names, no two of which are made of the same part. */
  readonly sharesNoPart?: true;
  /** Every number, address and quotation must be of the form, or follow from it. */
  readonly facts?: 'of the form';
  /**
   * The text is a rewrite of this field: in its language, with no number, address or quotation that it does not have; `whole`
   * says from which value of another field on it also keeps all of them, and its "not"s.
   */
  readonly rewrites?: { readonly field: string; readonly whole?: { readonly field: string; readonly from: number } };
}

export interface Prompt<T = any> {
  /** Who writes, what those who use the text want of it, and what it must not do. */
  readonly craft: string | ((choices: ChoicesOf<T>) => string);
  /** Part of a good reply to another request, and of a bad one with the reason: the biggest help to a small model. */
  readonly good: string;
  readonly bad: string;
  /** The rules of every trade that this one needs. */
  readonly rules: readonly CommonRule[];
  /** What figures and labels of the reply mean: nothing for somebody who only wants the text. */
  readonly judging?: string;
  /** From 0, the likeliest word each time, to 1. */
  readonly temperature: number;
  /** The most items that are asked for at a time, where each is long. */
  readonly batch?: number;
  readonly checks?: Checks;
}

/** Ties a prompt to its tool, so that its choices are typed by the form. */
export const promptFor = <T>(prompt: Prompt<T>): Prompt<T> => prompt;

export const craftOf = ({ craft }: Prompt, choices: Values): string => (typeof craft === 'function' ? craft(choices) : craft);

/** One of the values of a select, as the key of a table that must have them all. */
export type Choice<T, K extends keyof ChoicesOf<T>> = NonNullable<ChoicesOf<T>[K]> & string;

/** The words for a choice; none for one that the table does not know. */
export const wordsFor = <K extends string>(table: Readonly<Record<K, string>>, choice: K | undefined): string =>
  choice === undefined ? '' : (table[choice] ?? '');
