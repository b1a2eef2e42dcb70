/** Asks the server for the filled form as a prompt for the visitor's own assistant. Loaded when a visitor first wants one. */
import type { Values } from '../definition/index.ts';
import { send } from '../call/request.ts';
import * as says from '../../words/tool.ts';

/** A service that a prompt can be taken to; `{prompt}` in its address stands for the prompt, if it accepts one there. */
export interface Assistant {
  readonly name: string;
  readonly address: string;
}

export interface OwnPrompt {
  readonly prompt: string;
  /** Where to find help, for somebody who may be in danger. */
  readonly help: string | undefined;
  readonly assistants: readonly Assistant[];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

const assistantsIn = (value: unknown): Assistant[] =>
  Array.isArray(value)
    ? value.flatMap((one: unknown) => {
        const { name, address } = isRecord(one) ? one : {};
        // Any other kind of address could run as a script or read a file.
        return typeof name === 'string' && typeof address === 'string' && address.startsWith('https://')
          ? [{ name, address }]
          : [];
      })
    : [];

const UNREACHABLE = says.promptFailed;

/** Gives words for the visitor where there is no prompt. */
export const askForPrompt = async (
  post: string,
  payload: Values,
  signal: AbortSignal,
): Promise<OwnPrompt | { readonly words: string }> => {
  const outcome = await send({ post, succeeds: 'by flag' }, payload, signal);
  if (outcome.kind === 'refused') return { words: outcome.words ?? UNREACHABLE };
  const { prompt, assistants } = outcome.kind === 'ok' && isRecord(outcome.data) ? outcome.data : {};
  if (outcome.kind !== 'ok' || typeof prompt !== 'string') return { words: UNREACHABLE };
  return { prompt, help: outcome.notes.help, assistants: assistantsIn(assistants) };
};

/** Servers on the way refuse an address with more characters than this. */
const LONGEST_ADDRESS = 7_000;

/** Half a surrogate pair cannot be encoded in an address: it becomes U+FFFD. */
const wellFormed = (text: string): string => new TextDecoder().decode(new TextEncoder().encode(text));

/** The service's address with the prompt in it; undefined where it accepts none, or none so long: then the prompt is copied. */
export const addressWith = ({ address }: Assistant, prompt: string): string | undefined => {
  if (!address.includes('{prompt}')) return undefined;
  const whole = address.replace('{prompt}', () => encodeURIComponent(wellFormed(prompt)));
  return whole.length > LONGEST_ADDRESS ? undefined : whole;
};

/** The service's address without a prompt. */
export const bareAddress = ({ address }: Assistant): string => {
  const url = new URL(address.replace('{prompt}', ''));
  return url.origin + url.pathname;
};
