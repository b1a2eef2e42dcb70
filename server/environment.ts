/** Reads environment variables. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** @throws Error that names the variable where it is no whole number. */
export const wholeNumber = (env: Environment, name: string, fallback: number, least = 0): number => {
  const text = env[name];
  if (text === undefined || text.trim() === '') return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < least)
    throw new Error(`${name} must be a whole number${least > 0 ? ` of at least ${least}` : ''}, not "${text}"`);
  return value;
};

/**
 * One of a few words; the first where the variable is not set.
 * @throws Error that names the variable for any other.
 */
export const oneOf = <const W extends readonly [string, ...string[]]>(env: Environment, name: string, words: W): W[number] => {
  const text = env[name]?.trim().toLowerCase() || words[0];
  const found = words.find((word) => word === text);
  if (found === undefined) throw new Error(`${name} must be one of ${words.join(', ')}, not "${text}"`);
  return found;
};
