/**
 * The parts of a tool's own prompt: the craft, for a person or a model to read, and the checks that only a model's reply must
 * pass.
 */
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

/** What a request chose among the options we offer. It contains no words of the visitor's: no prompt can contain any. */
export type ChoicesOf<T> =
  T extends ToolDefinition<infer F, any> ? Choices<F> : T extends SideCall<infer F, any> ? Choices<F> : never;

/** The form of a short text. */
export type Form = 'hashtag' | 'name' | 'uncredited';

/** The checks of a reply that code can make. */
export interface Checks {
  /** Forms by the key of a text of the reply, at any depth. */
  readonly forms?: Readonly<Record<string, Form>>;
  /** Clichés, in English: named in the prompt, searched for in every text, and allowed where the visitor uses them. */
  readonly never?: readonly string[];
  /** The same, for the beginning of a text only. */
  readonly neverOpens?: readonly string[];
  /** The items of the list are names, and no two of them may share a part. */
  readonly sharesNoPart?: true;
  /** Every number, address and quotation must come from the form, or follow from it. */
  readonly facts?: 'of the form';
  /**
   * The text rewrites this field: in its language, and without numbers, addresses or quotations that the field does not have.
   * `whole` says from which value of another field on it must also keep all of them, and its negations.
   */
  readonly rewrites?: { readonly field: string; readonly whole?: { readonly field: string; readonly from: number } };
}

export interface Prompt<T = any> {
  /** The role, what readers of the text want, and what it must not do. */
  readonly craft: string | ((choices: ChoicesOf<T>) => string);
  /** Part of a good reply to another request, and of a bad one with the reason: the biggest help to a small model. */
  readonly good: string;
  readonly bad: string;
  /** The shared rules that apply. */
  readonly rules: readonly CommonRule[];
  /** What figures and labels of the reply mean; left out for somebody who only wants the text. */
  readonly judging?: string;
  /** From 0, which always takes the likeliest word, to 1. */
  readonly temperature: number;
  /** The most items to ask for at a time, where each is long. */
  readonly batch?: number;
  readonly checks?: Checks;
}

/** Binds a prompt to its tool, so that its choices have the types of the form. */
export const promptFor = <T>(prompt: Prompt<T>): Prompt<T> => prompt;

export const craftOf = ({ craft }: Prompt, choices: Values): string => (typeof craft === 'function' ? craft(choices) : craft);

/** A value of a select, as a key of a table that must have all of them. */
export type Choice<T, K extends keyof ChoicesOf<T>> = NonNullable<ChoicesOf<T>[K]> & string;

/** The text for a choice; empty for one that the table does not have. */
export const wordsFor = <K extends string>(table: Readonly<Record<K, string>>, choice: K | undefined): string =>
  choice === undefined ? '' : (table[choice] ?? '');
