/** The HTTP application: the API mounted from the catalogue and, where it was built, the site. */
import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { isLocal, type AnyTool } from '../engine/definition/index.ts';
import { readJson } from './api/body.ts';
import { describeApi } from './api/description.ts';
import { embeddedWriting, generate, languageKeys, type Writing } from './api/generate.ts';
import { Problem } from './api/problem.ts';
import { addressOf, createRateLimit } from './api/rateLimit.ts';
import { optionLists } from './api/requestCheck.ts';
import { tools } from './catalogue.ts';
import { readConfig, type Config } from './config.ts';
import { logToOutput, type Log } from './log.ts';

type Env = { Bindings: Partial<HttpBindings>; Variables: { id: string } };
export type App = Hono<Env>;

/** Languages of each tool whose form offers more than its writer can write in. */
const languages = async ({ loadWriter }: Writing): Promise<Record<string, readonly string[]>> => {
  const marked = tools.filter((tool) => languageKeys(tool).length > 0);
  const found = await Promise.all(marked.map(async ({ slug }) => [slug, (await loadWriter(slug))?.languages ?? []] as const));
  return Object.fromEntries(found);
};

/** The answer to the other methods of an address. */
const takesOnly = (method: 'GET' | 'POST') => (): never => {
  const allow = method === 'GET' ? 'GET, HEAD' : method;
  throw new Problem(405, `This address takes a ${method} request.`, { allow });
};

const mount = (api: App, tool: AnyTool, log: Log, writing: Writing): void => {
  const { call, options } = tool;
  if (options) {
    const lists = optionLists(tool);
    api.get(options.get, (context) => context.json({ success: true, data: lists }));
    api.all(options.get, takesOnly('GET'));
  }
  if (isLocal(call)) return;
  api.post(call.post, async (context) => {
    const data = await generate(tool, await readJson(context.req.raw), context.req.raw.signal, log, writing);
    return context.json({ success: true, data });
  });
  api.all(call.post, takesOnly('POST'));
};

/** Where a fault happened, without its message: that may hold what a visitor typed, on several lines. */
const stackLine = ({ stack = '' }: Error): string | undefined =>
  stack
    .split('\n')
    .find((line) => line.startsWith('    at '))
    ?.trim();

/** The API alone. `writing` is for tests, which bring writers that fail. */
export const createApi = (config: Config = readConfig(), log: Log = logToOutput, writing: Writing = embeddedWriting): App => {
  const api: App = new Hono<Env>();
  const limit = createRateLimit(config);

  api.use('/api/*', async (context, next) => {
    const start = performance.now();
    const id = randomUUID();
    context.set('id', id);
    await next();
    context.header('x-request-id', id);
    context.header('cache-control', 'no-store');
    context.header('x-content-type-options', 'nosniff');
    const { method, path } = context.req;
    log({
      event: 'request',
      id,
      method,
      path,
      status: context.res.status,
      ms: Math.round((performance.now() - start) * 10) / 10,
    });
  });
  api.use('/api/*', async (context, next) => {
    await limit(addressOf(context.env?.incoming, context.req.header('x-forwarded-for'), config.proxies));
    await next();
  });

  api.get('/api', (context) => context.json(describeApi(tools)));
  api.get('/api/capabilities', async (context) => context.json({ success: true, data: { languages: await languages(writing) } }));
  for (const path of ['/api', '/api/capabilities']) api.all(path, takesOnly('GET'));
  for (const tool of tools) mount(api, tool, log, writing);
  api.all('/api/*', () => {
    throw new Problem(404, 'There is nothing at this address.');
  });

  api.onError((problem, context) => {
    if (problem instanceof Problem)
      return context.json({ success: false, error: problem.message }, problem.status, problem.headers);
    log({ event: 'fault', id: context.get('id'), problem: problem.name, at: stackLine(problem) });
    return context.json({ success: false, error: 'Something went wrong on our side. Please try again.' }, 500);
  });
  return api;
};
