/** Failures of a model's server, told apart. */
import { APICallError } from 'ai';
import { Busy } from '../writer.ts';
import { ModelFailed, TooLong } from './failure.ts';

const isCausedBy = (problem: unknown, kind: new () => Error): boolean =>
  problem instanceof kind || (problem instanceof Error && problem.cause !== undefined && isCausedBy(problem.cause, kind));

export interface Judged {
  readonly failure: Error;
  /** Another call may help, after as long as its server says. */
  readonly again?: { readonly waitMs: number | undefined };
  /** It may have been about the format that was asked for. */
  readonly isFormat?: true;
}
const AGAIN = { waitMs: undefined };

/** Seconds to wait, as the server says it; undefined where it does not. */
const retryAfter = (headers: Readonly<Record<string, string>> | undefined): number | undefined => {
  const text = headers?.['retry-after'];
  if (!text) return undefined;
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1_000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
};

/** A visitor may wait this long for another try; beyond it, coming back later is better. */
const LONGEST_WAIT_S = 5;
const DEFAULT_LATER_S = 20;

const judgeStatus = (status: number, headers: Readonly<Record<string, string>> | undefined): Judged => {
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

/** What went wrong with a call to a model's server, and whether another one may help. */
export const judge = (problem: unknown): Judged => {
  if (problem instanceof ModelFailed) return { failure: problem };
  if (isCausedBy(problem, TooLong)) return { failure: new ModelFailed('too long an answer') };
  if (APICallError.isInstance(problem) && problem.statusCode !== undefined && problem.statusCode >= 400)
    return judgeStatus(problem.statusCode, problem.responseHeaders);
  // A connection that was refused or broke off. Nothing of it was given on: it may be made again.
  const isNetwork =
    problem instanceof TypeError || (APICallError.isInstance(problem) && problem.isRetryable) || isCausedBy(problem, TypeError);
  if (isNetwork) return { failure: new ModelFailed('unreachable'), again: AGAIN };
  return { failure: new ModelFailed('broken answer') };
};
