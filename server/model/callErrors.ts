/** Tells apart the failures of a model's server. */
import { APICallError } from 'ai';
import { Busy } from '../writer.ts';
import { ModelFailed, TooLong } from './failure.ts';

const isCausedBy = (problem: unknown, kind: new () => Error): boolean =>
  problem instanceof kind || (problem instanceof Error && problem.cause !== undefined && isCausedBy(problem.cause, kind));

export interface CallError {
  readonly failure: Error;
  /** Another call may succeed, after as long as the server says. */
  readonly again?: { readonly waitMs: number | undefined };
  /** The cause may be the format that was asked for. */
  readonly isFormat?: true;
}
const AGAIN = { waitMs: undefined };

/** Seconds to wait as the server says; undefined where it does not. */
const retryAfter = (headers: Readonly<Record<string, string>> | undefined): number | undefined => {
  const text = headers?.['retry-after'];
  if (!text) return undefined;
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1_000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
};

/** How long a visitor may wait for another try, in seconds; with a longer wait it is better to come back. */
const LONGEST_WAIT_S = 5;
const DEFAULT_LATER_S = 20;

const classifyStatus = (status: number, headers: Readonly<Record<string, string>> | undefined): CallError => {
  if (status === 429 || status === 503) {
    const seconds = retryAfter(headers);
    const failure = new Busy('The language model has too much to do just now.', seconds || DEFAULT_LATER_S);
    if ((seconds ?? 0) > LONGEST_WAIT_S) return { failure };
    return { failure, again: { waitMs: seconds === undefined ? undefined : seconds * 1_000 } };
  }
  if (status === 401 || status === 403) return { failure: new ModelFailed('unauthorised', status) };
  const failure = new ModelFailed('refused by its server', status);
  if (status >= 500 || status === 408 || status === 409)
    return { failure, again: AGAIN, ...(status === 501 ? { isFormat: true } : {}) };
  return [400, 415, 422].includes(status) ? { failure, isFormat: true } : { failure };
};

/** What went wrong with a call to a model's server, and whether another call may succeed. */
export const classify = (problem: unknown): CallError => {
  if (problem instanceof ModelFailed) return { failure: problem };
  if (isCausedBy(problem, TooLong)) return { failure: new ModelFailed('too long an answer') };
  if (APICallError.isInstance(problem) && problem.statusCode !== undefined && problem.statusCode >= 400)
    return classifyStatus(problem.statusCode, problem.responseHeaders);
  // A connection that was refused or broke off. Nothing of the answer was passed on, so the call may be repeated.
  const isNetwork =
    problem instanceof TypeError || (APICallError.isInstance(problem) && problem.isRetryable) || isCausedBy(problem, TypeError);
  if (isNetwork) return { failure: new ModelFailed('unreachable'), again: AGAIN };
  return { failure: new ModelFailed('broken answer') };
};
