/** "Write on this device", on the pages of all tools that compose. */
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AnyTool } from '../../engine/definition/index.ts';
import { countUse } from '../../engine/run/uses.ts';
import type { Double } from '../support/languageModel.ts';
import {
  button,
  expectNoError,
  findResult,
  form,
  inlineErrors,
  leave,
  openPage,
  queryResult,
  slips,
  wordsIn,
} from '../support/page.tsx';
import { json, serve, success, type StandIn } from '../support/server.ts';
import { composing, listsOf, tools } from './composing.ts';
import { installed, says } from './double.ts';

const CHOICE = 'Write on this device';
const LIBRARY = 'prompt-generator';

const isComposing = ({ slug }: AnyTool): boolean => composing.some(({ key }) => key === slug);

/** A page whose server answers nothing but what its form is made of. */
const open = async (tool: AnyTool): Promise<{ user: UserEvent; server: StandIn }> => {
  const server = serve();
  if (tool.options) server.on(tool.options.get, success(listsOf(tool)));
  for (const call of Object.values(tool.sideCalls ?? {}))
    if ('get' in call) server.on(call.get, success({ prompts: [], mainCategories: [], total: 0, page: 1, pages: 0 }));
  const user = await openPage(`/${tool.slug}`);
  if (tool.slug === LIBRARY) await user.click(await screen.findByRole('button', { name: 'Generate Custom Prompts' }));
  await screen.findByRole('form');
  return { user, server };
};

const toolWith = (slug: string): AnyTool => {
  const found = tools.find((tool) => tool.slug === slug);
  if (!found) throw new Error(`no tool ${slug}`);
  return found;
};
const EULOGY = toolWith('eulogy-generator');

const choice = (): Promise<HTMLElement> => within(form()).findByRole('checkbox', { name: CHOICE });
const run = (user: UserEvent, tool = EULOGY): Promise<void> => user.click(button(tool.call.button));
const beside = async (): Promise<string> => wordsIn((await choice()).closest('div') as HTMLElement);
const posts = ({ sent }: StandIn): unknown[] => sent.filter(({ method }) => method !== 'GET');
const nameRose = async (user: UserEvent): Promise<void> => user.type(screen.getByRole('textbox', { name: 'Name' }), 'Rose');
const tryExample = (user: UserEvent): Promise<void> =>
  user.click(within(screen.getByRole('region', { name: 'Try an example' })).getAllByRole('button')[0] as HTMLElement);
const isOver = ({ sessions }: Double): Promise<void> =>
  waitFor(() => expect(sessions.map(({ destroyed }) => destroyed)).not.toContain(false), { timeout: 10_000 });
const openChosen = async (): Promise<{ user: UserEvent; server: StandIn }> => {
  const opened = await open(EULOGY);
  await nameRose(opened.user);
  await opened.user.click(await choice());
  return opened;
};

afterEach(() => localStorage.clear());

it.each(tools.filter((tool) => !isComposing(tool)).map((tool) => [tool.slug, tool] as const))(
  '%s composes nothing, and has no such choice',
  async (_, tool) => {
    const availability = vi.spyOn(installed().LanguageModel, 'availability');
    await open(tool);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(screen.queryByRole('checkbox', { name: CHOICE })).toBeNull();
    expect(availability).not.toHaveBeenCalled();
  },
);

describe.each(tools.filter(isComposing).map((tool) => [tool.slug, tool] as const))('%s', (slug, tool) => {
  it('is written there when that is chosen, and nothing of it is sent', async () => {
    const { sessions } = installed();
    const { user, server } = await open(tool);
    await user.click(await choice());
    if (slug === LIBRARY) await user.type(within(form()).getAllByRole('textbox')[0] as HTMLElement, 'window repair');
    else await tryExample(user);
    await run(user, tool);
    if (slug !== LIBRARY) await findResult();
    await waitFor(() => expect(sessions.length).toBeGreaterThan(0));
    await waitFor(() => expect(sessions.every(({ destroyed }) => destroyed)).toBe(true));
    expect(inlineErrors()).toEqual([]);
    expect(posts(server)).toEqual([]);
  });
});

