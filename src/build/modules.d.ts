declare module 'virtual:catalogue' {
  type Definition =
    | import('../../engine/definition/tool.ts').AnyTool
    | import('../../engine/definition/converter.ts').ConverterDefinition;
  /** A definition, the transforms it names, and the pages it leads on to. */
  export interface PageModule<D = Definition> {
    readonly default: D;
    readonly transforms: import('../../engine/converter/transforms.ts').Transforms;
    /** Writes in place of a server that cannot be reached, where the tool names it. */
    readonly fallback: import('../../engine/run/fallback.ts').LoadRewrite | undefined;
    /** The tool's own screen, where it has one. */
    readonly screen: import('../../engine/page/ToolPage.tsx').Screen | undefined;
    readonly related: readonly { readonly slug: string; readonly name: string }[];
  }
  type Loaders = Readonly<Record<string, () => Promise<PageModule>>>;
  export const tools: Loaders;
  export const converters: Loaders;
}
declare module 'virtual:cards' {
  type AnyTool = import('../../engine/definition/tool.ts').AnyTool;
  /** What the home page shows of every page. */
  export type Card = Pick<AnyTool, 'slug' | 'name' | 'summary' | 'group'> & {
    readonly kind: 'tool' | 'converter';
    readonly icon?: string;
    readonly specimen?: string;
  };
  export const cards: readonly Card[];
}
declare module 'virtual:finding' {
  /** By slug: what the search looks through, beside the cards. */
  export const words: Readonly<
    Record<string, { readonly alsoCalled: readonly string[]; readonly options: readonly string[] } | undefined>
  >;
}
declare module 'virtual:receivers' {
  /** A page that a text written elsewhere can be sent to, and the name of the box that it goes into. */
  export const receivers: readonly { readonly slug: string; readonly name: string; readonly field: string }[];
}
declare module 'virtual:styles' {
  interface StyleOfAny
    extends Pick<import('../../engine/definition/index.ts').ConverterStyle, 'key' | 'label' | 'transform' | 'copied'> {
    /** The slug of its converter. */
    readonly of: string;
    readonly intensity: number;
  }
  export const styles: readonly StyleOfAny[];
  export const transforms: import('../../engine/converter/transforms.ts').Transforms;
}
declare module 'virtual:blocks' {
  export const blocks: import('../../engine/page/kit.ts').Blocks;
}
declare module '*.yaml' {
  const held: unknown;
  export default held;
}
declare module '*.bin' {
  const bytes: Uint8Array;
  export default bytes;
}
declare module 'virtual:common-words' {
  /** The 40,000 commonest words as counted in Wikipedia, the most frequent first, with spaces between them. */
  const words: string;
  export default words;
}
declare module 'virtual:vocabulary' {
  /** A line for each English word that people know (`server/lexicon/derived.ts`). */
  export default function text(): string;
}

declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2';
    readonly variationAxes: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
    readonly keepFeatures: readonly string[];
  }
  /** The font with nothing but what `text` needs. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
