/** One line of JSON for each thing worth knowing. Never what a visitor typed, never a query string. */
import { destination, pino, stdTimeFunctions, type DestinationStream } from 'pino';

/** Plain values alone: no object, and so no request and no error, can find its way into a line. */
type Said = Readonly<Record<string, string | number | boolean | undefined>>;

export type LogLine = Said & { readonly event: string };

export interface Log {
  info(line: LogLine): void;
  warn(line: LogLine): void;
  error(line: LogLine): void;
  /** The same log, each of whose lines says this too: the id of a request, say. */
  child(said: Said): Log;
}

/** What waits to be written at most, in bytes, where whoever reads the log stands still; lines beyond it are dropped. */
const MOST_WAITING = 16 * 1024 * 1024;

/** Writes without holding the server up. What is left is written when the process ends. */
const output = (): DestinationStream => destination({ fd: 1, sync: false, maxLength: MOST_WAITING });

export const createLog = (to: DestinationStream = output()): Log =>
  pino({ base: null, timestamp: stdTimeFunctions.isoTime, formatters: { level: (level) => ({ level }) } }, to);

/** For where nobody listens: a writer's own thread, a test. */
export const silent: Log = { info() {}, warn() {}, error() {}, child: () => silent };
