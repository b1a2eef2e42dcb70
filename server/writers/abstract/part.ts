/** The parts of a paper that a sentence may belong to, in their usual order. */
export const PARTS = ['background', 'aim', 'method', 'result', 'conclusion', 'limitation', 'outlook'] as const;
export type Part = (typeof PARTS)[number];

/** A value for each part. */
export type ByPart<T> = Readonly<Record<Part, T>>;

export const byPart = <T>(valueOf: (part: Part) => T): ByPart<T> =>
  Object.fromEntries(PARTS.map((part) => [part, valueOf(part)])) as Record<Part, T>;
