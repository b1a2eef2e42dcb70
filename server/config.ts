/** What an operator sets by environment variables. Read once, at the start. */
import { availableParallelism } from 'node:os';
import { readAssistants, type Assistant } from './assistants.ts';
import { wholeNumber, type Environment } from './environment.ts';
import { readLocalModelSearch, readModelConfig, type LocalModelSearch, type ModelConfig } from './model/config.ts';
import type { DrainTimes } from './operate/drain.ts';

export interface Config {
  readonly port: number;
  /** The address to listen on; undefined for every address. */
  readonly host: string | undefined;
  /** Scheme and host of canonical links and the sitemap; empty where not known. */
  readonly siteUrl: string;
  /** Requests a minute for one visitor; 0 turns the limit off. */
  readonly requestsPerMinute: number;
  /** How many of our proxies are in front, each adding one address to X-Forwarded-For. */
  readonly proxies: number;
  /** How long an idle connection is kept open. */
  readonly keepAliveMs: number;
  /** How this copy shuts down: how long it still takes work after it has said no, and how long running work may go on. */
  readonly drain: DrainTimes;
  /** Where metrics are served; undefined where they are not. */
  readonly metrics: { readonly port: number; readonly host: string } | undefined;
  /** Load every writer's data at the start instead of at its first use. */
  readonly warm: boolean;
  /** Threads that write most of the texts, and how many requests may wait for a thread of each kind. */
  readonly pools: { readonly threads: number; readonly queue: number };
  /** The PostgreSQL database that several copies share, for votes and for the limit; undefined where one copy is alone. */
  readonly database: string | undefined;
  /** Where votes on prompts are kept without a database. */
  readonly votesFile: string;
  /** Where the assets of this version and of a few earlier ones are kept, for tabs that stay open; empty where nowhere. */
  readonly keptAssets: string;
  /** The language model that writes what is composed; undefined where none is connected. */
  readonly model: ModelConfig | undefined;
  /** What is done if a model runs on this machine and none is configured. */
  readonly localModelSearch: LocalModelSearch;
  /** The assistants that a page offers to open a prompt in. */
  readonly assistants: readonly Assistant[];
}

/** Each thread ends up with all the data that most writers need, some 50 MB. */
const MOST_THREADS = 4;

/** By default only on this machine: a server's metrics are nobody else's business. */
const readMetrics = (env: Environment): Config['metrics'] => {
  const port = wholeNumber(env, 'METRICS_PORT', 0);
  return port === 0 ? undefined : { port, host: env['METRICS_HOST'] || '127.0.0.1' };
};

/** @throws Error that names a variable whose value is invalid. */
export const readConfig = (): Config => ({
  port: wholeNumber(process.env, 'PORT', 3000),
  host: process.env['HOST'] || undefined,
  siteUrl: (process.env['SITE_URL'] ?? '').replace(/(?<!\/)\/+$/, ''),
  requestsPerMinute: wholeNumber(process.env, 'RATE_LIMIT_PER_MINUTE', 300),
  proxies: wholeNumber(process.env, 'TRUSTED_PROXIES', 0),
  // A load balancer that keeps its connections open longer than we do sends a request into one that is just being closed, and the
  // visitor sees a 502. The usual ones close an idle connection after 60 to 120 seconds.
  keepAliveMs: wholeNumber(process.env, 'KEEP_ALIVE_SECONDS', 125) * 1_000,
  drain: {
    delayMs: wholeNumber(process.env, 'DRAIN_DELAY_SECONDS', 0) * 1_000,
    // One answer of a model may take two minutes, and an embedded writer that steps in 20 seconds more.
    limitMs: wholeNumber(process.env, 'DRAIN_SECONDS', 150) * 1_000,
  },
  metrics: readMetrics(process.env),
  warm: process.env['WARM'] === '1',
  pools: {
    threads: wholeNumber(process.env, 'WRITER_THREADS', Math.min(availableParallelism(), MOST_THREADS), 1),
    queue: wholeNumber(process.env, 'WRITER_QUEUE', 500),
  },
  database: process.env['DATABASE_URL'] || undefined,
  votesFile: process.env['VOTES_FILE'] || 'data/votes.sqlite',
  keptAssets: process.env['KEPT_ASSETS'] ?? 'data/assets',
  model: readModelConfig(),
  localModelSearch: readLocalModelSearch(),
  assistants: readAssistants(process.env['ASSISTANTS_FILE'] || undefined),
});
