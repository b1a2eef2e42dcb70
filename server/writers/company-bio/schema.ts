/** What a row of `trades/*.yaml` and a file of `frames/` must be. For the check of the content alone: nothing of it is loaded to write. */
import { z } from 'zod';
import { NUMBERS_AND_CLAIMS, USES } from './trade.ts';

export const tradeSentence = z.strictObject({
  text: z
    .string()
    .regex(/^\p{Lu}.*[.?]$/u, 'is a sentence with a capital and a mark')
    .refine((text) => !NUMBERS_AND_CLAIMS.test(text), 'claims what no visitor did'),
  use: z.enum(USES),
});

/** Frames by tone or style, and by what they hold: "Friendly/kind". */
export const frames = z.record(z.string().regex(/^\p{Lu}\p{L}+\/[a-z]+$/u), z.array(z.string()).min(1));
