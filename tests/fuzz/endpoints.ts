/** Every endpoint of the catalogue, and how to call it: nothing is named by hand. */
import { expect } from 'vitest';
import {
  endpointsOf,
  isText,
  shownFields,
  standInTarget,
  type AnyTextField,
  type Endpoint,
} from '../../engine/definition/index.ts';
import { faultIn } from '../../server/api/replyCheck.ts';
import { tools } from '../../server/catalogue.ts';
import { call, type Answer } from '../contract/http.ts';
import { expectData, expectError } from '../contract/replies.ts';

export type Body = Readonly<Record<string, unknown>>;

export const endpoints: readonly Endpoint[] = tools.flatMap(endpointsOf);

export const textFields = ({ fields }: Endpoint): [key: string, field: AnyTextField][] =>
  shownFields(fields).filter((entry): entry is [string, AnyTextField] => isText(entry[1]));

/** Under which key the words of a field are sent. */
export const keyOf = (key: string, field: AnyTextField): string => standInTarget(field) ?? key;

const PLACES = /:(\w+)/g;

/** The names that stand in its path. */
const namesIn = ({ path }: Endpoint): string[] => Array.from(path.matchAll(PLACES), ([, name = '']) => name);

/** What can stand in an address of this value: halves of letters cannot. */
const inAddress = (value: unknown): string =>
  encodeURIComponent(Buffer.from(typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toString());

/** One call with this body, a GET with its keys in the query. `json` is what is sent where the body itself cannot say it. */
export const callWith = (url: string, endpoint: Endpoint, body: Body, json = JSON.stringify(body)): Promise<Answer> => {
  const path = endpoint.path.replace(PLACES, (_, name: string) => inAddress(body[name] ?? ''));
  if (endpoint.method === 'post')
    return call(url + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: json });
  const said = Object.entries(body).filter(([, value]) => value !== undefined && value !== null);
  const query = said.map(([key, value]) => `${inAddress(key)}=${inAddress(value)}`);
  return call(`${url}${path}?${query.join('&')}`);
};

/** Refusals in words: of the request, of what can be written of it, and of one too many. */
const REFUSALS = [400, 413, 422];

/**
 * The law of every reply, whatever was sent: the tool's data as its schema says, or a refusal in the envelope. A fault of
 * ours is never an answer, but that there is no room just now.
 */
export const expectLawful = (endpoint: Endpoint, answer: Answer, about: string): void => {
  if (answer.status === 200) expect(faultIn(endpoint, expectData(answer, about)), about).toBeUndefined();
  else if (answer.status === 503) {
    expectError(answer, 503, about);
    expect(answer.headers['retry-after'], about).toMatch(/^\d+$/);
  } else {
    const refusals = namesIn(endpoint).length > 0 ? [...REFUSALS, 404] : REFUSALS;
    expect(refusals, `${about}: ${answer.status} ${answer.text.slice(0, 200)}`).toContain(answer.status);
    expectError(answer, answer.status, about);
  }
};
