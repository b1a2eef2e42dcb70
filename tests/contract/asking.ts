/** Good questions to a running server, and what becomes of their answers. */
import { expect } from 'vitest';
import type { Body, Endpoint } from './endpoint.ts';
import { call, post, type Answer } from './http.ts';
import { expectData, expectError, faults } from './replies.ts';

export type Data = Record<string, unknown>;

const expectReply = (endpoint: Endpoint, answer: Answer, about: string): Data => {
  const data = expectData(answer, about);
  expect(faults(endpoint.reply, data), about).toEqual([]);
  return data as Data;
};

/** The `data` of a good reply, held to the specification's schema. */
export const ask = async (url: string, endpoint: Endpoint, body: Body): Promise<Data> =>
  expectReply(endpoint, await post(url + endpoint.path, body), JSON.stringify(body));

export const held = (data: Data, list: string): unknown[] => data[list] as unknown[];

/** As `ask`, or a refusal that names the language where that is not English. */
export const askInAnyLanguage = async (url: string, endpoint: Endpoint, body: Body): Promise<void> => {
  const { language } = body;
  const answer = await post(url + endpoint.path, body);
  const { choices, speaks = ['English'] } = endpoint;
  if (
    choices['language'] &&
    !speaks.includes(typeof language === 'string' && language !== '' ? language : choices['language'].default)
  ) {
    const error = expectError(answer, 422, String(language));
    expect(error).toContain(language);
    expect(error).toMatch(/English/);
    expect(error).toMatch(/language model/);
  } else expectReply(endpoint, answer, JSON.stringify(body));
};

/** As `ask`, or a refusal in words: a writer may say that it has nothing to work with; it may not fail. */
export const askOddly = async (url: string, endpoint: Endpoint, body: Body): Promise<void> => {
  const answer = await post(url + endpoint.path, body);
  if (answer.status === 422) expectError(answer, 422);
  else expectReply(endpoint, answer, JSON.stringify(body));
};

/** The lists of the options endpoint, by the key of the request they are for. */
export const listsOf = async (url: string, { options }: Endpoint): Promise<Record<string, readonly (string | number)[]>> => {
  if (!options) return {};
  const data = expectData(await call(url + options.path)) as Record<string, (string | number)[]>;
  expect(Object.keys(data).sort()).toEqual(Object.keys(options.lists).sort());
  return Object.fromEntries(Object.entries(options.lists).map(([list, key]) => [key, data[list] ?? []]));
};
