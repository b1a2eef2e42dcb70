/** What a page does in time: a text that is rewritten on the device after a pause, and what is shown once a frame. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyTool, Values } from '../../engine/definition/index.ts';
import { writeHere } from '../../engine/run/fallback.ts';
import { onceAFrame } from '../../engine/run/onceAFrame.ts';
import { textTool } from './fixtures.ts';

const speaking: AnyTool = textTool;
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a text that is rewritten on the device', () => {
  const fallback = { local: 'humanize', input: 'topic', with: ['tone', 'none'], after: 300 };
  const rewrite = (it: string, values: Values): string => `${it} ${JSON.stringify(values)}`;
  beforeEach(() => void vi.useFakeTimers());

  it('comes after a pause, by the fields that are named', async () => {
    let ending: unknown;
    const checked = { topic: 'bees', tone: 'Warm', other: 1 };
    void writeHere(speaking, fallback, rewrite, checked, new AbortController().signal).then((it) => (ending = it));
    await vi.advanceTimersByTimeAsync(299);
    expect(ending).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(ending).toEqual({ data: { speech: 'bees {"tone":"Warm"}' }, notes: { writtenBy: { by: 'rules' } } });
  });

  it('can be stopped in the pause, at once', async () => {
    const controller = new AbortController();
    const ending = writeHere(speaking, fallback, rewrite, {}, controller.signal);
    controller.abort();
    expect(await ending).toBe('stopped');
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('what is shown once a frame', () => {
  const frames = new Map<number, () => void>();
  const draw = (): void => {
    const waiting = [...frames.values()];
    frames.clear();
    for (const frame of waiting) frame();
  };
  beforeEach(() => {
    let last = 0;
    vi.stubGlobal('requestAnimationFrame', (frame: () => void) => (frames.set(++last, frame), last));
    vi.stubGlobal('cancelAnimationFrame', (id: number) => void frames.delete(id));
  });
  afterEach(() => frames.clear());

  it('is the newest of all that came, and at the end what still waits', () => {
    const shown: string[] = [];
    const show = onceAFrame((it: string) => shown.push(it));
    show.flush();
    show('a');
    show('b');
    expect([frames.size, shown]).toEqual([1, []]);
    draw();
    expect(shown).toEqual(['b']);
    show('c');
    expect(frames.size).toBe(1);
    show.flush();
    expect([frames.size, shown]).toEqual([0, ['b', 'c']]);
    show.flush();
    show('d');
    draw();
    expect(shown).toEqual(['b', 'c', 'd']);
  });
});
