/**
 * A scripted OpenAI-compatible server on loopback. It plays by the model's name: `good` fills in what it is asked for, the
 * others do one thing wrong; a name that ends in `-once` does it only in its first answer to a form.
 */
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { listening } from './listening.ts';
import { filledIn, type Manner } from './modelText.ts';

export interface ChatRequest {
  readonly model: string;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly stream?: boolean;
  readonly response_format?: {
    readonly type: string;
    readonly json_schema?: { readonly schema: unknown; readonly strict: boolean };
  };
  readonly [key: string]: unknown;
}

export interface ModelServer {
  /** The base address of its API. */
  readonly url: string;
  readonly requests: readonly { readonly body: ChatRequest; readonly authorization: string | undefined }[];
  /** Headers of the requests for the list of its models. */
  readonly lists: readonly IncomingHttpHeaders[];
  /** Answers that are being given. */
  readonly open: () => number;
  /** The most there were at a time. */
  readonly most: () => number;
  close(): Promise<void>;
}

interface Answer {
  readonly content: string;
  readonly finish?: 'stop' | 'length';
}

const REFUSAL = "I'm sorry, but I can't assist with that request.";
const manner = (how: Manner) => (request: ChatRequest) => ({ content: JSON.stringify(filledIn(request, how), null, 1) });
const good = (request: ChatRequest): string => manner({})(request).content;

/** What the models say, by their names. */
const WORDS: Readonly<Record<string, (request: ChatRequest) => Answer>> = {
  good: manner({}),
  slow: manner({}),
  crawling: manner({}),
  fenced: (request) => ({ content: `\`\`\`json\n${good(request)}\n\`\`\`` }),
  chatty: (request) => ({
    content: `Sure! Here it is [as asked]:\n\n\`\`\`\n${good(request)}\n\`\`\`\n\nLet me know if {anything} should change.`,
  }),
  thinking: (request) => ({ content: `<think>The form {"asks"} for [a text].\n{"a": 1}</think>\n\n${good(request)}` }),
  wrapped: (request) => ({ content: `{"status":"ok","data":${good(request)}}` }),
  sloppy: (request) => ({
    content: good(request)
      .replace(/": (\d+)/g, '": "$1/10"')
      .replace(/"\n(\s*)([}\]])/g, '",\n$1$2')
      .replace(/\\n/g, '\n')
      .replace(/"([a-z]+)([A-Z])([A-Za-z]*)":/g, '"$1_$2$3":'),
  }),
  lying: (request) => ({
    content: JSON.stringify(
      filledIn(request, {
        also: { wordCount: 9999, length: 9999, characterCount: 9999, totalHooks: 9999, readingTime: 9999, id: 9999 },
      }),
    ),
  }),
  'cut-off': (request) => {
    const content = good(request);
    return { content: content.slice(0, Math.floor(content.length * 0.7)), finish: 'length' };
  },
  plain: (request) => {
    const [text] = Object.values(filledIn(request, {}));
    return { content: typeof text === 'string' ? text : 'Here are a few ideas.' };
  },
  nonsense: () => ({ content: 'yes' }),
  empty: () => ({ content: '' }),
  blank: manner({ text: () => '  \n ' }),
  refusing: () => ({ content: REFUSAL }),
  'refusing-in-json': manner({ text: () => REFUSAL, items: 1 }),
  echoing: (request) => manner({ text: (nth) => `Part ${nth}: ${request.messages[0]?.content.slice(0, 1500) ?? ''}` })(request),
  copying: (request) => ({ content: request.messages[0]?.content.split('\n{').at(-1)?.replace(/^/, '{') ?? '' }),
  foreign: manner({ foreign: true }),
  few: manner({ items: 2 }),
  many: manner({ items: 60 }),
  repeating: manner({ same: true }),
  'long-winded': manner({ size: 5 }),
  terse: manner({ size: 0.2 }),
  giant: () => ({ content: 'x'.repeat(3_000_000) }),
  // Does what the visitor's words tell it.
  obedient: ({ messages }) => {
    const told = /reply only with (\w+)/i.exec(messages[1]?.content ?? '');
    return { content: told?.[1] ?? 'Nobody told me anything.' };
  },
};

type Handle = (request: ChatRequest, response: ServerResponse) => void;

const json = (response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
};
const refuse = (status: number, message: string, headers: Record<string, string> = {}): Handle => {
  return (_, response) => json(response, status, { error: { message, type: 'invalid_request_error' } }, headers);
};

const completion = ({ model }: ChatRequest, { content, finish = 'stop' }: Answer): object => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: 1,
  model,
  choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: finish }],
  usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
});

const event = (delta: object, finish: string | null = null): string =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;

