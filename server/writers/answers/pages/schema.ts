/** What a file of written answers must hold. */
import { z } from 'zod';

const sentence = z.string().regex(/[.!?:…”’)]$/, 'must end as a sentence does');

const entry = z
  .strictObject({
    ask: z.array(z.string().min(3)).min(1),
    says: sentence,
    more: z.array(sentence).min(1).optional(),
    steps: z.array(sentence).min(2).optional(),
    caution: sentence.optional(),
  })
  .refine(({ ask }) => ask[0]!.endsWith('?'), 'the first way to ask must be a whole question');

/** By kind, such as "facts about painting". */
export const answersFile = z.record(z.string(), z.array(entry).min(1));
