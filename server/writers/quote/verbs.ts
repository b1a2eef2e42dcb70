/** Verbs of our own frames, said of one thing or of several. */
const IRREGULAR: Readonly<Record<string, readonly [one: string, many: string]>> = {
  is: ['is', 'are'],
  'isn’t': ['isn’t', 'aren’t'],
  was: ['was', 'were'],
  has: ['has', 'have'],
  does: ['does', 'do'],
  'doesn’t': ['doesn’t', 'don’t'],
};

/** "ask" → "asks", "teach" → "teaches", "carry" → "carries", "is" → "is". */
export const thirdPerson = (verb: string): string => {
  const known = IRREGULAR[verb];
  if (known) return known[0];
  if (/(?:s|x|z|ch|sh|o)$/.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
};

/** "ask" → "ask", "is" → "are". */
export const plural = (verb: string): string => IRREGULAR[verb]?.[1] ?? verb;
