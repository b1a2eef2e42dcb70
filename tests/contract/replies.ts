/** What every reply of the API must be, whatever was asked. */
import { Ajv } from 'ajv';
import { expect } from 'vitest';
import { notesIn } from '../../engine/call/notesIn.ts';
import type { Answer } from './http.ts';
import type { JsonSchema } from './schema.ts';

const ajv = new Ajv({ allErrors: true, strict: false });

/** Where the value breaks the schema; empty where it does not. */
export const faults = (schema: JsonSchema, value: unknown): string[] => {
  const check = ajv.compile(schema);
  return check(value) ? [] : (check.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
};

const expectHeaders = ({ headers }: Answer): void => {
  expect(headers['content-type']).toMatch(/^application\/json\b/);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['x-request-id']).toMatch(/^[\w-]{8,}$/);
};

/** A 200 in the envelope. Gives its `data`. */
export const expectData = (answer: Answer, about = ''): unknown => {
  expect(answer.status, `${about.slice(0, 200)} ${answer.text.slice(0, 300)}`).toBe(200);
  expectHeaders(answer);
  const body = answer.json();
  const { success, data, ...notes } = body as Readonly<Record<string, unknown>>;
  expect({ success, data }).toEqual({ success: true, data: expect.anything() });
  // What a reply says about itself is read whole: there is nothing else beside its data.
  expect(notesIn(notes)).toEqual(notes);
  return data;
};

/** What gives away the inside of a server: a stack's line, a file's path, an exception's name. */
const INSIDE = /\bat \S+ \(|:\d+:\d+|node_modules|[\w-]+\.[cm]?[jt]s\b|\b\w+Error\b|undefined|\[object/;

/** A refusal in the envelope, with this status. Gives its words. */
export const expectError = (answer: Answer, status: number, about = ''): string => {
  expect(answer.status, `${about.slice(0, 200)} ${answer.text.slice(0, 300)}`).toBe(status);
  expectHeaders(answer);
  const body = answer.json();
  expect(body).toEqual({ success: false, error: expect.stringMatching(/\S/) });
  const { error } = body as { error: string };
  expect(error, about).not.toMatch(INSIDE);
  return error;
};
