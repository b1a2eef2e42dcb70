/** Every tool and every writer, found by their files. */
import type { AnyTool } from '../engine/definition/index.ts';
import type { Writer } from './writer.ts';

const definitions = import.meta.glob<AnyTool>('../tools/*.ts', { import: 'default', eager: true });
const writers = import.meta.glob<Writer>('./writers/*.ts', { import: 'default' });

export const tools: readonly AnyTool[] = Object.values(definitions);

/** Whether the endpoint with this key has an embedded writer, without loading it. */
export const hasWriter = (key: string): boolean => `./writers/${key}.ts` in writers;

/** The embedded writer of the endpoint with this key, loaded with its data when it is first needed; undefined where there is none. */
export const loadWriter = (key: string): Promise<Writer> | undefined => writers[`./writers/${key}.ts`]?.();
