/** Good questions to a running server, and what becomes of their answers. */
import { expect } from 'vitest';
import type { Body, Endpoint } from './endpoint.ts';
import { call, post, type Answer } from './http.ts';
import { expectData, expectError, faults } from './replies.ts';

export type Data = Record<string, unknown>;

const LEAST = 3;

/** As many as were asked for; or fewer, where that is allowed and owned up to. */
const expectCount = ({ holds, mayDecline, counts }: Endpoint, answer: Answer, data: Data, body: Body): void => {
  if (!holds || !mayDecline) return;
  const { list, count } = holds;
  const asked = typeof count === 'number' ? count : Number(body[count.asked]) || counts[count.asked]!;
  const given = held(data, list).length;
  expect(given, JSON.stringify(body)).toBeGreaterThanOrEqual(Math.min(LEAST, asked));
  expect(given, JSON.stringify(body)).toBeLessThanOrEqual(asked);
  const { fewer } = answer.json() as { fewer?: unknown };
  expect(fewer).toEqual(given === asked ? undefined : { given, asked, why: expect.stringMatching(/^\p{Lu}.*\.$/u) });
};

const expectReply = (endpoint: Endpoint, answer: Answer, body: Body): Data => {
  const about = JSON.stringify(body);
  const data = expectData(answer, about) as Data;
  expect(faults(endpoint.reply, data), about).toEqual([]);
  expectCount(endpoint, answer, data, body);
  return data;
};

/** A refusal that says why, and where a text can be had all the same. */
const expectDecline = (answer: Answer, body: Body): void =>
  expect(expectError(answer, 422, JSON.stringify(body))).toContain('Copy as a prompt');

/** The `data` of a good reply, held to the specification's schema. */
export const ask = async (url: string, endpoint: Endpoint, body: Body): Promise<Data> =>
  expectReply(endpoint, await post(url + endpoint.path, body), body);

/** As `ask`, of a request that nobody need have written anything for. */
export const askFreely = async (url: string, endpoint: Endpoint, body: Body): Promise<void> => {
  const answer = await post(url + endpoint.path, body);
  if (endpoint.mayDecline && answer.status === 422) expectDecline(answer, body);
  else expectReply(endpoint, answer, body);
};

export const held = (data: Data, list: string): unknown[] => data[list] as unknown[];

/** As `ask`, or what takes its place, or a refusal that names the language where that is not English. */
export const askInAnyLanguage = async (
  url: string,
  endpoint: Endpoint,
  body: Body,
  askInEnglish: (url: string, endpoint: Endpoint, body: Body) => Promise<unknown> = ask,
): Promise<void> => {
  const { language } = body;
  const { choices, speaks } = endpoint;
  if (
    choices['language'] &&
    !speaks.includes(typeof language === 'string' && language !== '' ? language : choices['language'].default)
  ) {
    const error = expectError(await post(url + endpoint.path, body), 422, String(language));
    expect(error).toContain(language);
    expect(error).toMatch(/English/);
    expect(error).toMatch(/language model/);
  } else await askInEnglish(url, endpoint, body);
};

/** As `ask`, or a refusal in words: a writer may say that it has nothing to work with; it may not fail. */
export const askOddly = async (url: string, endpoint: Endpoint, body: Body): Promise<void> => {
  const answer = await post(url + endpoint.path, body);
  if (answer.status === 422) expectError(answer, 422);
  else expectReply(endpoint, answer, body);
};

/** The lists of the options endpoint, by the key of the request they are for. */
export const listsOf = async (url: string, { options }: Endpoint): Promise<Record<string, readonly (string | number)[]>> => {
  if (!options) return {};
  const data = expectData(await call(url + options.path)) as Record<string, (string | number)[]>;
  expect(Object.keys(data).sort()).toEqual(Object.keys(options.lists).sort());
  return Object.fromEntries(Object.entries(options.lists).map(([list, key]) => [key, data[list] ?? []]));
};
