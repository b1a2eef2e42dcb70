export * from './compile.ts';
export * from './judge.ts';
export type * from './rule.ts';
