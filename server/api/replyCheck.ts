/** Checks the server's own replies against the strict schema of their tool before they are sent. */
import { Ajv, type ValidateFunction } from 'ajv';
import { replySchema } from '../../engine/definition/jsonSchema.ts';
import type { Endpoint } from '../../engine/definition/index.ts';

const ajv = new Ajv();
const compiled = new Map<string, ValidateFunction>();

const checkFor = ({ key, reply }: Endpoint): ValidateFunction => {
  const known = compiled.get(key);
  if (known) return known;
  const check = ajv.compile(replySchema(reply.data));
  compiled.set(key, check);
  return check;
};

/** The place where the reply does not match its schema; undefined where it matches. Never contains any of the reply's text. */
export const faultIn = (endpoint: Endpoint, reply: unknown): string | undefined => {
  const check = checkFor(endpoint);
  check(reply);
  const first = check.errors?.[0];
  return first && `${first.instancePath || '/'} ${first.keyword}`;
};
