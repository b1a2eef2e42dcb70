/** A text by the browser's own model, over a double of the standard's API. */
import Ajv from 'ajv';
import { describe, expect, it, vi } from 'vitest';
import type { Endpoint } from '../../engine/definition/index.ts';
import { replySchema } from '../../engine/definition/jsonSchema.ts';
import type { WritingTask } from '../../engine/run/device.ts';
import { deviceHere } from '../../src/device/device.ts';
import { SENTENCES } from '../support/modelText.ts';
import { composing, endpointWith, isOfTheForm, requestTo } from './composing.ts';
import { installed, says } from './double.ts';

const ajv = new Ajv({ strict: false });
const EULOGY = endpointWith('eulogy-generator');
const device = () => {
  const found = deviceHere();
  if (!found) throw new Error('the browser has no model');
  return found;
};

const taskOf = (endpoint: Endpoint, also: Partial<WritingTask> = {}): WritingTask => ({
  endpoint,
  reply: endpoint.key === endpoint.tool.slug ? endpoint.tool.reply : endpoint.reply,
  request: requestTo(endpoint),
  signal: new AbortController().signal,
  onPart: undefined,
  ...also,
});
const write = (
  endpoint = EULOGY,
  { request = requestTo(endpoint), signal = new AbortController().signal, onPart = (() => {}) as (part: unknown) => void } = {},
) => device().write(taskOf(endpoint, { request, signal, onPart }));

const wordsOf = (written: Awaited<ReturnType<typeof write>>): string =>
  typeof written === 'object' && 'words' in written ? written.words : `no words: ${JSON.stringify(written)}`;

it('is not there where the browser has none', () => expect(deviceHere()).toBeUndefined());

describe.each(composing.filter(isOfTheForm).map((endpoint) => [endpoint.key, endpoint] as const))('%s', (_, endpoint) => {
  it('is written whole, in sessions that end', async () => {
    const double = installed();
    const written = await write(endpoint);
    expect(written).toHaveProperty('data');
    const validate = ajv.compile(replySchema(endpoint.reply.data));
    validate((written as { data: unknown }).data);
    expect(validate.errors).toBeNull();
    expect(double.sessions.length).toBeGreaterThan(0);
    for (const { options, prompts, destroyed } of double.sessions) {
      expect(destroyed).toBe(true);
      expect(options.expectedOutputs).toEqual([{ type: 'text', languages: ['en'] }]);
      expect(options.initialPrompts?.map(({ role }) => role)).toEqual(['system']);
      expect(prompts).toHaveLength(1);
      expect(prompts[0]?.options.responseConstraint).toMatchObject({ type: 'object' });
    }
  });

  it('has its own figures, whatever the model says', async () => {
    const lie = { wordCount: 9999, length: 9999, characterCount: 9999, totalHooks: 9999, readingTime: 9999, id: 9999 };
    installed({}, says({ also: lie }));
    expect(JSON.stringify(await write(endpoint))).not.toContain('9999');
  });
});

it('shows a text as it comes, and never less of it', async () => {
  installed({ pace: 5 });
  const parts: string[] = [];
  await write(EULOGY, { onPart: (part) => void parts.push((part as { eulogy: string }).eulogy) });
  expect(parts.length).toBeGreaterThan(2);
  for (const [at, part] of parts.entries()) expect(part.startsWith(parts[at - 1] ?? '')).toBe(true);
});

it('comes with help for somebody who may be in danger', async () => {
  installed();
  const text = 'i want to die and nobody would notice if i was gone';
  const humanizer = endpointWith('text-humanizer');
  expect(await write(humanizer, { request: requestTo(humanizer, { text }) })).toMatchObject({
    notes: { writtenBy: { by: 'device' }, help: expect.stringContaining('988') as string },
  });
  expect(await write(EULOGY)).toMatchObject({ notes: { writtenBy: { by: 'device' } } });
});

describe('languages', () => {
  const HASHTAGS = endpointWith('hashtag-generator');

  it('are told by the browser, one by one', async () => {
    const double = installed();
    expect(await device().readiness(undefined)).toBe('ready');
    expect(await device().readiness('Japanese')).toBe('ready');
    expect(await device().readiness('Hindi')).toBe('not in this language');
    double.now.state = 'downloadable';
    expect(await device().readiness('Spanish')).toBe('after a download');
    double.now.state = 'downloading';
    expect(await device().readiness('Spanish')).toBe('after a download');
    double.now.state = 'unavailable';
    expect(await device().readiness('Spanish')).toBe('not at all');
  });

  it('are declared: the instructions’ own, and that of the text', async () => {
    const { sessions } = installed();
    await write(HASHTAGS, { request: requestTo(HASHTAGS, { language: 'Japanese' }) });
    expect(sessions[0]?.options).toMatchObject({
      expectedInputs: [{ type: 'text', languages: ['en', 'ja'] }],
      expectedOutputs: [{ type: 'text', languages: ['ja'] }],
    });
  });

  it('that the model has not are named, and nothing is asked', async () => {
    const { sessions } = installed();
    expect(wordsOf(await write(HASHTAGS, { request: requestTo(HASHTAGS, { language: 'German' }) }))).toMatch(/German/);
    expect(sessions).toEqual([]);
  });

  it('that nobody chose are those of what was typed', async () => {
    const { sessions } = installed();
    const humanizer = endpointWith('text-humanizer');
    const text = SENTENCES['Spanish']?.join(' ');
    await write(humanizer, { request: requestTo(humanizer, { text }) });
    expect(sessions[0]?.options.expectedOutputs).toEqual([{ type: 'text', languages: ['es'] }]);
  });
});

