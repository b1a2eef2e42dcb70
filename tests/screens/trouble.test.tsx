/** A part of a page that cannot be drawn: what the visitor sees of it, and that nothing typed is lost. */
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useSyncExternalStore, type ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from '../../engine/store.ts';
import { blocks } from '../../renderers/blocks/index.ts';
import { kit } from '../../src/kit.ts';
import { loadPageError } from '../../src/pages/pages.ts';
import { useClipboard } from '../support/device.ts';
import { button, findResult, leave, openPage, wordsIn } from '../support/page.tsx';
import { serve, success } from '../support/server.ts';

const typed = 'a Saturday pottery class';
const own = 'fill the last seats';
const cta = { text: 'Come and throw a pot', length: 20, urgency: 5, effectiveness: 7 };

const restores: (() => void)[] = [];
afterEach(() => {
  for (const restore of restores.splice(0)) restore();
  sessionStorage.clear();
});

/** Puts a part of the page where it can be made to fail, at any time. To be called before the page is opened. */
const breakable = <P extends object>(parts: P, part: keyof P & string): ((fails: boolean) => void) => {
  const Whole = parts[part] as ComponentType<object>;
  const failing = createStore(false);
  const Part = (props: object) => {
    if (useSyncExternalStore(failing.subscribe, failing.get)) throw new Error(`${part} is broken`);
    return <Whole {...props} />;
  };
  Object.assign(parts, { [part]: Part });
  restores.push(() => void Object.assign(parts, { [part]: Whole }));
  return (fails) => act(() => failing.set(fails));
};

const about = (): HTMLElement => screen.getByRole('textbox', { name: 'What is the call to action for?' });
const intention = (): HTMLElement => screen.getByRole('textbox', { name: 'Intention in your own words' });
const troubles = (): string[] => screen.queryAllByRole('alert').map(wordsIn);

const openFilled = async (): Promise<UserEvent> => {
  await loadPageError();
  serve().on('/api/cta-generator/generate', success({ ctas: [cta], bestCTA: cta }));
  const user = await openPage('/cta-generator');
  await user.click(about());
  await user.paste(typed);
  await user.click(intention());
  await user.paste(own);
  return user;
};
const expectTyped = (): void => {
  expect(about()).toHaveValue(typed);
  expect(intention()).toHaveValue(own);
};

beforeEach(() => {
  // React tells developers of what was caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('given a block of the result that cannot be drawn', () => {
  const WORDS = 'This part of the result cannot be shown.';

  it('the rest stays, its text can be taken away, and trying again shows it', async () => {
    const fail = breakable(blocks, 'cards');
    const user = await openFilled();
    const copied = useClipboard('works');
    fail(true);
    await user.click(button('GENERATE'));
    const result = await findResult();
    expect(troubles()).toEqual([WORDS]);
    expect(within(result).getByText('Best performing CTA')).toBeVisible();
    expectTyped();
    await user.click(button('Copy its text'));
    await waitFor(() => expect(copied).toEqual(['Come and throw a pot']));
    fail(false);
    const before = within(result).getAllByText('Come and throw a pot').length;
    await user.click(button('Try again'));
    expect(troubles()).not.toContain(WORDS);
    expect(within(result).getAllByText('Come and throw a pot').length).toBeGreaterThan(before);
  });

  it('the next result is drawn without being asked for', async () => {
    const fail = breakable(blocks, 'cards');
    const user = await openFilled();
    fail(true);
    await user.click(button('GENERATE'));
    await waitFor(() => expect(troubles()).toEqual([WORDS]));
    fail(false);
    await user.click(button('GENERATE'));
    await waitFor(() => expect(troubles()).toEqual([]));
  });
});

describe('given a field that cannot be drawn', () => {
  it('the others stay, it says its name, and trying again shows it with what was typed', async () => {
    const fail = breakable(kit.controls, 'textarea');
    const user = await openFilled();
    fail(true);
    expect(troubles()).toEqual(['“What is the call to action for?” cannot be shown. What it holds is kept.']);
    expect(intention()).toHaveValue(own);
    await user.click(button('GENERATE'));
    expect(await findResult()).toBeVisible();
    fail(false);
    await user.click(button('Try again'));
    expectTyped();
    expect(troubles()).toEqual([]);
  });
});

describe('given a form that cannot be drawn', () => {
  it('the page and the result stay, and trying again shows it with what was typed', async () => {
    const fail = breakable(kit, 'Terms');
    const user = await openFilled();
    await user.click(button('GENERATE'));
    await findResult();
    fail(true);
    expect(troubles()).toEqual(['The form cannot be shown. What you typed is kept.']);
    expect(await findResult()).toBeVisible();
    fail(false);
    await user.click(button('Try again'));
    expectTyped();
  });
});

describe('given a page that cannot be drawn', () => {
  it('says so, keeps the way to the other tools, and comes back with what was typed', async () => {
    const fail = breakable(kit, 'TwoColumnPage');
    const user = await openFilled();
    fail(true);
    expect(screen.getByRole('heading', { level: 1, name: 'This page stopped working' })).toBeVisible();
    expect(screen.getByRole('banner')).toBeVisible();
    fail(false);
    await user.click(button('Try again'));
    expectTyped();
    expect(screen.queryByRole('heading', { name: 'This page stopped working' })).toBeNull();
  });

  it('comes back empty where that is asked for: it may be what was typed that it cannot bear', async () => {
    const fail = breakable(kit, 'TwoColumnPage');
    const user = await openFilled();
    fail(true);
    fail(false);
    await user.click(button('Start empty'));
    expect(about()).toHaveValue('');
  });

  it('leaves the other pages alone', async () => {
    const fail = breakable(kit, 'TwoColumnPage');
    const user = await openFilled();
    fail(true);
    await leave(user);
    expect(screen.queryByRole('heading', { name: 'This page stopped working' })).toBeNull();
  });
});

describe('given lists of options that do not come', () => {
  it('waits with its spinner, and offers to try again after ten seconds', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    vi.useFakeTimers();
    await openPage('/rhyme-generator');
    await act(() => vi.advanceTimersByTimeAsync(9_000).then(() => {}));
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(2_000).then(() => {}));
    expect(button('Try again')).toBeVisible();
    expect(screen.getByText('Loading…')).toBeInTheDocument();
  });
});
