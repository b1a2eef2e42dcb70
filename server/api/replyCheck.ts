/** The server's own replies, held to the strict schema of their tool before they leave (DESIGN, section 5). */
import { Ajv, type ValidateFunction } from 'ajv';
import { replySchema } from '../../engine/definition/jsonSchema.ts';
import type { AnyTool } from '../../engine/definition/index.ts';

const ajv = new Ajv({ allErrors: false });
const compiled = new Map<string, ValidateFunction>();

const checkFor = (tool: AnyTool): ValidateFunction => {
  const known = compiled.get(tool.slug);
  if (known) return known;
  const check = ajv.compile(replySchema(tool.reply.data));
  compiled.set(tool.slug, check);
  return check;
};

/** Where the reply breaks its schema, or undefined where it does not. Never holds any of the reply's text. */
export const faultIn = (tool: AnyTool, reply: unknown): string | undefined => {
  const check = checkFor(tool);
  if (check(reply)) return undefined;
  const [first] = check.errors ?? [];
  return `${first?.instancePath || '/'} ${first?.keyword ?? 'unknown'}`;
};
