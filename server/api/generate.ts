/** One call to an endpoint: check the request, let the writer write, check the reply. */
import type { Endpoint, Notes } from '../../engine/definition/index.ts';
import { typedIn } from '../../engine/help/helpFor.ts';
import { loadWriter } from '../catalogue.ts';
import { listed } from '../english/prose.ts';
import { faultOf } from '../fault.ts';
import { helpHeardIn, type ReadMeaning } from '../help/hear.ts';
import { silent, type Log } from '../log.ts';
import { chance } from '../random.ts';
import { Busy, CannotServe, TookTooLong, type Writer } from '../writer.ts';
import { Problem } from './problem.ts';
import { faultIn } from './replyCheck.ts';
import { checkRequest } from './requestCheck.ts';

/** Where the writers come from, and how long they may take. */
export interface Writing {
  /** The writer of the endpoint with this key; undefined where there is none. */
  readonly loadWriter: (key: string) => Promise<Writer> | undefined;
  /** Time limit in milliseconds for a writer that does not name its own. */
  readonly timeoutMs: number;
  /** Reads what a text means for whoever wrote it; in this process, unless there are threads. */
  readonly readMeaning?: ReadMeaning;
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

/** A request that has passed every check, with its writer and its end. */
interface Job {
  readonly endpoint: Endpoint;
  readonly request: never;
  readonly writer: Writer;
  /** Where help is, if what was typed says that somebody may be in danger. Found out while the text is written; never fails. */
  readonly help: Promise<string | undefined>;
  readonly clientGone: AbortSignal;
  readonly timeUp: AbortSignal;
  /** Aborted when either is. */
  readonly signal: AbortSignal;
}

/** What the visitor is told about a failure. `isLate` where the time was up when it came. */
const problemOf = (failure: unknown, { failed, key }: Endpoint, log: Log, isLate = false): Problem => {
  if (failure instanceof Problem) return failure;
  if (failure instanceof CannotServe) return new Problem(422, failure.message);
  if (failure instanceof Busy)
    return new Problem(503, `${failure.message} Please try again shortly.`, { 'retry-after': String(failure.retryAfter) });
  if (isLate || failure instanceof TookTooLong) return new Problem(504, `${failed}: it took too long.`);
  log.error({ event: 'writer failed', writer: key, ...faultOf(failure) });
  return new Problem(502, failed);
};

const accept = async (endpoint: Endpoint, body: unknown, clientGone: AbortSignal, log: Log, writing: Writing): Promise<Job> => {
  const request = checkRequest(endpoint, body) as never;
  const writer = await writerOf(endpoint, writing.loadWriter).catch((failure: unknown) => {
    throw problemOf(failure, endpoint, log);
  });
  refuseOtherLanguages(endpoint, writer, request);
  const timeUp = AbortSignal.timeout(writer.timeoutMs ?? writing.timeoutMs);
  const help = helpHeardIn(typedIn(endpoint.fields, request), writing.readMeaning);
  return { endpoint, request, writer, help, clientGone, timeUp, signal: AbortSignal.any([clientGone, timeUp]) };
};

/** Help comes first, whatever failed. */
const afterHelp = (help: string | undefined, problem: Problem): Problem =>
  help === undefined ? problem : new Problem(problem.status, `${help} ${problem.message}`, problem.headers);

/**
 * What a writer gives, within the time of the job.
 * @throws Problem where it fails.
 */
const resultOf = async <T>(work: Promise<T>, job: Job, log: Log): Promise<T> => {
  try {
    return await withinTime(work, job.signal);
  } catch (failure) {
    // Work that ends because its visitor has gone is not a failure of the writer.
    throw afterHelp(await job.help, problemOf(failure, job.endpoint, job.clientGone.aborted ? silent : log, job.timeUp.aborted));
  }
};

/** The endpoint's answer: the tool's reply with its notes. */
export interface Answer extends Notes {
  readonly data: unknown;
}

/** Collects the notes of a writer; one that names no writer was written by rules. */
const noteTaker = ({ endpoint: { answers }, help }: Job) => {
  let notes: Notes = { ...(answers !== 'stored' && { writtenBy: { by: 'rules' } }) };
  return {
    note: (more: Notes): void => {
      notes = { ...notes, ...more };
    },
    answer: async (data: unknown): Promise<Answer> => {
      const heard = await help;
      return { data, ...notes, ...(heard !== undefined && { help: heard }) };
    },
  };
};

/**
 * The reply, checked against its schema.
 * @throws Problem where it does not match.
 */
const checked = (endpoint: Endpoint, reply: unknown, log: Log): unknown => {
  const fault = faultIn(endpoint, reply);
  if (fault === undefined) return reply;
  log.error({ event: 'reply refused', writer: endpoint.key, fault });
  throw new Problem(502, endpoint.failed);
};

/**
 * The endpoint's reply to this body.
 * @throws Problem with the status and a message that says what is wrong.
 */
export const generate = async (
  endpoint: Endpoint,
  body: unknown,
  clientGone: AbortSignal,
  log: Log,
  writing: Writing = embeddedWriting,
): Promise<Answer> => {
  const job = await accept(endpoint, body, clientGone, log, writing);
  const { request, writer, signal } = job;
  const { note, answer } = noteTaker(job);
  // A writer that is not asynchronous may throw at once.
  const work = (async () => writer.write(request, { random: chance(), signal, log, note }))();
  return answer(checked(endpoint, await resultOf(work, job, log), log));
};

/** Partial replies as they come, then the whole one. */
export type Growing = AsyncGenerator<{ readonly partial: unknown } | { readonly whole: Answer }>;

/**
 * The endpoint's reply, streamed; `undefined` where the writer cannot stream. The first part has come when this resolves: until
 * then a failure can have its own HTTP status.
 * @throws Problem, at once or at any part.
 */
export const generateGrowing = async (
  endpoint: Endpoint,
  body: unknown,
  clientGone: AbortSignal,
  log: Log,
  writing: Writing,
): Promise<Growing | undefined> => {
  const job = await accept(endpoint, body, clientGone, log, writing);
  const { request, writer, signal } = job;
  if (!writer.stream) return undefined;
  const { note, answer } = noteTaker(job);
  const parts = writer.stream(request, { random: chance(), signal, log, note });
  const next = () => resultOf(parts.next(), job, log);
  const first = await next();
  return (async function* () {
    try {
      let latest = first;
      for (; !latest.done; latest = await next()) yield { partial: latest.value };
      yield { whole: await answer(checked(endpoint, latest.value, log)) };
    } finally {
      // When the visitor leaves, the writer's work ends, too.
      void parts.return(undefined as never);
    }
  })();
};
