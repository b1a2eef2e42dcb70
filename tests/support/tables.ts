/** Every table of what the specification says of a tool, found by its file. */
import type { ToolTable } from '../spec/table.ts';

const files = import.meta.glob<ToolTable>(['../spec/*.ts', '!../spec/table.ts'], { eager: true, import: 'default' });

/** By slug, as the file is called. */
export const tables: ReadonlyMap<string, ToolTable> = new Map(
  Object.entries(files).map(([file, table]) => [file.replace(/^.*\/|\.ts$/g, ''), table]),
);
