/** The HTTP application: the API, mounted from the catalogue, and the site if it has been built. */
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { endpointsOf, promptPath, type AnyTool, type Endpoint } from '../engine/definition/index.ts';
import { readJson } from './api/body.ts';
import { browserErrors } from './api/browserErrors.ts';
import { describeApi } from './api/description.ts';
import { embeddedWriting, generate, generateGrowing, languageKeys, type Writing } from './api/generate.ts';
import { Problem } from './api/problem.ts';
import { promptOf } from './api/prompt.ts';
import { createRateLimit } from './api/rateLimit.ts';
import { optionLists } from './api/requestCheck.ts';
import { streamed, wantsStream } from './api/stream.ts';
import type { Assistant } from './assistants.ts';
import { tools } from './catalogue.ts';
import { readConfig, type Config } from './config.ts';
import { faultOf } from './fault.ts';
import { createLog, type Log } from './log.ts';
import { withModel } from './model/withModel.ts';
import { measured } from './operate/measured.ts';
import { createMetrics, type Metrics } from './operate/metrics.ts';
import { accounted, watched, type RequestVariables } from './operate/requests.ts';
import { secured } from './site/policy.ts';

type Env = { Bindings: Partial<HttpBindings>; Variables: RequestVariables };
export type App = Hono<Env>;

/** The languages that the writer can write in, for each tool whose form offers languages. */
const languages = async ({ loadWriter }: Writing): Promise<Record<string, readonly string[]>> => {
  const marked = tools.filter((tool) => languageKeys(tool).length > 0);
  const found = await Promise.all(marked.map(async ({ slug }) => [slug, (await loadWriter(slug))?.languages ?? []] as const));
  return Object.fromEntries(found);
};

/** Slugs of the tools whose reply can be streamed: with a model connected, those that it writes for. */
const streams = async ({ model }: Config, { loadWriter }: Writing): Promise<string[]> => {
  if (!model) return [];
  const asked = tools.filter((tool) =>
    endpointsOf(tool).some((endpoint) => endpoint.key === tool.slug && model.who(endpoint) === 'model'),
  );
  const found = await Promise.all(asked.map(async ({ slug }) => ((await loadWriter(slug))?.stream ? [slug] : [])));
  return found.flat();
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Answers requests to an address with any other method. */
const takesOnly = (method: 'GET' | 'POST') => (): never => {
  const allow = method === 'GET' ? 'GET, HEAD' : method;
  throw new Problem(405, `This address takes a ${method} request.`, { allow });
};

/** A GET has its request in the query, a POST in the body; either may name one key in its path. */
const mountEndpoint = (api: App, endpoint: Endpoint, writing: Writing, assistants: readonly Assistant[]): void => {
  const { method, path } = endpoint;
  const forAssistants = promptPath(endpoint);
  if (forAssistants !== undefined) {
    api.post(forAssistants, async (context) => {
      const { prompt, help } = await promptOf(endpoint, await readJson(context.req.raw), writing.readMeaning);
      return context.json({ success: true, data: { prompt, assistants }, help });
    });
    api.all(forAssistants, takesOnly('POST'));
  }
  api.on(method.toUpperCase(), path, async (context) => {
    const { req } = context;
    const { signal } = req.raw;
    const log = context.get('log');
    const asked = method === 'get' ? req.query() : await readJson(req.raw);
    const named = req.param() as Record<string, string>;
    const body = Object.keys(named).length > 0 && isRecord(asked) ? { ...asked, ...named } : asked;
    if (wantsStream(req.header('accept'))) {
      const growing = await generateGrowing(endpoint, body, signal, log, writing);
      if (growing) {
        const { pieces, ending } = watched(growing, signal);
        context.set('ending', ending);
        return streamed(pieces);
      }
    }
    return context.json({ success: true, ...(await generate(endpoint, body, signal, log, writing)) });
  });
  api.all(path, takesOnly(method === 'get' ? 'GET' : 'POST'));
};

const mount = (api: App, tool: AnyTool, writing: Writing, assistants: readonly Assistant[]): void => {
  const { options } = tool;
  if (options) {
    const lists = optionLists(tool);
    api.get(options.get, (context) => context.json({ success: true, data: lists }));
    api.all(options.get, takesOnly('GET'));
  }
  for (const endpoint of endpointsOf(tool)) mountEndpoint(api, endpoint, writing, assistants);
};

interface Parts {
  readonly log: Log;
  readonly metrics: Metrics;
  /** The embedded writers: those in this process, unless there are threads or a test brings its own. */
  readonly embedded: Writing;
}

/** The API alone. */
export const createApi = (config: Config = readConfig(), parts: Partial<Parts> = {}): App => {
  const { log = createLog(), metrics = createMetrics(), embedded = embeddedWriting } = parts;
  const loadWriter = measured(withModel(embedded.loadWriter, config.model, tools, metrics), metrics);
  const writing: Writing = { ...embedded, loadWriter };
  const api: App = new Hono<Env>();
  const limit = createRateLimit(config, log);

  api.use('*', secured);
  api.use('/api/*', accounted(log, metrics));
  api.use('/api/*', async (context, next) => {
    await next();
    context.res.headers.set('cache-control', 'no-store');
  });
  api.use('/api/*', async (context, next) => {
    await limit({
      socket: context.env?.incoming?.socket.remoteAddress,
      forwarded: context.req.header('x-forwarded-for'),
    });
    await next();
  });

  api.get('/api', (context) => context.json(describeApi(tools)));
  api.get('/api/capabilities', async (context) =>
    context.json({ success: true, data: { languages: await languages(writing), streams: await streams(config, writing) } }),
  );
  for (const path of ['/api', '/api/capabilities']) api.all(path, takesOnly('GET'));
  api.post('/api/browser-errors', browserErrors(log));
  api.all('/api/browser-errors', takesOnly('POST'));
  for (const tool of tools) mount(api, tool, writing, config.assistants);
  api.all('/api/*', () => {
    throw new Problem(404, 'There is nothing at this address.');
  });

  api.onError((problem, context) => {
    if (problem instanceof Problem)
      return context.json({ success: false, error: problem.message }, problem.status, problem.headers);
    context.get('log').error({ event: 'fault', ...faultOf(problem) });
    return context.json({ success: false, error: 'Something went wrong on our side. Please try again.' }, 500);
  });
  return api;
};