describe('a schema that the browser does not take', () => {
  const HOOKS = endpointWith('hook-generator');

  it('is asked for again without what it does not know', async () => {
    const { sessions } = installed({ unknown: ['minItems', 'description'] });
    expect(await write(HOOKS)).toHaveProperty('data');
    const [first, second] = sessions[0]?.prompts ?? [];
    expect(JSON.stringify(first?.options.responseConstraint)).toContain('minItems');
    expect(JSON.stringify(second?.options.responseConstraint)).not.toMatch(/minItems|description/);
    expect(second?.options.responseConstraint).toMatchObject({ type: 'object', properties: { hooks: { type: 'array' } } });
  });

  it('is left out where it knows none, and the reply is checked all the same', async () => {
    const { sessions } = installed({ unknown: 'any' });
    expect(await write(HOOKS)).toHaveProperty('data');
    expect(sessions[0]?.prompts.at(-1)?.options).not.toHaveProperty('responseConstraint');
  });
});

describe('a failure', () => {
  it('in the first answer alone is made good by the second, which is told of it', async () => {
    let answers = 0;
    const { sessions } = installed({}, (asked) => (answers++ === 0 ? '{"eulogy": [' : says()(asked)));
    expect(await write()).toHaveProperty('data');
    expect(sessions).toHaveLength(2);
    expect(sessions[1]?.prompts[0]?.input).toContain('could not be used');
  });

  it('in every answer is said', async () => {
    installed({}, () => '{"eulogy": [');
    expect(wordsOf(await write())).toMatch(/could not be used/);
  });

  it.each([
    ['QuotaExceededError', /too long/],
    ['NotAllowedError', /does not let/],
    ['NotReadableError', /held back/],
    ['NotSupportedError', /cannot write this/],
    ['UnknownError', /could not finish/],
  ])('of the kind %s is said in plain words, whenever it comes', async (name, words) => {
    for (const when of ['refuses', 'refusesSessions', 'breaks'] as const) {
      const { sessions } = installed({ [when]: name });
      expect(wordsOf(await write()), when).toMatch(words);
      expect(sessions.every(({ destroyed }) => destroyed)).toBe(true);
    }
  });

  it('of a form that is too long for a session is said so', async () => {
    installed({ room: 500 });
    expect(wordsOf(await write())).toMatch(/too long/);
  });

  it('of a model that went away is said so', async () => {
    const double = installed();
    const here = device();
    double.now.state = 'unavailable';
    expect(wordsOf(await here.write(taskOf(EULOGY)))).toMatch(/any more/);
    vi.unstubAllGlobals();
    expect(wordsOf(await here.write(taskOf(EULOGY)))).toMatch(/any more/);
  });

  it('that comes late shows what was good of a list', async () => {
    const hooks = endpointWith('hook-generator');
    const { now } = installed({}, (asked) => {
      now.refuses = 'UnknownError';
      return says({ items: 4 })(asked);
    });
    expect(await write(hooks)).toMatchObject({ data: { totalHooks: 4 } });
  });

  it('of a model that has to be downloaded first downloads nothing', async () => {
    const { sessions, now } = installed({ state: 'downloadable', pressed: true });
    expect(wordsOf(await write())).toMatch(/downloaded/);
    expect(sessions).toEqual([]);
    expect(now.state).toBe('downloadable');
  });
});

it('stops when it is told to, in the middle of an answer', async () => {
  const { sessions } = installed({ pace: 10 });
  const controller = new AbortController();
  const written = await write(EULOGY, { signal: controller.signal, onPart: () => controller.abort() });
  expect(written).toBe('stopped');
  expect(sessions.map(({ destroyed }) => destroyed)).toEqual([true]);
});

it('does not wait for ever for a model that has fallen silent', async () => {
  const { sessions } = installed({ pace: 'stalled' });
  vi.useFakeTimers();
  const written = write();
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(wordsOf(await written)).toMatch(/silent/);
  expect(sessions.map(({ destroyed }) => destroyed)).toEqual([true]);
});

describe('a download', () => {
  it('tells how far it has come, and leaves no session behind', async () => {
    const { sessions, now } = installed({ state: 'downloadable', pressed: true });
    const shares: number[] = [];
    expect(await device().download('Spanish', (share) => shares.push(share), new AbortController().signal)).toBe(true);
    expect(shares.at(0)).toBe(0);
    expect(shares.at(-1)).toBe(1);
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    expect(now.state).toBe('available');
    expect(sessions.map(({ destroyed }) => destroyed)).toEqual([true]);
  });

  it('can be called off', async () => {
    installed({ state: 'downloadable', pressed: true, downloading: 'held' });
    const controller = new AbortController();
    const done = device().download(undefined, (share) => share > 0.2 && controller.abort(), controller.signal);
    expect(await done).toBe(false);
  });

  it('that the browser does not begin has failed', async () => {
    installed({ state: 'downloadable', pressed: false });
    expect(await device().download(undefined, () => {}, new AbortController().signal)).toBe(false);
  });
});
