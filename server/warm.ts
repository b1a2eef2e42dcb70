import { endpointsOf } from '../engine/definition/index.ts';
import { generate, type Writing } from './api/generate.ts';
import { tools } from './catalogue.ts';
import type { Log } from './log.ts';

/**
 * Lets every writer write its tool's first example, as often at once as it may have threads, so that its data is loaded before
 * the first visitor comes.
 */
export const warmUp = async (log: Log, writing: Writing, threads: number): Promise<void> => {
  for (const tool of tools) {
    const [example] = tool.examples;
    const [endpoint] = endpointsOf(tool);
    if (!endpoint || !example) continue;
    const start = performance.now();
    const write = () => generate(endpoint, example.values, new AbortController().signal, log, writing);
    await Promise.allSettled(Array.from({ length: threads }, write));
    log.info({ event: 'warmed', tool: tool.slug, ms: Math.round(performance.now() - start) });
  }
};
