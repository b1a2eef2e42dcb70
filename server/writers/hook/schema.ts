/** What a row of `pieces/*.yaml` must be. For the check of the content alone: nothing of it is loaded to write. */
import { z } from 'zod';
import { optionValue, valuesOf } from '../../../engine/definition/index.ts';
import tool from '../../../tools/hook-generator.ts';

const { hookType, tone, hookGenre, targetAudience } = tool.fields;
const oneOf = (options: Parameters<typeof valuesOf>[0]) => z.enum(valuesOf(options).map((option) => String(optionValue(option))));

export const hook = z.strictObject({
  text: z.string().regex(/^[“‘]?[\p{Lu}\p{N}$].*[.!?]["”’]?$/u, 'is a sentence with a capital and a mark'),
  types: z.array(oneOf(hookType.options)).min(1).max(3),
  tones: z.array(oneOf(tone.options)).optional(),
  genres: z.array(oneOf(hookGenre.options)).optional(),
  audiences: z.array(oneOf(targetAudience.options)).optional(),
});

/** Patterns by kind. */
export const hookPatterns = z.record(oneOf(hookType.options), z.array(z.string()).min(1));
