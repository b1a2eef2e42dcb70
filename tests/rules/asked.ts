/** A request as the server takes it, and as the description of the API does. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Endpoint, Values } from '../../engine/definition/index.ts';
import { Problem } from '../../server/api/problem.ts';
import { checkRequest } from '../../server/api/requestCheck.ts';
import { requestSchema } from '../../server/api/requestSchema.ts';

export type Contract = Pick<Endpoint, 'fields' | 'atLeastOne'>;

/** As it arrives. What is no number at all has no place in JSON: it comes as the word for it. */
export const sent = (value: Values): Values =>
  JSON.parse(
    JSON.stringify(value, (_, one: unknown) => (typeof one === 'number' && !Number.isFinite(one) ? String(one) : one)),
  ) as Values;

/** What the server makes of a request, or its words of refusal. */
export const served = (contract: Contract, body: Values): { readonly request: Values } | { readonly refusal: string } => {
  try {
    return { request: checkRequest(contract, sent(body)) };
  } catch (problem) {
    if (problem instanceof Problem && problem.status === 400) return { refusal: problem.message };
    throw problem;
  }
};

export const describing = (contract: Contract) => new Ajv2020({ strict: false }).compile(requestSchema(contract));
