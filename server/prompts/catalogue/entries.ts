import type { CataloguePrompt, Category } from '../prompt.ts';

type Entry = Omit<CataloguePrompt, 'category'>;

/** Text as it was meant, from source wrapped and indented to fit the file: lines run on, a blank line parts paragraphs. */
const unwrapped = (source: string): string =>
  source
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim().replace(/(?<!\s)\s*\n\s*/g, ' '))
    .join('\n\n');

/** The prompts of one category. */
export const entriesOf = (category: Category, entries: readonly Entry[]): readonly CataloguePrompt[] =>
  entries.map((entry) => ({ ...entry, category, prompt: unwrapped(entry.prompt) }));
