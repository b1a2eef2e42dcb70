/** Loads the data of writers before they are asked: each writes the first example of its tool. */
import { endpointsOf, type AnyTool, type Endpoint } from '../engine/definition/index.ts';
import { generate, type Writing } from './api/generate.ts';
import { checkRequest } from './api/requestCheck.ts';
import { tools } from './catalogue.ts';
import type { Log } from './log.ts';
import type { WhoWrites } from './model/who.ts';
import type { InPools } from './pools/pools.ts';

interface Example {
  readonly endpoint: Endpoint;
  readonly values: AnyTool['examples'][number]['values'];
}

const exampleOf = (tool: AnyTool): Example | undefined => {
  const [example] = tool.examples;
  const [endpoint] = endpointsOf(tool);
  return endpoint && example && { endpoint, values: example.values };
};

/** Every writer, as often at once as it may have threads. */
export const warmUp = async (log: Log, writing: Writing, threads: number): Promise<void> => {
  for (const tool of tools) {
    const example = exampleOf(tool);
    if (!example) continue;
    const start = performance.now();
    const write = () => generate(example.endpoint, example.values, new AbortController().signal, log, writing);
    await Promise.allSettled(Array.from({ length: threads }, write));
    log.info({ event: 'warmed', tool: tool.slug, ms: Math.round(performance.now() - start) });
  }
};

/**
 * For each page that is opened: has what its tool's writer needs loaded while the visitor reads and types. A writer that a
 * language model takes the place of is left alone.
 */
export const preparing = (prepare: InPools['prepare'], who?: WhoWrites): ((address: string) => void) => {
  const examples = new Map(tools.map((tool) => [`/${tool.slug}`, exampleOf(tool)]));
  return (address) => {
    const example = examples.get(address);
    if (!example || who?.(example.endpoint) === 'model') return;
    prepare(example.endpoint.key, () => checkRequest(example.endpoint, example.values));
  };
};
