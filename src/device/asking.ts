/** One turn of a conversation with the browser's own model, in a session that is created for it and destroyed after it. */
import type { Turn } from '../../model/index.ts';
import { constraintsFor } from './constraint.ts';
import { nameOf } from './failures.ts';
import { createSilenceWatch, type SilenceWatch } from './silence.ts';

const streamed = async (
  pieces: ReadableStream<string>,
  silence: SilenceWatch,
  onText: (text: string) => void,
): Promise<string> => {
  const reader = pieces.getReader();
  let text = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return text;
    silence.renew();
    text += value;
    onText(text);
  }
};

/** A browser may not support all of a schema: the request is repeated with a simpler one, as long as no text has come. */
const answered = async (
  session: LanguageModel,
  { talk, schema }: Turn,
  silence: SilenceWatch,
  signal: AbortSignal,
  onText: (text: string) => void,
): Promise<string> => {
  let hasBegun = false;
  const onMore = (text: string): void => {
    hasBegun = true;
    onText(text);
  };
  const constraints = [...constraintsFor(schema)];
  for (;;) {
    const constraint = constraints.shift();
    // The instructions already say in words what the schema says.
    const held = constraint && { responseConstraint: constraint, omitResponseConstraintInput: true };
    try {
      return await streamed(session.promptStreaming(talk.prompt, { ...held, signal }), silence, onMore);
    } catch (problem) {
      if (nameOf(problem) !== 'NotSupportedError' || hasBegun || constraints.length === 0) throw problem;
    }
  }
};

/**
 * Gives the whole answer to a turn, and reports it piece by piece as it comes.
 * @throws what the calls of the standard throw, and a TimeoutError where nothing more comes.
 */
export const ask = async (
  turn: Turn,
  expected: LanguageModelCreateCoreOptions,
  stop: AbortSignal,
  onText: (text: string) => void,
): Promise<string> => {
  const silence = createSilenceWatch();
  const signal = AbortSignal.any([stop, silence.signal]);
  let session: LanguageModel | undefined;
  try {
    session = await LanguageModel.create({
      ...expected,
      signal,
      initialPrompts: [{ role: 'system', content: turn.talk.system }],
    });
    silence.renew();
    return await answered(session, turn, silence, signal, onText);
  } finally {
    silence.end();
    session?.destroy();
  }
};