/** The pieces of a stream, as a server sends them. */
const pieces = (content: string): string[] => content.match(/[\s\S]{1,24}/g) ?? [];

const startStream = (response: ServerResponse): void => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(event({ role: 'assistant', content: '' }));
};

const say = async (request: ChatRequest, response: ServerResponse, answer: Answer, pauseMs: number): Promise<void> => {
  if (!request.stream) {
    if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, 250));
    return json(response, 200, completion(request, answer));
  }
  startStream(response);
  for (const piece of pieces(answer.content)) {
    if (response.destroyed) return;
    response.write(event({ content: piece }));
    if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  response.end(`${event({}, answer.finish ?? 'stop')}data: [DONE]\n\n`);
};

/** Between two pieces, in milliseconds. */
const PAUSES: Readonly<Record<string, number>> = { slow: 15, crawling: 400 };

/** Half an answer, and then whatever `end` does. */
const half = (end: (response: ServerResponse) => void): Handle => {
  return (request, response) => {
    const content = good(request);
    if (request.stream) {
      startStream(response);
      for (const piece of pieces(content.slice(0, content.length / 2))) response.write(event({ content: piece }));
    } else {
      const body = JSON.stringify(completion(request, { content }));
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
      response.write(body.slice(0, body.length / 2));
    }
    setTimeout(() => end(response), 30);
  };
};

/** What the servers do, by the models' names. */
const DEEDS: Readonly<Record<string, Handle>> = {
  stalled: half(() => {}),
  dying: half((response) => response.destroy()),
  silent: () => {},
  'rate-limiting': refuse(429, 'Too many requests', { 'retry-after': '30' }),
  'rate-limiting-once': refuse(429, 'Too many requests', { 'retry-after': '0' }),
  failing: refuse(500, 'Internal error'),
  malformed: (_, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"choices": [{'),
  'no-choices': (request, response) => json(response, 200, { ...completion(request, { content: '' }), choices: [] }),
  html: (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Welcome</title>'),
  redirecting: (_, response) => response.writeHead(307, { location: 'http://127.0.0.1:9/v1/chat/completions' }).end(),
};

/** Refusals that depend on what is asked; undefined where it is served. */
const refusalOf = ({ model, response_format: format }: ChatRequest, key: string): Handle | undefined => {
  if (model === 'unauthorised') return refuse(401, `Incorrect API key provided: ${key}`);
  if (model === 'no-schema' && format?.type === 'json_schema') return refuse(400, 'response_format json_schema is not supported');
  if (model === 'no-format' && format) return refuse(422, 'unknown field response_format');
  return undefined;
};

const readBody = async (request: IncomingMessage): Promise<ChatRequest> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString('utf8')) as ChatRequest;
};

/** @param models what it lists as its own. */
export const startModelServer = async (port = 0, models: readonly string[] = modelNames): Promise<ModelServer> => {
  const requests: { body: ChatRequest; authorization: string | undefined }[] = [];
  const lists: IncomingHttpHeaders[] = [];
  let open = 0;
  let most = 0;

  const answer = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (incoming.method === 'GET' && incoming.url === '/v1/models') {
      lists.push(incoming.headers);
      return json(response, 200, {
        object: 'list',
        data: models.map((id) => ({ id, object: 'model', created: 1, owned_by: 'library' })),
      });
    }
    if (incoming.method !== 'POST' || incoming.url !== '/v1/chat/completions')
      return json(response, 404, { error: { message: 'Not found' } });
    const body = await readBody(incoming);
    const { authorization } = incoming.headers;
    const said = JSON.stringify(body);
    const isAgain =
      /An earlier reply could not be used/.test(said) || requests.some((earlier) => JSON.stringify(earlier.body) === said);
    requests.push({ body, authorization });
    most = Math.max(most, ++open);
    response.once('close', () => open--);
    const isOver = body.model.endsWith('-once') && isAgain;
    const given = isOver ? 'good' : body.model;
    const name = given in DEEDS ? given : given.replace(/-once$/, '');
    const handle = refusalOf(body, authorization ?? '') ?? DEEDS[name];
    if (handle) return handle(body, response);
    const words = WORDS[name] ?? WORDS['good']!;
    await say(body, response, words(body), PAUSES[name] ?? 0);
  };

  const server: Server = createServer((incoming, response) => {
    answer(incoming, response).catch(() => response.destroy());
  });
  server.listen(port, '127.0.0.1');
  const { url, close } = await listening(server);
  return { url: `${url}/v1`, requests, lists, open: () => open, most: () => most, close };
};

/** Every name that it plays by. */
export const modelNames: readonly string[] = [
  ...Object.keys(WORDS),
  ...Object.keys(DEEDS),
  'unauthorised',
  'no-schema',
  'no-format',
];
