/** What an operator sets by environment variables. Read once, at the start. */
import { availableParallelism } from 'node:os';
import { readAssistants, type Assistant } from './assistants.ts';
import { wholeNumber, type Environment } from './environment.ts';
import { readLooking, readModelConfig, type Looking, type ModelConfig } from './model/config.ts';
import type { DrainTimes } from './operate/drain.ts';

export interface Config {
  readonly port: number;
  /** The address to listen on; undefined for all there are. */
  readonly host: string | undefined;
  /** Scheme and host that canonical links and the sitemap begin with; empty where it is not known. */
  readonly siteUrl: string;
  /** Requests a minute for one visitor; 0 turns the limit off. */
  readonly requestsPerMinute: number;
  /** How many proxies of ours stand in front, each adding one address to X-Forwarded-For. */
  readonly proxies: number;
  /** How long an idle connection is kept open. */
  readonly keepAliveMs: number;
  /** How this copy ends: how long it takes work after it has said no, and how long what runs may go on. */
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
  /** What is done where none is, and one runs on this machine. */
  readonly looking: Looking;
  /** What a page offers to open with a prompt. */
  readonly assistants: readonly Assistant[];
}

/** Each comes to hold all that the writers of most texts need, some 50 MB. */
const MOST_THREADS = 4;

/** On this machine alone, where nothing else is said: what a server does is nobody else's business. */
const readMetrics = (env: Environment): Config['metrics'] => {
  const port = wholeNumber(env, 'METRICS_PORT', 0);
  return port === 0 ? undefined : { port, host: env['METRICS_HOST'] || '127.0.0.1' };
};

/** @throws Error that names the variable which makes no sense. */
export const readConfig = (): Config => ({
  port: wholeNumber(process.env, 'PORT', 3000),
  host: process.env['HOST'] || undefined,
  siteUrl: (process.env['SITE_URL'] ?? '').replace(/(?<!\/)\/+$/, ''),
  requestsPerMinute: wholeNumber(process.env, 'RATE_LIMIT_PER_MINUTE', 300),
  proxies: wholeNumber(process.env, 'TRUSTED_PROXIES', 0),
  // A balancer that keeps its connections open for longer than we do sends a request into one that is just being closed, and
  // the visitor sees a 502. The usual ones give an idle connection up after 60 to 120 seconds.
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
  looking: readLooking(),
  assistants: readAssistants(process.env['ASSISTANTS_FILE'] || undefined),
});
