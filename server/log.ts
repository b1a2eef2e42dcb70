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

/**
 * Each line is out before the next thing happens: none is lost in a crash, and none is left to be written at the end, which
 * would never come where nobody reads the log any more (the library tries a broken pipe for ever).
 */
const output = (): DestinationStream => destination({ fd: 1, sync: true });

export const createLog = (to: DestinationStream = output()): Log =>
  pino({ base: null, timestamp: stdTimeFunctions.isoTime, formatters: { level: (level) => ({ level }) } }, to);

/** For where nobody listens: a writer's own thread, a test. */
export const silent: Log = { info() {}, warn() {}, error() {}, child: () => silent };
