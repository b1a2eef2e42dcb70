/** The tools' own prompts, found by their files: `prompts/<slug>.ts`, of a further call `prompts/<slug>.<call>.ts`. */
import type { Endpoint, Values } from '../../engine/definition/index.ts';
import { choicesIn } from './instructions.ts';
import type { Prompt } from './prompt.ts';

/** The words of a prompt for one request. */
export type Task = (endpoint: Pick<Endpoint, 'fields'>, request: Values) => string;

const files = import.meta.glob<Prompt>('./prompts/*.ts', { import: 'default', eager: true });

/** The prompt of the endpoint with this key; undefined where the generic one serves. */
export const taskOf = (key: string): Task | undefined => {
  const prompt = files[`./prompts/${key}.ts`];
  if (prompt === undefined) return undefined;
  return typeof prompt === 'string' ? () => prompt : (endpoint, request) => prompt(choicesIn(endpoint, request) as never);
};
