/** One call to an endpoint: check the request, let the writer write, check the reply. */
import type { Endpoint, Notes } from '../../engine/definition/index.ts';
import { loadWriter } from '../catalogue.ts';
import { listed } from '../english/prose.ts';
import { faultOf } from '../fault.ts';
import { silent, type Log } from '../log.ts';
import { chance } from '../random.ts';
import { Busy, CannotServe, TookTooLong, type Writer } from '../writer.ts';
import { Problem } from './problem.ts';
import { faultIn } from './replyCheck.ts';
import { checkRequest } from './requestCheck.ts';

/** Who writes, and how long that may take. */
export interface Writing {
  /** The writer of the endpoint with this key; undefined where there is none. */
  readonly loadWriter: (key: string) => Promise<Writer> | undefined;
  /** A writer that takes longer, and names no time of its own, is given up on: milliseconds. */
  readonly timeoutMs: number;
}

export const embeddedWriting: Writing = { loadWriter, timeoutMs: 20_000 };

const writerOf = async ({ key, tool }: Endpoint, find: Writing['loadWriter']): Promise<Writer> => {
  const writer = await find(key);
  if (!writer) throw new Problem(503, `${tool.name} has no writer here yet: it needs a language model to be connected.`);
  return writer;
};

/** Keys of the fields that name the language to write in. */
export const languageKeys = ({ fields }: Pick<Endpoint, 'fields'>): string[] =>
  Object.entries(fields).flatMap(([key, field]) => (field.kind === 'select' && field.marks === 'language' ? [key] : []));

const refuseOtherLanguages = (endpoint: Endpoint, writer: Writer, request: Readonly<Record<string, unknown>>): void => {
  for (const key of languageKeys(endpoint)) {
    const language = String(request[key]);
    if (!writer.languages.includes(language)) {
      throw new Problem(
        422,
        `${language} is not available here yet: this site writes in ${listed(writer.languages)}. Other languages need a language model: “Copy as a prompt” takes your form to one of your own.`,
      );
    }
  }
};

const withinTime = async <T>(work: Promise<T>, signal: AbortSignal): Promise<T> => {
  let end = (): void => {};
  const aborted = new Promise<never>((_, reject) => {
    end = () => reject(signal.reason instanceof Error ? signal.reason : new Error('stopped'));
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', end);
  }
};

/** A request that has passed every check, and who writes for it until when. */
interface Order {
  readonly endpoint: Endpoint;
  readonly request: never;
  readonly writer: Writer;
  readonly left: AbortSignal;
  readonly timeUp: AbortSignal;
  /** Aborted with either. */
  readonly signal: AbortSignal;
}

/** What a visitor is told of a failure. `isLate` where it came with the end of the time. */
const problemOf = (failure: unknown, { failed, key }: Endpoint, log: Log, isLate = false): Problem => {
  if (failure instanceof Problem) return failure;
  if (failure instanceof CannotServe) return new Problem(422, failure.message);
  if (failure instanceof Busy)
    return new Problem(503, `${failure.message} Please try again shortly.`, { 'retry-after': String(failure.retryAfter) });
  if (isLate || failure instanceof TookTooLong) return new Problem(504, `${failed}: it took too long.`);
  log.error({ event: 'writer failed', writer: key, ...faultOf(failure) });
  return new Problem(502, failed);
};

const take = async (endpoint: Endpoint, body: unknown, left: AbortSignal, log: Log, writing: Writing): Promise<Order> => {
  const request = checkRequest(endpoint, body) as never;
  const writer = await writerOf(endpoint, writing.loadWriter).catch((failure: unknown) => {
    throw problemOf(failure, endpoint, log);
  });
  refuseOtherLanguages(endpoint, writer, request);
  const timeUp = AbortSignal.timeout(writer.timeoutMs ?? writing.timeoutMs);
  return { endpoint, request, writer, left, timeUp, signal: AbortSignal.any([left, timeUp]) };
};

/** What a writer gives, within the order's time. @throws Problem where it fails. */
const given = async <T>(work: Promise<T>, order: Order, log: Log): Promise<T> => {
  try {
    return await withinTime(work, order.signal);
  } catch (failure) {
    // Work that ends because its visitor left is no failure of the writer's.
    throw problemOf(failure, order.endpoint, order.left.aborted ? silent : log, order.timeUp.aborted);
  }
};

/** What the endpoint answers: the tool's reply, and beside it what that says about itself. */
export interface Answer extends Notes {
  readonly data: unknown;
}

/** Takes a writer's notes; where it says nothing of who wrote, it was the rules. */
const noteTaker = ({ answers }: Endpoint) => {
  let notes: Notes = answers === 'stored' ? {} : { writtenBy: { by: 'rules' } };
  return {
    note: (more: Notes): void => {
      notes = { ...notes, ...more };
    },
    answer: (data: unknown): Answer => ({ data, ...notes }),
  };
};

/** The reply itself, held to its schema. @throws Problem where it breaks it. */
const checked = (endpoint: Endpoint, reply: unknown, log: Log): unknown => {
  const fault = faultIn(endpoint, reply);
  if (fault === undefined) return reply;
  log.error({ event: 'reply refused', writer: endpoint.key, fault });
  throw new Problem(502, endpoint.failed);
};

/**
 * The endpoint's reply to this body.
 * @throws Problem with the status and the words that say what is wrong.
 */
export const generate = async (
  endpoint: Endpoint,
  body: unknown,
  left: AbortSignal,
  log: Log,
  writing: Writing = embeddedWriting,
): Promise<Answer> => {
  const order = await take(endpoint, body, left, log, writing);
  const { request, writer, signal } = order;
  const { note, answer } = noteTaker(endpoint);
  // A writer that does not wait for anything may also fail at once.
  const work = (async () => writer.write(request, { random: chance(), signal, log, note }))();
  return answer(checked(endpoint, await given(work, order, log), log));
};

/** Partial replies as they come, then the whole one; `undefined` where the writer has its reply whole at once. */
export type Growing = AsyncGenerator<{ readonly partial: unknown } | { readonly whole: Answer }>;

/**
 * The endpoint's reply as it grows. The first piece has come when this gives: until then a failure has a status of its own.
 * @throws Problem, at once or at any piece.
 */
export const generateGrowing = async (
  endpoint: Endpoint,
  body: unknown,
  left: AbortSignal,
  log: Log,
  writing: Writing,
): Promise<Growing | undefined> => {
  const order = await take(endpoint, body, left, log, writing);
  const { request, writer, signal } = order;
  if (!writer.stream) return undefined;
  const { note, answer } = noteTaker(endpoint);
  const parts = writer.stream(request, { random: chance(), signal, log, note });
  const next = () => given(parts.next(), order, log);
  const first = await next();
  return (async function* () {
    try {
      let latest = first;
      for (; !latest.done; latest = await next()) yield { partial: latest.value };
      yield { whole: answer(checked(endpoint, latest.value, log)) };
    } finally {
      // A visitor who leaves ends the writer's work too.
      void parts.return(undefined as never);
    }
  })();
};
