/**
 * What a log may contain of an error: its name and where it was thrown. Never its message, which may contain what a visitor
 * typed.
 */
export interface Fault {
  /** The error's name; `unknown` for a thrown value that is not an error. */
  readonly problem: string;
  /** Its stack frames, one per line, followed by those of its causes; empty where there are none. */
  readonly at: string;
}

const NAME = /^[A-Za-z_$][\w$.]{0,60}$/;
const FRAME = /^ {4}at .*(?::\d+:\d+\)?|\(native\)|<anonymous>\)?)$/;
const DEEPEST_CAUSE = 4;

const nameOf = ({ name }: Error): string => (NAME.test(name) ? name : 'Error');

/**
 * A stack begins with the message, whose lines may look like frames: only what follows it is read. A stack without the message
 * (which was changed later) may contain an older one, so none of it is used.
 */
const framesOf = ({ stack = '', message }: Error): string[] => {
  const start = stack.indexOf(message);
  if (start < 0) return [];
  const [, ...lines] = stack.slice(start + message.length).split('\n');
  return lines.filter((line) => FRAME.test(line)).map((line) => line.trim());
};

const linesOf = (error: Error, depth: number): string[] => {
  const { cause } = error;
  if (!(cause instanceof Error) || depth === DEEPEST_CAUSE) return framesOf(error);
  return [...framesOf(error), `caused by ${nameOf(cause)}`, ...linesOf(cause, depth + 1)];
};

/** An error in another thread, as far as it may be logged. */
export class FaultElsewhere extends Error {
  override readonly name = 'FaultElsewhere';
  readonly fault: Fault;
  constructor(fault: Fault) {
    super();
    this.fault = fault;
  }
}

/** What may be logged of anything that was thrown. */
export const faultOf = (thrown: unknown): Fault => {
  if (thrown instanceof FaultElsewhere) return thrown.fault;
  if (!(thrown instanceof Error)) return { problem: 'unknown', at: '' };
  return { problem: nameOf(thrown), at: linesOf(thrown, 0).join('\n') };
};
