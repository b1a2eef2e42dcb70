/** What is said of a copy and for how long, and sharing by the device's own dialog. */
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { shareText } from '../../engine/copy/shareText.ts';
import { useCopy } from '../../engine/copy/useCopy.ts';
import type { AnyTool } from '../../engine/definition/index.ts';
import { dismissNoticesOf, useNotices } from '../../engine/notices/notices.ts';
import { useClipboard } from '../support/device.ts';
import { textTool } from './fixtures.ts';

const words = { done: 'Copied', failed: 'Not copied' };
const inline: AnyTool = textTool;
const alerting: AnyTool = { ...inline, copy: { ...inline.copy, channel: 'alert', failedChannel: 'alert' } };

describe('a copy', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    dismissNoticesOf(inline.slug);
  });
  const open = (tool = inline) => renderHook(() => ({ ...useCopy(tool), notices: useNotices() }));
  const press = ({ result }: ReturnType<typeof open>, id: string): Promise<void> =>
    act(async () => result.current.copy(id, `text of ${id}`, words));
  const pass = (milliseconds: number): void => act(() => void vi.advanceTimersByTime(milliseconds));
  const seen = ({ result }: ReturnType<typeof open>): unknown[] => {
    const { copied, message, notices } = result.current;
    return [copied, message, notices.map(({ words, kind, slug }) => [words, kind, slug])];
  };
  const done = (id: string) => [id, { id, words: 'Copied', kind: 'done' }, []];
  const nothing = [undefined, undefined, []];

  it('is confirmed beside what was copied, for two seconds', async () => {
    const copied = useClipboard('works');
    const opened = open();
    expect(seen(opened)).toEqual(nothing);
    await press(opened, 'a');
    expect([...copied]).toEqual(['text of a']);
    expect(seen(opened)).toEqual(done('a'));
    pass(1999);
    expect(seen(opened)).toEqual(done('a'));
    pass(1);
    expect(seen(opened)).toEqual(nothing);
  });

  it('is confirmed for as long when another came just before', async () => {
    useClipboard('works');
    const opened = open();
    await press(opened, 'a');
    pass(1500);
    await press(opened, 'b');
    pass(1500);
    expect(seen(opened)).toEqual(done('b'));
    act(() => opened.result.current.clear());
    expect(seen(opened)).toEqual(nothing);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('that fails is said to have failed until something else is done', async () => {
    useClipboard('works');
    const opened = open();
    await press(opened, 'a');
    useClipboard('blocked');
    await press(opened, 'b');
    const failed = [undefined, { id: 'b', words: 'Not copied', kind: 'problem' }, []];
    expect(seen(opened)).toEqual(failed);
    pass(60_000);
    expect(seen(opened)).toEqual(failed);
  });

  it('is told at the foot of the screen where the tool wants it so', async () => {
    useClipboard('works');
    const opened = open(alerting);
    await press(opened, 'a');
    expect(seen(opened)).toEqual(['a', undefined, [['Copied', 'done', inline.slug]]]);
    useClipboard('blocked');
    await press(opened, 'b');
    expect(seen(opened).at(-1)).toEqual([
      ['Copied', 'done', inline.slug],
      ['Not copied', 'problem', inline.slug],
    ]);
  });

  it.each([
    ['works', ['a', undefined, [['Copied', 'done', inline.slug]]]],
    ['blocked', [undefined, { id: 'a', words: 'Not copied', kind: 'problem' }, []]],
  ] as const)('is told in one place where it worked, in another where it did not: %s', async (clipboard, told) => {
    useClipboard(clipboard);
    const opened = open({ ...inline, copy: { ...inline.copy, channel: 'alert' } });
    await press(opened, 'a');
    expect(seen(opened)).toEqual(told);
  });

  it('is forgotten with the page', async () => {
    useClipboard('works');
    const opened = open();
    await press(opened, 'a');
    opened.unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('of another tool is told as that one wants it', async () => {
    useClipboard('works');
    const { result, rerender } = renderHook(({ tool }) => useCopy(tool), { initialProps: { tool: inline } });
    rerender({ tool: alerting });
    await act(async () => result.current.copy('a', 'x', words));
    expect(result.current.message).toBeUndefined();
  });
});

describe('sharing', () => {
  const share = async (dialog: unknown): Promise<boolean> => {
    Object.defineProperty(navigator, 'share', { configurable: true, value: dialog });
    const orElse = vi.fn<() => void>();
    await shareText('Hum.', orElse);
    Reflect.deleteProperty(navigator, 'share');
    return orElse.mock.calls.length === 0;
  };
  const failing = (problem: unknown) => () => Promise.reject(problem);

  it('is the device’s own, with the text', async () => {
    const dialog = vi.fn<(what: object) => Promise<void>>(async () => {});
    expect(await share(dialog)).toBe(true);
    expect(dialog.mock.calls).toEqual([[{ text: 'Hum.' }]]);
  });

  it.each<[string, unknown, boolean]>([
    ['is left to the visitor who cancels it', failing(new DOMException('No.', 'AbortError')), true],
    ['is made otherwise where the device refuses', failing(new DOMException('No.', 'NotAllowedError')), false],
    ['is made otherwise where the dialog breaks', failing(Object.assign(new Error('No.'), { name: 'AbortError' })), false],
    ['is made otherwise where there is no dialog', undefined, false],
  ])('%s', async (_, dialog, isShared) => expect(await share(dialog)).toBe(isShared));
});
