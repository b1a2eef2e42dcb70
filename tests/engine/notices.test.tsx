/** The alerts of the specification: on the page, or by the browser's own `alert()` (DESIGN, section 5). */
import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { announce, useAnnounced, useSaid } from '../../engine/notices/announce.ts';
import { dismissNotice, dismissNoticesOf, setAlertStyle, notify, useNotices } from '../../engine/notices/notices.ts';

const watch = () => renderHook(useNotices).result;
const wordsOf = (notices: { current: ReturnType<typeof useNotices> }): string[] => notices.current.map(({ words }) => words);

afterEach(() => {
  act(() => ['a', 'b'].forEach(dismissNoticesOf));
  setAlertStyle('on the page');
  vi.restoreAllMocks();
});

const Told = () => `${useNotices().length} notices, said: “${useSaid()}”`;

describe('what screen readers are told', () => {
  it('is nothing at first, then what was said last', () => {
    const { result } = renderHook(useSaid);
    expect(result.current).toBe('');
    for (const words of ['Generating...', '3 items ready']) {
      act(() => announce(words));
      expect(result.current).toBe(words);
    }
  });

  it('is other words each time the same are said, so that they are read again', () => {
    const { result } = renderHook(useSaid);
    const said = [1, 2, 3].map(() => {
      act(() => announce('Stopped'));
      return result.current;
    });
    expect(said.map((words) => words.trim())).toEqual(['Stopped', 'Stopped', 'Stopped']);
    expect([said[0] === said[1], said[1] === said[2]]).toEqual([false, false]);
  });

  it('is what stands on the page when it comes there and when it changes, and never that it is gone', () => {
    const said = renderHook(useSaid).result;
    const { rerender } = renderHook(useAnnounced, { initialProps: 'Say more.' });
    for (const [words, heard] of [
      ['Say more.', 'Say more.'],
      ['Say less.', 'Say less.'],
      ['', 'Say less.'],
      ['Say more.', 'Say more.'],
    ] as const) {
      rerender(words);
      expect(said.current).toBe(heard);
    }
  });
});

it('is no part of a page that a server renders', () => {
  act(() => {
    announce('Stopped');
    notify('a', 'first', 'done');
  });
  expect(renderToString(<Told />)).toBe('0 notices, said: “”');
});

describe('on the page', () => {
  it('shows what is told, word for word, to everyone who listens', () => {
    const [one, other] = [watch(), watch()];
    act(() => notify('a', 'CTA copied to clipboard!', 'done'));
    act(() => notify('b', 'Failed to copy to clipboard', 'problem'));
    expect(one.current).toMatchObject([
      { slug: 'a', words: 'CTA copied to clipboard!', kind: 'done' },
      { slug: 'b', words: 'Failed to copy to clipboard', kind: 'problem' },
    ]);
    expect(other.current).toEqual(one.current);
  });

  it('is there for a page that comes later', () => {
    act(() => notify('a', 'first', 'done'));
    expect(wordsOf(watch())).toEqual(['first']);
  });

  it('announces the same words said again as something new', () => {
    const notices = watch();
    act(() => notify('a', 'same', 'done'));
    const [first] = notices.current;
    act(() => notify('a', 'same', 'done'));
    expect(notices.current.at(-1)!.words).toBe('same');
    expect(notices.current.at(-1)!.id).not.toBe(first!.id);
    expect(new Set(notices.current.map(({ id }) => id)).size).toBe(notices.current.length);
  });

  it('takes away the one that is dismissed', () => {
    const notices = watch();
    act(() => ['one', 'two', 'three'].forEach((words) => notify('a', words, 'done')));
    act(() => dismissNotice(notices.current[1]!.id));
    expect(wordsOf(notices)).toEqual(['one', 'three']);
    act(() => dismissNotice(-1));
    expect(wordsOf(notices)).toEqual(['one', 'three']);
  });

  it('takes away those of one tool when it runs again, and leaves the others', () => {
    const notices = watch();
    act(() => {
      notify('a', 'old', 'problem');
      notify('b', 'other', 'done');
    });
    act(() => dismissNoticesOf('a'));
    expect(wordsOf(notices)).toEqual(['other']);
  });

  it('never piles up: the newest stay', () => {
    const notices = watch();
    act(() => {
      for (let n = 0; n < 20; n++) notify('a', `notice ${n}`, 'done');
    });
    expect(notices.current.length).toBeLessThanOrEqual(5);
    expect(notices.current.at(-1)!.words).toBe('notice 19');
  });

  it('never opens the blocking alert', () => {
    const alert = vi.spyOn(window, 'alert').mockImplementation(() => {});
    act(() => notify('a', 'quiet', 'done'));
    expect(alert).not.toHaveBeenCalled();
  });
});

it('speaks by the blocking alert instead where the site prefers that', () => {
  const alert = vi.spyOn(window, 'alert').mockImplementation(() => {});
  const notices = watch();
  setAlertStyle('by alert()');
  act(() => notify('a', 'Words copied to clipboard!', 'done'));
  expect(alert.mock.calls).toEqual([['Words copied to clipboard!']]);
  expect(notices.current).toEqual([]);
});
