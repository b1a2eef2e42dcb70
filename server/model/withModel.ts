/** The writers of a server with a language model connected: for each endpoint the model, the embedded writer, or both. */
import { endpointsOf, type AnyTool, type Endpoint } from '../../engine/definition/index.ts';
import { loadPrompt } from '../../model/index.ts';
import type { Writer } from '../writer.ts';
import type { ModelConfig } from './config.ts';
import { withBeside } from './beside.ts';
import { withFallback, writesIn } from './fallback.ts';
import { createGate } from '../gate.ts';
import { countedClient } from '../operate/measured.ts';
import type { Metrics } from '../operate/metrics.ts';
import type { Surroundings } from './modelWriter.ts';

type LoadWriter = (key: string) => Promise<Writer> | undefined;

/**
 * Gives the writers unchanged where no model is connected; the client library is loaded with the first text that a model is to
 * write.
 */
export const withModel = (
  load: LoadWriter,
  config: ModelConfig | undefined,
  tools: readonly AnyTool[],
  metrics: Metrics,
): LoadWriter => {
  if (!config) return load;
  const endpoints = new Map(tools.flatMap(endpointsOf).map((endpoint) => [endpoint.key, endpoint]));
  const gate = createGate({ places: config.concurrency, queue: config.queue });
  metrics.queue('model', gate);
  let surroundings: Promise<Surroundings> | undefined;
  const surround = async (): Promise<Surroundings> => {
    const { createClient } = await import('./client.ts');
    return { client: countedClient(createClient(config), metrics.modelCall), gate, config };
  };
  const make = async (endpoint: Endpoint): Promise<Writer> => {
    surroundings ??= surround();
    const { createModelWriter } = await import('./modelWriter.ts');
    return createModelWriter(endpoint, await loadPrompt(endpoint.key), await surroundings);
  };
  const makeAlone = async (endpoint: Endpoint): Promise<Writer> => {
    const writer = await make(endpoint);
    return config.fallback ? withFallback(writer, endpoint, load) : writer;
  };
  const makeBoth = async (endpoint: Endpoint, embedded: Promise<Writer>): Promise<Writer> => {
    const [exact, model] = [await embedded, await make(endpoint)];
    return withBeside(endpoint.key, exact, model, (writer, request) => writesIn(endpoint, writer, request));
  };
  const made = new Map<string, Promise<Writer>>();
  return (key) => {
    const endpoint = endpoints.get(key);
    if (!endpoint) return load(key);
    const who = config.who(endpoint);
    const embedded = who === 'model' ? undefined : load(key);
    // A tool without an embedded writer is better served by the model than not at all.
    if ((embedded && who !== 'both') || who === 'kept') return embedded;
    const writer = made.get(key) ?? (embedded ? makeBoth(endpoint, embedded) : makeAlone(endpoint));
    made.set(key, writer);
    return writer;
  };
};
