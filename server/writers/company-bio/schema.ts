/** What a file of `trades/` and one of `frames/` must be. For the check of the content alone: nothing of it is loaded to write. */
import { z } from 'zod';
import { NUMBERS_AND_CLAIMS } from './trade.ts';

const sentence = z
  .string()
  .regex(/^(?:\p{Lu}|\{).*[.?]$/u, 'is a sentence with a capital and a mark')
  .refine((text) => !NUMBERS_AND_CLAIMS.test(text), 'claims what no visitor did');
const sentences = z.array(sentence).min(1);

/** Trades by a name of their own. */
export const trades = z.record(
  z.string().regex(/^[a-z]+(?:-[a-z]+)*$/),
  z.strictObject({
    called: z.array(z.string().regex(/^=?\p{Ll}|^\d/u)).min(1),
    does: sentences.length(1),
    wants: sentences,
    work: sentences.optional(),
    begin: sentences.optional(),
  }),
);

/** Frames by tone or style, and by what they hold: "Friendly/kind". */
export const frames = z.record(z.string().regex(/^\p{Lu}\p{L}+\/[a-z]+$/u), z.array(z.string()).min(1));
