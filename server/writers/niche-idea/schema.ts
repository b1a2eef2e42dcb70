/** What a row of `ideas/*.yaml` must be. For the check of the content alone: nothing of it is loaded to write. */
import { z } from 'zod';
import { optionValue, valuesOf } from '../../../engine/definition/index.ts';
import tool from '../../../tools/niche-idea-generator.ts';

const { businessType, targetMarket, industry } = tool.fields;
const someOf = (options: Parameters<typeof valuesOf>[0]) =>
  z.array(
    z.enum(
      valuesOf(options)
        .map((option) => String(optionValue(option)))
        .filter((value) => !value.startsWith('Any')),
    ),
  );
const clause = z.string().regex(/[^.!?;:]$/, 'is no sentence: no mark at its end');

export const idea = z.strictObject({
  title: z.string().regex(/^[\p{Lu}\p{N}].*[^.!?,;:]$/u, 'begins with a capital and ends without a mark'),
  for: z.array(z.string()).min(1).max(4),
  buyer: clause,
  problem: clause,
  sold: clause,
  step: z.string().regex(/^\p{Lu}.*[.!?]$/u, 'is a whole sentence'),
  kinds: someOf(businessType.options).min(1).max(3),
  budget: z.enum(['none', 'minimal', 'low', 'medium', 'high']),
  skill: z.enum(['beginner', 'intermediate', 'advanced', 'expert']),
  markets: someOf(targetMarket.options).min(1),
  industries: someOf(industry.options),
  repeat: z.enum(['once', 'yearly', 'seasonal', 'monthly', 'weekly']),
  margin: z.enum(['thin', 'fair', 'good']),
  scales: z.boolean(),
  crowd: z.enum(['none', 'few', 'some', 'many']),
  weeks: z.number().int().min(1).max(60),
});
