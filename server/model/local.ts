/** Language models that run on this machine: looked for at the usual ports of the usual engines, on loopback alone. */
import * as z from 'zod';
import type { Config } from '../config.ts';
import type { Environment } from '../environment.ts';
import type { Log } from '../log.ts';
import { readModelConfig, type Looking } from './config.ts';

interface LocalModel {
  readonly engine: string;
  readonly baseUrl: string;
  readonly model: string;
}

/** Where engines listen that nobody has told otherwise; the first that has a model is taken. */
const ENGINES: ReadonlyMap<number, string> = new Map([
  [11434, 'Ollama'],
  [1234, 'LM Studio'],
  [8080, 'llama.cpp'],
  [8000, 'vLLM'],
]);

/** What is on this machine answers at once, or is busy with something else. */
const PATIENCE_MS = 1_000;
const LONGEST_LIST = 1024 * 1024;

/** What every OpenAI-compatible server says of its models. Other things listen on such ports, too. */
const ModelList = z.object({ data: z.array(z.object({ id: z.string().min(1).max(200) })) });

/** They measure, rank, judge, hear, speak or draw; and an engine may pass on what runs elsewhere. */
const NO_WRITER =
  /embed|minilm|rerank|guard|whisper|diffusion|(^|[-_/:])(bge|gte|e5|clip|flux|tts|kokoro|shieldgemma)([-_.:\d]|$)|[-:]cloud$/i;
/** They can write, but were made for something else. */
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
    // Nobody is there, or somebody else.
    return [];
  }
};

/** Ollama adds a tag to names that have none. */
const isNamed = ({ model }: LocalModel, wanted: string): boolean => model === wanted || model === `${wanted}:latest`;

/**
 * The model that is named. Where none is, the first made for writing, in the order of the ports and of each engine's own
 * list; one made for something else where there is no other.
 */
const findLocalModel = async ({ ports, model: wanted }: Looking): Promise<LocalModel | undefined> => {
  const all = (await Promise.all((ports ?? [...ENGINES.keys()]).map(modelsAt))).flat();
  if (wanted !== undefined) return all.find((found) => isNamed(found, wanted));
  const writers = all.filter(({ model }) => !NO_WRITER.test(model));
  return writers.find(({ model }) => !OTHER_TRADE.test(model)) ?? writers[0];
};

/**
 * With `AI=auto`, the same with the model that was found; one that the operator gave the address of goes before.
 * @throws Error that names the AI_ variable which makes no sense.
 */
export const withLocalModel = async (config: Config, log: Log, env: Environment = process.env): Promise<Config> => {
  const { looking } = config;
  if (config.model || looking.purpose !== 'use') return config;
  const found = await findLocalModel(looking);
  if (!found) {
    const ports = (looking.ports ?? [...ENGINES.keys()]).join(' ');
    log.warn({ event: 'no local model found', ports, model: looking.model, writing: 'the embedded writers' });
    return config;
  }
  log.info({ event: 'local model found', ...found, writing: 'the model' });
  // A key is for the service that it belongs to; what lists its models without one needs none.
  const reached = { AI_BASE_URL: found.baseUrl, AI_MODEL: found.model, AI_API_KEY: undefined };
  return { ...config, model: readModelConfig({ ...env, ...reached }) };
};

/** Says which model could be used, where nobody asked for one. */
export const tellOfLocalModel = async ({ model, looking }: Config, log: Log): Promise<void> => {
  if (model || looking.purpose !== 'tell') return;
  const found = await findLocalModel(looking);
  if (found) log.info({ event: 'local model found', ...found, writing: 'the embedded writers', advice: 'AI=auto lets it write' });
};
