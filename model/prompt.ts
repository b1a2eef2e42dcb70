/** What a tool's own prompt may be made of. */
import type { ConstantField, Fields, FieldValue, SideCall, ToolDefinition, Values } from '../engine/definition/index.ts';

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

/** Says who writes, what those who use the text want of it, and what it must not do. */
export type Prompt<T = any> = string | ((choices: ChoicesOf<T>) => string);

/** Ties a prompt to its tool, so that its choices are typed by the form. */
export const promptFor = <T>(prompt: Prompt<T>): Prompt<T> => prompt;

/** The words of a prompt for what a request chose. */
export const wordsOf = (prompt: Prompt | undefined, choices: Values): string | undefined =>
  typeof prompt === 'function' ? prompt(choices) : prompt;

/** One of the values of a select, as the key of a table that must have them all. */
export type Choice<T, K extends keyof ChoicesOf<T>> = NonNullable<ChoicesOf<T>[K]> & string;

/** The words for a choice; none for one that the table does not know. */
export const wordsFor = <K extends string>(table: Readonly<Record<K, string>>, choice: K | undefined): string =>
  choice === undefined ? '' : (table[choice] ?? '');
