/** Which language model writes, and how it is reached: read from the AI_ variables once, at the start. */
import { oneOf, wholeNumber, type Environment } from '../environment.ts';
import { readWho, type WhoWrites } from './who.ts';

/** How the server is asked for JSON: with the reply's schema, in JSON mode, or by the instructions only. */
export type Format = 'schema' | 'json' | 'text';

export interface ModelConfig {
  /** Address of an OpenAI-compatible API, up to and including its version: `http://localhost:11434/v1`. */
  readonly baseUrl: string;
  readonly model: string;
  readonly apiKey: string | undefined;
  /** `auto` starts with the schema, and falls back where the server refuses it. */
  readonly format: Format | 'auto';
  /** Time limit for one answer of the model. A reply may take several: a second try, the rest of a long list. */
  readonly timeoutMs: number;
  /** How long a stream that has begun may be silent. */
  readonly stallMs: number;
  /** How often a call that was refused or broke off is repeated. */
  readonly retries: number;
  /** Calls at the same time. */
  readonly concurrency: number;
  /** Calls that may wait for their turn. */
  readonly queue: number;
  /** The longest answer of the model's server, in bytes. */
  readonly replyBytes: number;
  readonly maxTokens: number | undefined;
  readonly temperature: number | undefined;
  /** Lets the embedded writer step in where the model fails. */
  readonly fallback: boolean;
  readonly who: WhoWrites;
}

/** What is done about language models on this machine that are not configured. */
export interface LocalModelSearch {
  /** Only reported, used, or not looked for. */
  readonly purpose: 'tell' | 'use' | 'off';
  /** Where to look; undefined for the usual ports. */
  readonly ports: readonly number[] | undefined;
  /** The one to use; undefined for any that can write. */
  readonly model: string | undefined;
}

/** @throws Error that names a variable whose value is invalid. */
export const readLocalModelSearch = (env: Environment = process.env): LocalModelSearch => {
  const said = oneOf(env, 'AI', ['tell', 'auto', 'off']);
  const ports = env['AI_PORTS']?.split(/[\s,]+/).filter(Boolean) ?? [];
  return {
    purpose: said === 'auto' ? 'use' : said,
    ports: ports.length > 0 ? ports.map((AI_PORTS) => wholeNumber({ AI_PORTS }, 'AI_PORTS', 0, 1)) : undefined,
    model: env['AI_MODEL']?.trim() || undefined,
  };
};

const address = (text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error('AI_BASE_URL must be an http or https address');
  return text.replace(/(?<!\/)\/+$/, '');
};

const atLeastOne = (env: Environment, name: string, fallback: number): number => {
  const value = wholeNumber(env, name, fallback);
  if (value === 0) throw new Error(`${name} must be at least 1`);
  return value;
};

const temperature = (env: Environment): number | undefined => {
  const text = env['AI_TEMPERATURE']?.trim();
  if (!text) return undefined;
  const value = Number(text);
  if (!(value >= 0 && value <= 2)) throw new Error(`AI_TEMPERATURE must be a number from 0 to 2, not "${text}"`);
  return value;
};

/**
 * Undefined where no model is configured, or one is still to be found (`local.ts`).
 * @throws Error that names a variable that is missing or invalid.
 */
export const readModelConfig = (env: Environment = process.env): ModelConfig | undefined => {
  const baseUrl = env['AI_BASE_URL']?.trim();
  const model = env['AI_MODEL']?.trim();
  if (!baseUrl && (!model || readLocalModelSearch(env).purpose === 'use')) return undefined;
  if (!model) throw new Error('AI_BASE_URL is set: AI_MODEL must name the model too');
  if (!baseUrl) throw new Error('AI_MODEL is set: AI_BASE_URL must say where it is served too');
  return {
    baseUrl: address(baseUrl),
    model,
    apiKey: env['AI_API_KEY']?.trim() || undefined,
    format: oneOf(env, 'AI_FORMAT', ['auto', 'schema', 'json', 'text']),
    timeoutMs: atLeastOne(env, 'AI_TIMEOUT_SECONDS', 120) * 1_000,
    stallMs: atLeastOne(env, 'AI_STALL_SECONDS', 30) * 1_000,
    retries: wholeNumber(env, 'AI_RETRIES', 2),
    concurrency: atLeastOne(env, 'AI_CONCURRENCY', 4),
    queue: wholeNumber(env, 'AI_QUEUE', 8),
    replyBytes: atLeastOne(env, 'AI_REPLY_KB', 1_024) * 1_024,
    maxTokens: wholeNumber(env, 'AI_MAX_TOKENS', 0) || undefined,
    temperature: temperature(env),
    fallback: oneOf(env, 'AI_FALLBACK', ['none', 'embedded']) === 'embedded',
    who: readWho(env['AI_WRITERS'] ?? ''),
  };
};
