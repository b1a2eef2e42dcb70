/** Title case as publishers use it: small words in lower case, except the first, the last and the one after a colon. */

const SMALL =
  /^(?:a|an|the|and|or|but|nor|for|of|in|on|at|to|by|as|per|via|with|from|into|onto|over|vs\.?|de|du|des|la|le|von|van|y|e|du)$/i;

const raised = (word: string): string => word.replace(/\p{L}/u, (letter) => letter.toUpperCase());

/** Words with a capital inside them (iPad, DARPA) and names stay as they are. */
export const titleCase = (words: string): string => {
  const parts = words.trim().split(/\s+/);
  return parts
    .map((word, at) => {
      const bare = word.replace(/^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/gu, '');
      if (/\p{Lu}/u.test(bare)) return word;
      const opens = at === 0 || /[:?!.—]$/.test(parts[at - 1]!);
      const closes = at === parts.length - 1 || /[:?!]$/.test(word);
      if (!opens && !closes && SMALL.test(bare)) return word;
      // Both parts of a hyphenated word, but not the letters after an apostrophe or a digit.
      if (/^\P{L}*\d/u.test(word) && !word.includes('-')) return word;
      return word
        .split('-')
        .map((half, n) => (n > 0 && SMALL.test(half) ? half : /^\d/.test(half) ? half : raised(half)))
        .join('-');
    })
    .join(' ');
};
