/** Checks that a reply does not repeat the instructions. */
import type { Values } from '../../engine/definition/index.ts';

/** Every text of a reply, at any depth. */
export const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

const RUN = 10;
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? [];
const runsIn = (words: readonly string[]): Set<string> =>
  new Set(words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN).join(' ')));

/** Checks for long parts of the instructions in a reply. What the visitor typed may resemble them, and is allowed. */
export const createLeakCheck = (instructions: string, request: Values): ((reply: unknown) => boolean) => {
  const typed = runsIn(wordsOf(textsIn(request).join('\n')));
  const told = new Set([...runsIn(wordsOf(instructions))].filter((run) => !typed.has(run)));
  return (reply) =>
    textsIn(reply).some((text) => {
      if (/<(text|number|whole number|one of|a few words)\b[^<>]*:/.test(text)) return true;
      const words = wordsOf(text);
      return words.some((_, at) => at + RUN <= words.length && told.has(words.slice(at, at + RUN).join(' ')));
    });
};