describe('the choice', () => {
  it('is not there where the browser has no model', async () => {
    await open(EULOGY);
    expect(screen.queryByRole('checkbox', { name: CHOICE })).toBeNull();
  });

  it('is not there where the model is of no use', async () => {
    installed({ state: 'unavailable' });
    await open(EULOGY);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(screen.queryByRole('checkbox', { name: CHOICE })).toBeNull();
  });

  it('is off at first, and then as the visitor left it', async () => {
    installed();
    const { user, server } = await open(EULOGY);
    server.on('/api/eulogy/generate', success({ eulogy: 'From the server.' }));
    expect(await choice()).not.toBeChecked();
    await nameRose(user);
    await run(user);
    await findResult();
    expect(posts(server)).toHaveLength(1);
    await user.click(await choice());
    document.body.innerHTML = '';
    await open(EULOGY);
    expect(await choice()).toBeChecked();
    await user.click(await choice());
    document.body.innerHTML = '';
    await open(EULOGY);
    expect(await choice()).not.toBeChecked();
  });

  it('sends nothing even before the page knows how far the model is', async () => {
    localStorage.setItem('writeOnDevice', 'true');
    const { LanguageModel: model, sessions } = installed();
    vi.spyOn(model, 'availability').mockImplementationOnce(() => new Promise(() => undefined));
    const { user, server } = await open(EULOGY);
    await nameRose(user);
    await run(user);
    await findResult();
    expect(sessions).toHaveLength(1);
    expect(posts(server)).toEqual([]);
  });

  it('cannot be made for a language that the model does not write, and says so', async () => {
    installed();
    const { user } = await open(toolWith('webinar-title-generator'));
    const language = within(form()).getByRole('combobox', { name: 'Language' });
    expect(await choice()).toBeEnabled();
    const choose = async (name: string): Promise<void> => {
      await user.hover(language);
      await waitFor(() => expect(within(form()).getByRole('combobox', { name: 'Language' })).toHaveAttribute('data-state'));
      await user.click(within(form()).getByRole('combobox', { name: 'Language' }));
      await user.click(await screen.findByRole('option', { name: new RegExp(`^${name}`) }));
    };
    await choose('German');
    await waitFor(async () => expect(await choice()).toBeDisabled());
    expect(await beside()).toContain('German');
    await choose('Spanish');
    await waitFor(async () => expect(await choice()).toBeEnabled());
  });

  it('counts no use, and is there beyond the limit of the day', async () => {
    installed();
    const limited = tools.find((tool) => isComposing(tool) && tool.limit !== 'none' && tool.limit.enforced);
    if (!limited) throw new Error('no tool has a limit');
    for (let used = 0; used < 20; used++) countUse(limited.slug);
    const { user } = await open(limited);
    await user.click(await choice());
    await tryExample(user);
    await run(user, limited);
    await findResult();
    expectNoError();
    expect(screen.getByText(/Uses Today/)).toHaveTextContent('20/20');
  });
});

