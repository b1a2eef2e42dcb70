import type { CataloguePrompt, Category } from '../prompt.ts';

type Entry = Omit<CataloguePrompt, 'category'>;

/** Undoes the wrapping and indentation of text in a source file: lines are joined, and a blank line separates paragraphs. */
const unwrapped = (source: string): string =>
  source
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim().replace(/(?<!\s)\s*\n\s*/g, ' '))
    .join('\n\n');

/** The prompts of one category. */
export const entriesOf = (category: Category, entries: readonly Entry[]): readonly CataloguePrompt[] =>
  entries.map((entry) => ({ ...entry, category, prompt: unwrapped(entry.prompt) }));
