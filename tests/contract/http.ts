/** The API served over real HTTP on a free port, with its log kept for reading. */
import { request as httpRequest, type IncomingHttpHeaders, type OutgoingHttpHeaders, type Server } from 'node:http';
import { serve } from '@hono/node-server';
import type { Writing } from '../../server/api/generate.ts';
import { createApi } from '../../server/app.ts';
import { readConfig, type Config } from '../../server/config.ts';
import { createLog, type LogLine } from '../../server/log.ts';
import { createMetrics, type Metrics } from '../../server/operate/metrics.ts';
import { listening, type Listening } from '../support/listening.ts';

export interface RunningServer extends Listening {
  readonly lines: readonly LogLine[];
  readonly metrics: Metrics;
}

export const startServer = async (config: Partial<Config> = {}, embedded?: Writing): Promise<RunningServer> => {
  const lines: LogLine[] = [];
  const metrics = createMetrics();
  const log = createLog({ write: (line) => lines.push(JSON.parse(line) as LogLine) });
  const app = createApi({ ...readConfig(), ...config }, { log, metrics, ...(embedded && { embedded }) });
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }) as Server;
  return { ...(await listening(server)), lines, metrics };
};

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** The body as it came. */
  readonly text: string;
  /** The body as JSON. @throws where it is none. */
  readonly json: () => unknown;
}

interface Call {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string | Uint8Array;
  /** Sends the body without saying beforehand how long it is. */
  readonly chunked?: true;
}

/** One request by Node's own client, which lets through what `fetch` would put right. */
export const call = (url: string, { method = 'GET', headers = {}, body, chunked }: Call = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const length = body === undefined || chunked ? {} : { 'content-length': Buffer.byteLength(body) };
    const sent = httpRequest(url, { method, agent: false, headers: { ...length, ...headers } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text,
          json: (): unknown => JSON.parse(text),
        });
      });
    });
    sent.on('error', reject);
    if (body !== undefined) sent.write(body);
    sent.end();
  });

/** What goes with a body of JSON. */
export const JSON_HEADERS = { 'content-type': 'application/json' } as const;

/** A JSON body, sent as a page sends it. */
export const post = (url: string, body: unknown, headers: OutgoingHttpHeaders = {}): Promise<Answer> =>
  call(url, { method: 'POST', headers: { ...JSON_HEADERS, ...headers }, body: JSON.stringify(body) });

/** Resolves once `happened` does. @throws after two seconds of waiting. */
export const until = async (happened: () => boolean): Promise<void> => {
  for (let tries = 0; tries < 200; tries++) {
    if (happened()) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('it did not happen');
};