describe('a run', () => {
  it('fills the sheet as the text comes, and says who wrote it', async () => {
    const double = installed({ pace: 4 });
    const { user } = await openChosen();
    await run(user);
    await waitFor(() => expect(wordsIn(screen.getByRole('region', { name: 'Result' })).length).toBeGreaterThan(20));
    expect(screen.getByRole('region', { name: 'Result' })).toHaveAttribute('aria-busy', 'true');
    await isOver(double);
    await findResult();
    expect(await screen.findByText(/written on this device/i)).toBeVisible();
  });

  it('that is stopped keeps what has come, ends its session, and is written again when asked', async () => {
    const { sessions, now } = installed({ pace: 'stalled' });
    const { user, server } = await openChosen();
    await run(user);
    await waitFor(() => expect(wordsIn(screen.getByRole('region', { name: 'Result' })).length).toBeGreaterThan(20));
    await user.click(button('Stop'));
    await waitFor(() => expect(sessions[0]?.destroyed).toBe(true));
    expect(await screen.findByText(/This stopped early\./)).toBeVisible();
    expectNoError();
    delete now.pace;
    await user.click(button('Retry'));
    await screen.findByText('2 / 2');
    expect(screen.queryByText(/This stopped/)).toBeNull();
    expect(posts(server)).toEqual([]);
  });

  it('that is left is called off', async () => {
    const { sessions } = installed({ pace: 'stalled' });
    const { user } = await openChosen();
    await run(user);
    await waitFor(() => expect(sessions).toHaveLength(1));
    await leave(user);
    await waitFor(() => expect(sessions[0]?.destroyed).toBe(true));
  });

  it.each([
    ['a form that is too long', { refuses: 'QuotaExceededError' }, says()],
    ['a browser that refuses', { refusesSessions: 'NotSupportedError' }, says()],
    ['a model that breaks off', { breaks: 'UnknownError' }, says()],
    ['answers that are no JSON', {}, () => '{"eulogy": ['],
  ] as const)('that fails for %s keeps the form, says so, and offers the server’s writer', async (_, scenario, answer) => {
    installed(scenario, answer);
    const { user, server } = await openChosen();
    server.on('/api/eulogy/generate', success({ eulogy: 'From the server.' }));
    await run(user);
    await waitFor(() => expect(inlineErrors()).toHaveLength(1));
    expect(slips()).toEqual([]);
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Rose');
    expect(posts(server), 'nothing is sent unasked').toEqual([]);
    await user.click(button('Let our server write it'));
    await waitFor(() => expect(posts(server)).toHaveLength(1));
    await waitFor(() => expect(wordsIn(queryResult() as HTMLElement)).toContain('From the server.'));
    expect(await choice()).not.toBeChecked();
    expect(screen.queryByRole('button', { name: 'Let our server write it' })).toBeNull();
  });

  it('of a model that went away says so, and stays unsent', async () => {
    const { now } = installed();
    const { user, server } = await openChosen();
    now.state = 'unavailable';
    await run(user);
    await waitFor(() => expect(inlineErrors()).toHaveLength(1));
    expect(await beside()).toMatch(/any more/);
    expect(posts(server)).toEqual([]);
  });

  it('by the server, when the choice is not made, fails as it always did', async () => {
    installed();
    const { user, server } = await open(EULOGY);
    server.on('/api/eulogy/generate', json(500, { error: 'Not now.' }));
    await nameRose(user);
    await run(user);
    await waitFor(() => expect(inlineErrors()).toEqual(['Not now.']));
    expect(screen.queryByRole('button', { name: 'Let our server write it' })).toBeNull();
  });
});

describe('a model that is not there yet', () => {
  const GET = /download a few gigabytes/i;

  it.each(['downloadable', 'downloading'] as const)('(%s) is downloaded only by a press that names its size', async (state) => {
    const { sessions, now } = installed({ state, pressed: true, downloading: 20 });
    const { user, server } = await openChosen();
    expect(sessions).toEqual([]);
    await run(user);
    await waitFor(() => expect(inlineErrors().join()).toMatch(/download/));
    expect(now.state).toBe(state);
    await user.click(await screen.findByRole('button', { name: GET }));
    const bar = await screen.findByRole('progressbar');
    await waitFor(() => expect(Number(bar.getAttribute('value'))).toBeGreaterThan(0));
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(now.state).toBe('available');
    await run(user);
    await findResult();
    expect(posts(server)).toEqual([]);
  });

  it('can be let be half-way', async () => {
    const { now } = installed({ state: 'downloadable', pressed: true, downloading: 'held' });
    const { user } = await openChosen();
    await user.click(await screen.findByRole('button', { name: GET }));
    await waitFor(() => expect(Number(screen.getByRole('progressbar').getAttribute('value'))).toBeGreaterThan(0.3));
    await user.click(button('Cancel'));
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(await screen.findByRole('button', { name: GET })).toBeVisible();
    now.downloading = 0;
    await user.click(button(GET));
    await waitFor(() => expect(now.state).toBe('available'));
  });

  it('that cannot be downloaded is told of, and tried again', async () => {
    const { now } = installed({ state: 'downloadable', pressed: false });
    const { user } = await openChosen();
    await user.click(await screen.findByRole('button', { name: GET }));
    const again = await screen.findByRole('button', { name: 'Try the download again' });
    expect(await beside()).toMatch(/did not succeed/);
    now.pressed = true;
    await user.click(again);
    await waitFor(() => expect(now.state).toBe('available'));
  });
});
