/** The metrics for an operator's Prometheus: counts and times under names of our own, never anything that came with a request. */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { GateLoad } from '../gate.ts';

export interface Metrics {
  /** @param said its route is a pattern, never an address that somebody made up. */
  readonly request: (said: { readonly method: string; readonly route: string; readonly status: number }, ms: number) => void;
  /** How long the writer with this key took, including the wait for a thread. */
  readonly writer: (key: string, outcome: 'done' | 'failed', ms: number) => void;
  /** A writer found nothing for a request: the id of the subject that lacks content. */
  readonly nothingFound: (key: string, lacks: string) => void;
  readonly modelCall: (outcome: string) => void;
  /** Reports a queue's load whenever the metrics are read. */
  readonly queue: (name: string, load: GateLoad) => void;
  /** From now on, also reports on the process: memory, processor time, delays of the event loop. */
  readonly watchProcess: () => void;
  /** In Prometheus's text format. */
  readonly text: () => Promise<string>;
}

/** In seconds: from a page out of memory to a model's long text. */
const BUCKETS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120];

export const createMetrics = (): Metrics => {
  const register = new Registry();
  const registers = [register];
  const requests = new Counter({
    name: 'suite_requests_total',
    help: 'Requests whose reply is over',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const requestTimes = new Histogram({
    name: 'suite_request_seconds',
    help: 'From a request to the last of its reply',
    labelNames: ['route'],
    buckets: BUCKETS,
    registers,
  });
  const refusals = new Counter({ name: 'suite_rate_limit_refusals_total', help: 'Requests beyond the limit', registers });
  const writers = new Histogram({
    name: 'suite_writer_seconds',
    help: 'From a checked request to its text, the wait for a thread included',
    labelNames: ['writer', 'outcome'],
    buckets: BUCKETS,
    registers,
  });
  const nothingFound = new Counter({
    name: 'suite_nothing_found_total',
    help: 'Texts refused because nothing was written for their subject',
    labelNames: ['writer', 'lacks'],
    registers,
  });
  const modelCalls = new Counter({
    name: 'suite_model_calls_total',
    help: 'Calls to the language model by how they ended',
    labelNames: ['outcome'],
    registers,
  });

  const queues = new Map<string, GateLoad>();
  const perQueue = { labelNames: ['queue'], registers } as const;
  new Gauge({
    ...perQueue,
    name: 'suite_queue_waiting',
    help: 'Texts that wait for a place',
    collect() {
      for (const [queue, { waiting }] of queues) this.set({ queue }, waiting);
    },
  });
  new Gauge({
    ...perQueue,
    name: 'suite_queue_running',
    help: 'Texts that have a place',
    collect() {
      for (const [queue, { running }] of queues) this.set({ queue }, running);
    },
  });
  new Counter({
    ...perQueue,
    name: 'suite_queue_refusals_total',
    help: 'Texts refused because the queue was full or the wait too long',
    collect() {
      this.reset();
      for (const [queue, { refused }] of queues) this.inc({ queue }, refused);
    },
  });

  return {
    request({ method, route, status }, ms) {
      requests.inc({ method, route, status });
      requestTimes.observe({ route }, ms / 1_000);
      // Only the rate limit answers with this status.
      if (status === 429) refusals.inc();
    },
    writer: (writer, outcome, ms) => writers.observe({ writer, outcome }, ms / 1_000),
    nothingFound: (writer, lacks) => nothingFound.inc({ writer, lacks }),
    modelCall: (outcome) => modelCalls.inc({ outcome }),
    queue: (name, load) => void queues.set(name, load),
    watchProcess: () => collectDefaultMetrics({ register }),
    text: () => register.metrics(),
  };
};
