/** Calls to an OpenAI-compatible server: structured output as far as it supports that, retries, and time limits. */
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { generateText, streamText, wrapLanguageModel } from 'ai';
import type { JsonSchema } from '../../engine/definition/jsonSchema.ts';
import type { Talk } from '../../model/index.ts';
import type { Format, ModelConfig } from './config.ts';
import { classify, type CallError } from './callErrors.ts';
import { ModelFailed } from './failure.ts';
import { patientFetch } from './patientFetch.ts';

// The library would write its warnings to the console.
globalThis.AI_SDK_LOG_WARNINGS = false;

export interface Question {
  /** Key of the endpoint: which format its server accepts is remembered under it. */
  readonly key: string;
  readonly talk: Talk;
  readonly schema: JsonSchema;
  /** The tool's own temperature, where the operator sets none. */
  readonly temperature: number | undefined;
  readonly signal: AbortSignal;
}

export interface ModelClient {
  /**
   * The whole answer of the model.
   * @throws ModelFailed, Busy where its server has too much to do, and the signal's reason where that is aborted.
   */
  say(question: Question): Promise<string>;
  /** The same, streamed. A call is repeated only while nothing of it has been passed on. */
  stream(question: Question): AsyncIterable<string>;
}

const reasonOf = (signal: AbortSignal): Error => (signal.reason instanceof Error ? signal.reason : new Error('stopped'));

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const end = (): void => {
      clearTimeout(timer);
      reject(reasonOf(signal));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', end);
      resolve();
    }, ms);
    signal.addEventListener('abort', end, { once: true });
  });

/** Aborts an answer that has begun once it has been silent for too long. */
const createStallWatch = (ms: number) => {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  return {
    signal: controller.signal,
    heard() {
      clearTimeout(timer);
      timer = setTimeout(() => controller.abort(), ms);
    },
    end: () => clearTimeout(timer),
  };
};

const LADDER: readonly Format[] = ['schema', 'json', 'text'];
const FIRST_PAUSE_MS = 400;

export const createClient = (config: ModelConfig): ModelClient => {
  const modelTaking = (supportsStructuredOutputs: boolean) =>
    createOpenAICompatible({
      name: 'model',
      baseURL: config.baseUrl,
      ...(config.apiKey === undefined ? {} : { apiKey: config.apiKey }),
      supportsStructuredOutputs,
      fetch: patientFetch(config.replyBytes),
    }).chatModel(config.model);
  const models = { schema: modelTaking(true), json: modelTaking(false), text: modelTaking(false) };
  /** The format that the server accepts, by endpoint: a schema may be too complex for it where another is not. */
  const taken = new Map<string, Format>();
  /** A server that refuses JSON mode refuses it for every endpoint, since it does not depend on a schema. */
  let isJsonRefused = false;
  const below = (format: Format): Format | undefined => {
    const next = LADDER[LADDER.indexOf(format) + 1];
    return next === 'json' && isJsonRefused ? 'text' : next;
  };

  /** The format is set below the library's own parsing, which would discard output that can be repaired. */
  const modelFor = (schema: JsonSchema, format: Format) =>
    wrapLanguageModel({
      model: models[format],
      middleware: {
        specificationVersion: 'v3',
        transformParams: ({ params }) =>
          Promise.resolve(format === 'text' ? params : { ...params, responseFormat: { type: 'json', schema, name: 'reply' } }),
      },
    });

  const settings = (question: Question, format: Format, temperature = config.temperature ?? question.temperature) => ({
    model: modelFor(question.schema, format),
    ...question.talk,
    abortSignal: question.signal,
    maxRetries: 0,
    ...(config.maxTokens === undefined ? {} : { maxOutputTokens: config.maxTokens }),
    ...(temperature === undefined ? {} : { temperature }),
  });

  const failureOf = (problem: unknown, signal: AbortSignal): CallError => {
    if (signal.aborted) return { failure: reasonOf(signal) };
    return classify(problem);
  };

  /**
   * Tries again while `attempt` has given nothing: the next format where this one is refused, the same where repeating may help.
   */
  async function* tried(question: Question, attempt: (format: Format) => AsyncIterable<string>): AsyncGenerator<string> {
    const { key, signal } = question;
    let format = config.format === 'auto' ? (taken.get(key) ?? 'schema') : config.format;
    let refused: Format | undefined;
    for (let repeats = 0; ; ) {
      let isGiven = false;
      try {
        for await (const piece of attempt(format)) {
          isGiven = true;
          yield piece;
        }
        taken.set(key, format);
        // Only now is it known that the format was refused, and not the request.
        if (refused === 'json') isJsonRefused = true;
        return;
      } catch (problem) {
        const { failure, again, isFormat } = failureOf(problem, signal);
        const next = below(format);
        if (isGiven) throw failure;
        if (isFormat && next && config.format === 'auto') [refused, format] = [format, next];
        else if (again && repeats < config.retries) {
          await pause(again.waitMs ?? FIRST_PAUSE_MS * 2 ** repeats, signal);
          repeats++;
        } else throw failure;
      }
    }
  }

  async function* whole(question: Question, format: Format): AsyncGenerator<string> {
    const { text } = await generateText(settings(question, format));
    yield text;
  }

  async function* pieces(question: Question, format: Format): AsyncGenerator<string> {
    const stall = createStallWatch(config.stallMs);
    const abortSignal = AbortSignal.any([question.signal, stall.signal]);
    // Errors come as parts of the stream; the library would also print them.
    const { fullStream } = streamText({ ...settings(question, format), abortSignal, onError: () => {} });
    try {
      for await (const part of fullStream) {
        if (stall.signal.aborted) throw new ModelFailed('stalled');
        if (part.type === 'error') throw part.error;
        if (part.type === 'abort') throw new Error('aborted');
        if (part.type !== 'text-delta') continue;
        stall.heard();
        yield part.text;
      }
    } finally {
      stall.end();
    }
  }

  return {
    async say(question) {
      let all = '';
      for await (const piece of tried(question, (format) => whole(question, format))) all += piece;
      return all;
    },
    stream: (question) => tried(question, (format) => pieces(question, format)),
  };
};
