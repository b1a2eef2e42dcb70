/** Every tool and every writer, found by their files. */
import type { AnyTool } from '../engine/definition/index.ts';
import type { Writer } from './writer.ts';

const definitions = import.meta.glob<AnyTool>('../tools/*.ts', { import: 'default', eager: true });
const writers = import.meta.glob<Writer>('./writers/*.ts', { import: 'default' });

export const tools: readonly AnyTool[] = Object.values(definitions);

/** The keys of the endpoints that have an embedded writer. */
export const writerKeys: readonly string[] = Object.keys(writers).map((file) => file.slice('./writers/'.length, -'.ts'.length));

/** The embedded writer of the endpoint with this key, loaded with its data when it is first needed; undefined where there is none. */
export const loadWriter = (key: string): Promise<Writer> | undefined => writers[`./writers/${key}.ts`]?.();
