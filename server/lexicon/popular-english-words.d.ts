declare module 'popular-english-words' {
  /** About 225,000 words as counted in Wikipedia, the most frequent first. */
  export const words: { getAll(): readonly string[] };
}
