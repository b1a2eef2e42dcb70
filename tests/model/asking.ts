/** The whole server with a scripted model behind it, both over real HTTP. */
import { endpointsOf, type Endpoint } from '../../engine/definition/index.ts';
import { tools } from '../../server/catalogue.ts';
import { readModelConfig } from '../../server/model/config.ts';
import { startServer, type RunningServer } from '../contract/http.ts';
import { startModelServer, type ModelServer } from '../support/modelServer.ts';

export const KEY = 'sk-secret-of-the-house';

const all: readonly Endpoint[] = tools.flatMap(endpointsOf);

/** Every call that a model can serve. */
export const endpoints = all.filter(({ answers }) => answers !== 'stored');

export const endpointWith = (key: string): Endpoint => {
  const found = all.find((endpoint) => endpoint.key === key);
  if (!found) throw new Error(`no endpoint ${key}`);
  return found;
};

const SAMPLE_TEXT = 'We repair old wooden windows in the valley, and have done so since my grandfather opened the shop.';

/** A filled form: the tool's first example, or plain words in every text that must be there. */
export const bodyOf = ({ key, tool, fields }: Endpoint): Record<string, unknown> => {
  const [example] = tool.examples;
  if (key === tool.slug && example) return { ...example.values };
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      'required' in field && field.required !== undefined ? [[name, SAMPLE_TEXT.slice(0, 60)] as const] : [],
    ),
  );
};

export interface Connected extends RunningServer {
  readonly model: ModelServer;
}

/** A server whose tools are all written by the model of this name. */
export const connected = async (model: string, env: Record<string, string> = {}, running?: ModelServer): Promise<Connected> => {
  const modelServer = running ?? (await startModelServer());
  const config = readModelConfig({
    AI_BASE_URL: modelServer.url,
    AI_MODEL: model,
    AI_API_KEY: KEY,
    AI_WRITERS: '*=model',
    AI_RETRIES: '1',
    ...env,
  });
  const server = await startServer({ model: config, requestsPerMinute: 0 });
  return {
    ...server,
    model: modelServer,
    async close() {
      await server.close();
      await modelServer.close();
    },
  };
};
