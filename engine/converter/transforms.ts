/** A transform may take the strength of its effect and a source of random numbers. */
export type Transform = (text: string, options?: { readonly intensity: number; readonly random: () => number }) => string;
/** The transforms that a definition names, loaded. */
export type Transforms = Readonly<Record<string, Transform>>;
