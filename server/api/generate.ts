/** One call of a tool: check the request, let the writer write, check the reply. */
import type { AnyTool, RemoteCall } from '../../engine/definition/index.ts';
import { loadWriter } from '../catalogue.ts';
import { listed } from '../english/prose.ts';
import type { Log } from '../log.ts';
import { chance } from '../random.ts';
import { CannotServe, type Writer } from '../writer.ts';
import { Problem } from './problem.ts';
import { faultIn } from './replyCheck.ts';
import { checkRequest } from './requestCheck.ts';

/** Who writes, and how long that may take. */
export interface Writing {
  /** The writer of the tool with this slug; undefined where there is none. */
  readonly loadWriter: (slug: string) => Promise<Writer> | undefined;
  /** A writer that takes longer is given up on. */
  readonly timeoutMs: number;
}

export const embeddedWriting: Writing = { loadWriter, timeoutMs: 20_000 };

const writerOf = async (tool: AnyTool, find: Writing['loadWriter']): Promise<Writer> => {
  const writer = await find(tool.slug);
  if (!writer) throw new Problem(503, `${tool.name} has no writer here yet: it needs a language model to be connected.`);
  return writer;
};

/** Keys of the fields that name the language to write in. */
export const languageKeys = (tool: AnyTool): string[] =>
  Object.entries(tool.fields).flatMap(([key, field]) => (field.kind === 'select' && field.marks === 'language' ? [key] : []));

const refuseOtherLanguages = (tool: AnyTool, writer: Writer, request: Readonly<Record<string, unknown>>): void => {
  for (const key of languageKeys(tool)) {
    const language = String(request[key]);
    if (!writer.languages.includes(language)) {
      throw new Problem(
        422,
        `${language} is not available here yet: this site writes in ${listed(writer.languages)}. Other languages need a language model to be connected.`,
      );
    }
  }
};

const withinTime = async <T>(work: Promise<T>, signal: AbortSignal): Promise<T> => {
  const aborted = new Promise<never>((_, reject) => {
    const end = (): void => reject(signal.reason instanceof Error ? signal.reason : new Error('stopped'));
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
  return Promise.race([work, aborted]);
};

/**
 * The tool's reply to this body.
 * @throws Problem with the status and the words that say what is wrong.
 */
export const generate = async (
  tool: AnyTool,
  body: unknown,
  left: AbortSignal,
  log: Log,
  writing: Writing = embeddedWriting,
): Promise<unknown> => {
  const request = checkRequest(tool, body);
  const writer = await writerOf(tool, writing.loadWriter);
  refuseOtherLanguages(tool, writer, request);
  const { failed } = tool.call as RemoteCall;
  const timeUp = AbortSignal.timeout(writing.timeoutMs);
  const signal = AbortSignal.any([left, timeUp]);
  let reply: unknown;
  try {
    reply = await withinTime(Promise.resolve(writer.write(request, { random: chance(), signal })), signal);
  } catch (problem) {
    if (problem instanceof CannotServe) throw new Problem(422, problem.message);
    if (timeUp.aborted) throw new Problem(504, `${failed}: it took too long.`);
    log({ event: 'writer failed', tool: tool.slug, problem: problem instanceof Error ? problem.name : 'unknown' });
    throw new Problem(502, failed);
  }
  const fault = faultIn(tool, reply);
  if (fault !== undefined) {
    log({ event: 'reply refused', tool: tool.slug, fault });
    throw new Problem(502, failed);
  }
  return reply;
};
