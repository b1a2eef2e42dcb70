/** Finds the prompts that are near a search in meaning, by what they are for, their tags and what people ask who look for them. */
import { comparedWith } from '../meaning/condensed.ts';
import { encode } from '../meaning/encoder.ts';
import { askedFor } from './askedFor.ts';
import { catalogue } from './catalogue.ts';
import type { CataloguePrompt } from './prompt.ts';
import vectorBytes from './prompts.bin';

const textsOf = ({ id, description, tags }: CataloguePrompt): readonly string[] => [
  description,
  tags.join(', '),
  ...askedFor(id),
];

/** In the order of the vectors. */
export const promptTexts = (): readonly string[] => catalogue.flatMap(textsOf);

let compare: ReturnType<typeof comparedWith> | undefined;

/** How near each prompt is to a search, by its id: its nearest text, from 0 to 1. Undefined where the encoder is out of reach. */
export const nearPrompts = async (search: string): Promise<ReadonlyMap<string, number> | undefined> => {
  const vectors = await encode([search]);
  if (!vectors) return undefined;
  compare ??= comparedWith(vectorBytes);
  const near = compare(vectors[0]!);
  let from = 0;
  return new Map(
    catalogue.map((prompt) => {
      const to = from + textsOf(prompt).length;
      const nearest = Math.max(...near.subarray(from, to));
      from = to;
      return [prompt.id, nearest] as const;
    }),
  );
};
