/** The tools' own prompts, found by their files: `prompts/<slug>.ts`, of a side call `prompts/<slug>.<call>.ts`. */
import type { Prompt } from './prompt.ts';

const files = import.meta.glob<Prompt>('./prompts/*.ts', { import: 'default' });

/** The prompt of the endpoint with this key, loaded alone; undefined where the generic one serves. */
export const loadPrompt = async (key: string): Promise<Prompt | undefined> => files[`./prompts/${key}.ts`]?.();
