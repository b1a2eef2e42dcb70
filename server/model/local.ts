/** Finds language models that run on this machine: at the default ports of the usual engines, on loopback only. */
import * as z from 'zod';
import type { Config } from '../config.ts';
import type { Environment } from '../environment.ts';
import type { Log } from '../log.ts';
import { readModelConfig, type LocalModelSearch } from './config.ts';

interface LocalModel {
  readonly engine: string;
  readonly baseUrl: string;
  readonly model: string;
}

/** The default ports of engines; the first that has a model is used. */
const ENGINES: ReadonlyMap<number, string> = new Map([
  [11434, 'Ollama'],
  [1234, 'LM Studio'],
  [8080, 'llama.cpp'],
  [8000, 'vLLM'],
]);

/** A server on this machine answers at once, or is busy with something else. */
const PATIENCE_MS = 1_000;
const LONGEST_LIST = 1024 * 1024;

/** What every OpenAI-compatible server says about its models. Other programs use such ports, too. */
const ModelList = z.object({ data: z.array(z.object({ id: z.string().min(1).max(200) })) });

/** Models that embed, rank, moderate, transcribe, speak or draw; and models that an engine passes on from elsewhere. */
const NO_WRITER =
  /embed|minilm|rerank|guard|whisper|diffusion|(^|[-_/:])(bge|gte|e5|clip|flux|tts|kokoro|shieldgemma)([-_.:\d]|$)|[-:]cloud$/i;
/** Models that can write, but were made for something else. */
const OTHER_TRADE = /code|coder|math|sql|ocr|vision|llava|(^|[-_/:])(vl|base|starcoder\d?)([-_.:]|$)/i;

const modelsAt = async (port: number): Promise<LocalModel[]> => {
  const baseUrl = `http://127.0.0.1:${port}/v1`;
  const { patientFetch } = await import('./patientFetch.ts');
  try {
    const answer = await patientFetch(LONGEST_LIST)(`${baseUrl}/models`, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (!answer.ok) return [];
    const { data } = ModelList.parse(await answer.json());
    return data.map(({ id }) => ({ engine: ENGINES.get(port) ?? `port ${port}`, baseUrl, model: id }));
  } catch {
    // Nothing listens there, or some other program.
    return [];
  }
};

/** Ollama adds a tag to names without one. */
const isNamed = ({ model }: LocalModel, wanted: string): boolean => model === wanted || model === `${wanted}:latest`;

/**
 * The model that is named; where none is, the first one made for writing, in the order of the ports and of each engine's list; a
 * model made for something else only where there is no other.
 */
const findLocalModel = async ({ ports, model: wanted }: LocalModelSearch): Promise<LocalModel | undefined> => {
  const all = (await Promise.all((ports ?? [...ENGINES.keys()]).map(modelsAt))).flat();
  if (wanted !== undefined) return all.find((found) => isNamed(found, wanted));
  const writers = all.filter(({ model }) => !NO_WRITER.test(model));
  return writers.find(({ model }) => !OTHER_TRADE.test(model)) ?? writers[0];
};

/**
 * With `AI=auto`, the configuration with the model that was found; a configured address takes precedence.
 * @throws Error that names an AI_ variable whose value is invalid.
 */
export const withLocalModel = async (config: Config, log: Log, env: Environment = process.env): Promise<Config> => {
  const { localModelSearch } = config;
  if (config.model || localModelSearch.purpose !== 'use') return config;
  const found = await findLocalModel(localModelSearch);
  if (!found) {
    const ports = (localModelSearch.ports ?? [...ENGINES.keys()]).join(' ');
    log.warn({ event: 'no local model found', ports, model: localModelSearch.model, writing: 'the embedded writers' });
    return config;
  }
  log.info({ event: 'local model found', ...found, writing: 'the model' });
  // A key belongs to its service; a server that lists its models without one needs none.
  const reached = { AI_BASE_URL: found.baseUrl, AI_MODEL: found.model, AI_API_KEY: undefined };
  return { ...config, model: readModelConfig({ ...env, ...reached }) };
};

/** Logs which model could be used, where none is configured. */
export const reportLocalModel = async ({ model, localModelSearch }: Config, log: Log): Promise<void> => {
  if (model || localModelSearch.purpose !== 'tell') return;
  const found = await findLocalModel(localModelSearch);
  if (found) log.info({ event: 'local model found', ...found, writing: 'the embedded writers', advice: 'AI=auto lets it write' });
};
