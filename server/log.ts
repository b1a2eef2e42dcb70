/** The log: one line of JSON per event. Never contains what a visitor typed, or a query string. */
import { destination, pino, stdTimeFunctions, type DestinationStream } from 'pino';

/** Plain values only: no object, and so no request and no error, can get into a line. */
type Said = Readonly<Record<string, string | number | boolean | undefined>>;

export type LogLine = Said & { readonly event: string };

export interface Log {
  info(line: LogLine): void;
  warn(line: LogLine): void;
  error(line: LogLine): void;
  /** The same log with these fields on every line, such as the id of a request. */
  child(said: Said): Log;
}

/**
 * Written synchronously: no line is lost in a crash, and none is left to write at the end, which would never finish where nobody
 * reads the log any more (the library retries a broken pipe for ever).
 */
const output = (): DestinationStream => destination({ fd: 1, sync: true });

export const createLog = (to: DestinationStream = output()): Log =>
  pino({ base: null, timestamp: stdTimeFunctions.isoTime, formatters: { level: (level) => ({ level }) } }, to);

/** A log that writes nothing: for threads of writers, and for tests. */
export const silent: Log = { info() {}, warn() {}, error() {}, child: () => silent };
