/** What a row of `lines/*.yaml` must be. For the check of the content alone: nothing of it is loaded to write. */
import { z } from 'zod';
import { optionValue, valuesOf } from '../../../engine/definition/index.ts';
import tool from '../../../tools/quote-generator.ts';

const { quoteType, style, audience } = tool.fields;
const someOf = (options: Parameters<typeof valuesOf>[0], most: number) =>
  z
    .array(z.enum(valuesOf(options).map((option) => String(optionValue(option)))))
    .min(1)
    .max(most);

export const line = z.strictObject({
  text: z.string(),
  types: someOf(quoteType.options, 3),
  styles: someOf(style.options, 3),
  audiences: someOf(audience.options, 3).optional(),
});

/** Of any length that can be asked for. */
export const LINE_WORDS = [5, 45] as const;
