/** Helpers for fields wherever a definition is read: on the page, on the server and in the tests. */
import type { Condition, ConstantField, Field, Fields, ShownField } from './fields.ts';

export type Values = Record<string, unknown>;
export type AnyTextField = Extract<ShownField, { kind: 'text' | 'url' | 'textarea' | 'chips' }>;

export const isText = (field: Field): field is AnyTextField =>
  field.kind === 'text' || field.kind === 'url' || field.kind === 'textarea' || field.kind === 'chips';

export const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/** The fields that a visitor sees, including folded ones, in order. */
export const shownFields = (fields: Fields): [key: string, field: ShownField][] =>
  Object.entries(fields).filter((entry): entry is [string, Exclude<Field, ConstantField>] => entry[1].kind !== 'constant');

/** Key of the field that this one replaces when it is filled. */
export const standInTarget = (field: Field): string | undefined => (isText(field) ? field.insteadOf : undefined);

/** The field that replaces this one when it is filled. */
export const standInFor = (fields: Fields, key: string): [key: string, field: AnyTextField] | undefined =>
  Object.entries(fields).find((entry): entry is [string, AnyTextField] => standInTarget(entry[1]) === key);

export const highest = (value: number | 'this year'): number => (value === 'this year' ? new Date().getFullYear() : value);

/** A value of the form as text; empty unless it is a text, a number or a switch. */
export const valueAsText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

/**
 * Whether a field is active, given the values of the others (as typed or as read): hidden fields are neither checked nor sent.
 */
export const isActive = (field: { readonly kind: string; readonly showWhen?: Condition }, values: Values): boolean =>
  field.showWhen === undefined || valueAsText(values[field.showWhen.field]) === String(field.showWhen.is);
