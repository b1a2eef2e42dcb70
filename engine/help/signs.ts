/**
 * How a sign is told from words that only look like one: "died", "pills" and "bridge" mean nothing alone, and something where they
 * stand beside each other and beside a person.
 */

export interface Sign {
  readonly parts: readonly RegExp[];
  /** How far from the first part the others may stand, in characters. */
  readonly within: number;
  /** What makes the same words harmless: "kill her with kindness". */
  readonly unless?: RegExp;
}

const asPart = (pattern: string): RegExp => new RegExp(String.raw`(?<![\w'])(?:${pattern})(?![\w'])`, 'gi');

/** Words that say it by themselves. */
export const said = (pattern: string, unless?: string): Sign => together(60, [pattern], unless);

/** Parts that stand near each other, in any order. */
export const together = (within: number, parts: readonly string[], unless?: string): Sign => ({
  parts: parts.map(asPart),
  within,
  ...(unless !== undefined && { unless: asPart(unless) }),
});

const isIn = (text: string, part: RegExp): boolean => {
  part.lastIndex = 0;
  return part.test(text);
};

/** Whether the text shows this sign. Every text that is typed is asked for every sign, so nothing is made that is not needed. */
export const shows = (text: string, { parts: [first, ...others], within, unless }: Sign): boolean => {
  first!.lastIndex = 0;
  for (let found = first!.exec(text); found; found = first!.exec(text)) {
    const around = text.slice(Math.max(0, found.index - within), found.index + found[0].length + within);
    if (others.every((part) => isIn(around, part)) && !(unless && isIn(around, unless))) return true;
  }
  return false;
};
