/** Loads the prompts of the tools, found by their files: `prompts/<slug>.ts`, or `prompts/<slug>.<call>.ts` for a side call. */
import type { Prompt } from './prompt.ts';

const files = import.meta.glob<Prompt>('./prompts/*.ts', { import: 'default' });

/** The prompt of the endpoint with this key; undefined where the generic prompt is used. */
export const loadPrompt = async (key: string): Promise<Prompt | undefined> => files[`./prompts/${key}.ts`]?.();
