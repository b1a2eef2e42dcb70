/** What one row of a table says, as an answer. */
import type { Answer } from '../answer.ts';

export const row = (lead: string, standard: readonly string[], topics: readonly string[]): Answer => ({
  confidence: 96,
  lead,
  more: [standard.filter((text) => text !== ''), [], []],
  asides: { source: 'Known from the tool’s own shelf of settled facts.' },
  topics,
});

/** The words of a question that are left when these phrases, each where it stands, are taken out. */
export const leftOf = (plain: string, ...phrases: readonly RegExp[]): string =>
  phrases
    .reduce((left, phrase) => left.replace(phrase, ' '), ` ${plain.replaceAll(/[?,"“”]/g, ' ')} `)
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Words that carry a question and ask for nothing themselves. */
export const CARRYING =
  /(?<![\w'/&-])(?:what|whats|what's|which|how|much|many|is|are|was|does|do|did|will|would|can|the|an?|of|in|on|at|to|for|from|into|as|it|its|there|you|i|we|they|people|me|my|your|tell|please|get|have|has|about|roughly|approximately|exactly|actually|currently|current|now|today|called|mean|say)(?![\w'/&-])/g;
