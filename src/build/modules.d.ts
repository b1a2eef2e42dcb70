declare module 'virtual:catalogue' {
  type AnyTool = import('../../engine/definition/tool.ts').AnyTool;
  export type Card = Pick<AnyTool, 'slug' | 'name' | 'summary' | 'group' | 'icon'>;
  export const cards: readonly Card[];
  export const loaders: Readonly<Record<string, () => Promise<{ default: AnyTool }>>>;
}
