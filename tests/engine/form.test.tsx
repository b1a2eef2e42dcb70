/** A form without its page: what fills it in, what is kept and shared of it, and whether it has changed since. */
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { defineTool, text, type AnyTool, type Values } from '../../engine/definition/index.ts';
import { setMarks, useMarks, type Marks } from '../../engine/form/marks.ts';
import { keysThatDisable } from '../../engine/form/requiredFields.ts';
import { shareForm } from '../../engine/form/shareForm.ts';
import { defaultsOf } from '../../engine/form/values.ts';
import { useKeptForm } from '../../engine/form/useKeptForm.ts';
import { useStale } from '../../engine/form/useStale.ts';
import { useToolForm, type FormHandle } from '../../engine/form/useToolForm.ts';
import { draftOf, putDraft, saveTyped } from '../../engine/keep/draft.ts';
import { setKeeping } from '../../engine/keep/keeping.ts';
import { readKept, writeKept } from '../../engine/keep/storage.ts';
import { dismissNoticesOf, useNotices } from '../../engine/notices/notices.ts';
import { useClipboard } from '../support/device.ts';
import { itemsTool, textTool } from './fixtures.ts';

const tool = itemsTool;
const bare: AnyTool = textTool;
const NO_LISTS = {};
const open = (of = tool, lists = NO_LISTS) => renderHook(() => useToolForm(of, lists));
const put = (form: FormHandle, values: Values): void =>
  act(() => Object.entries(values).forEach(([key, value]) => form.setValue(key, value)));
const pass = (milliseconds: number): void => act(() => void vi.advanceTimersByTime(milliseconds));
const goTo = (hash: string): void =>
  act(() => {
    history.replaceState(null, '', hash === '' ? location.pathname : hash);
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });

beforeEach(() => {
  history.replaceState(null, '', '/');
  setKeeping(true);
});

describe('a form', () => {
  it('begins with what its definition says, the lists that came, and the address', () => {
    history.replaceState(null, '', '/#topic=honey&goal=Sell&goal=Buy&unknown=1');
    const { form, defaults } = open(tool, { tones: ['Cool'] } as never).result.current;
    expect(defaults).toMatchObject({ topic: '', goal: 'Buy', tone: 'Cool', tags: 'x, y' });
    expect(form.getValues()).toEqual({ ...defaults, topic: 'honey', goal: 'Sell' });
    expect(form.formState.defaultValues).toEqual(defaults);
  });

  it('is filled in by a new link, which leaves the rest as it is', () => {
    const { form } = open().result.current;
    put(form, { topic: 'typed', site: 'a.org' });
    goTo('#topic=honey');
    expect(form.getValues()).toMatchObject({ topic: 'honey', site: 'a.org' });
    goTo('');
    expect(form.getValues()).toMatchObject({ topic: 'honey', site: 'a.org' });
  });

  it('begins with the lists once they come, however late, and leaves what has been typed by then', () => {
    setKeeping(false);
    history.replaceState(null, '', '/#topic=honey&tone=Cool&site=a.org');
    const { result, rerender } = renderHook(({ lists }) => useToolForm(tool, lists), { initialProps: { lists: {} } });
    const { form } = result.current;
    expect(form.getValues()).toMatchObject({ topic: 'honey', tone: 'Default' });
    put(form, { topic: 'typed' });
    rerender({ lists: { tones: ['Warm', 'Cool'] } });
    expect(result.current.defaults).toMatchObject({ tone: 'Warm' });
    expect(form.getValues()).toMatchObject({ topic: 'typed', tone: 'Cool', site: 'a.org' });
  });

  it('writes into the boxes that are there, again and again', () => {
    const { form } = open().result.current;
    const box = document.createElement('input');
    act(() => form.register('topic').ref(box));
    for (const topic of ['honey', 'bees']) {
      goTo(`#topic=${topic}`);
      expect(box.value).toBe(topic);
    }
  });

  it('is checked by the rules of the tool that is shown', async () => {
    const { result, rerender } = renderHook(({ of }) => useToolForm(of, NO_LISTS), { initialProps: { of: bare } });
    rerender({ of: { ...bare, slug: 'next', fields: { topic: text('Topic', { required: 'Say what.' }) } } });
    const refused = vi.fn<(errors: object) => void>();
    await act(() => result.current.form.handleSubmit(() => {}, refused)());
    expect(refused.mock.calls[0]?.[0]).toMatchObject({ topic: { message: 'Say what.' } });
    put(result.current.form, { topic: 'typed' });
    saveTyped();
    expect([draftOf('next')?.typed, draftOf(bare.slug)]).toEqual(['#topic=typed', undefined]);
  });

  it('follows no link once it is gone', () => {
    const { result, unmount } = open();
    const { form } = result.current;
    unmount();
    goTo('#topic=honey');
    act(() => putDraft(tool.slug, { typed: '#topic=kept' }));
    expect(form.getValues('topic')).toBe('');
  });

  it('keeps what was typed into it before it was there, and before what a link says', () => {
    history.replaceState(null, '', '/#topic=honey&site=a.org');
    const { result } = renderHook(() => {
      const opened = useToolForm(tool, NO_LISTS);
      if (opened.form.getValues('topic') === '') opened.early.set('topic', 'early');
      return opened;
    });
    expect(result.current.form.getValues()).toMatchObject({ topic: 'early', site: 'a.org' });
    expect(result.current.early.size).toBe(0);
  });

  it('shows what is put there from what was kept, and else what it begins with', () => {
    const { form } = open().result.current;
    put(form, { topic: 'typed', site: 'a.org' });
    act(() => putDraft(tool.slug, { typed: '#topic=kept' }));
    expect(form.getValues()).toMatchObject({ topic: 'kept', site: '', goal: 'Buy' });
    expect(form.formState.defaultValues).toMatchObject({ topic: '' });
  });

  it('comes back as it was left, what differs from its beginning alone', () => {
    const first = open();
    put(first.result.current.form, { topic: 'typed', goal: 'Sell' });
    saveTyped();
    expect(draftOf(tool.slug)?.typed).toBe('#topic=typed&goal=Sell');
    first.unmount();
    expect(open().result.current.form.getValues()).toMatchObject({ topic: 'typed', goal: 'Sell', site: '' });
  });

  it('comes back whole where a link had filled in what was set back', () => {
    history.replaceState(null, '', '/#goal=Sell');
    const first = open();
    put(first.result.current.form, { goal: 'Buy' });
    saveTyped();
    first.unmount();
    expect(open().result.current.form.getValues('goal')).toBe('Buy');
  });

  it('is written down a moment after it was changed, and no more when it is gone', () => {
    vi.useFakeTimers();
    const { result, unmount } = open();
    put(result.current.form, { topic: 'typed' });
    pass(1000);
    expect(draftOf(tool.slug)?.typed).toBe('#topic=typed');
    unmount();
    put(result.current.form, { topic: 'later' });
    saveTyped();
    pass(1000);
    expect(draftOf(tool.slug)?.typed).toBe('#topic=typed');
  });

  it('is kept across our own reload alone where the visitor is asked', () => {
    vi.useFakeTimers();
    const brief = defineTool({ ...(tool as object), formKept: 'when asked' } as never) as typeof tool;
    const { result } = open(brief);
    put(result.current.form, { topic: 'typed' });
    pass(1000);
    expect(draftOf(tool.slug)).toBeUndefined();
    saveTyped();
    expect(readKept(`carried:${tool.slug}`)).toBeUndefined();
    expect(open(brief).result.current.form.getValues('topic')).toBe('typed');
    expect(draftOf(tool.slug)).toBeUndefined();
    goTo('#topic=honey');
    expect(draftOf(tool.slug)).toBeUndefined();
  });

  it('is checked by the rules of its tool, and gives what is to be sent', async () => {
    const { form } = open().result.current;
    const [sent, refused] = [vi.fn<(values: Values) => void>(), vi.fn<(errors: object) => void>()];
    const submit = () => act(() => form.handleSubmit((values) => sent(values), refused)());
    put(form, { topic: ' ho ', year: '1700' });
    await submit();
    expect(sent).not.toHaveBeenCalled();
    expect(refused.mock.calls[0]?.[0]).toMatchObject({
      topic: { message: 'Topic must be at least 3 characters long' },
      year: { message: 'Not before 1800' },
      hookWords: { message: 'Please enter hook words.' },
    });
    put(form, { topic: ' honey ', year: '1900', hookWords: 'Look!' });
    await submit();
    expect(sent.mock.calls[0]?.[0]).toMatchObject({ topic: 'honey', year: 1900, tags: ['x', 'y'] });
  });

  it('names the fields that its button waits for', () => {
    expect(keysThatDisable(tool)).toEqual([]);
    const { topic, letters, ...others } = tool.fields as Record<string, object>;
    const waiting = { ...others, topic, letters: { ...letters, disablesWhenBlank: true } };
    expect(keysThatDisable({ ...tool, fields: waiting } as never)).toEqual(['letters']);
  });
});

describe('whether it has changed since a result was made', () => {
  const made: Values = { topic: 'honey', hook: false, hookWords: '', tags: 'x, y', ownGoal: '', goal: 'Buy' };
  const stale = (values: Values, madeWith: Values | undefined = { ...made }): boolean => {
    const { result } = renderHook(() => {
      const { form } = useToolForm(tool, NO_LISTS);
      return { form, isStale: useStale(tool, form, madeWith) };
    });
    const { form } = result.current;
    act(() => form.reset({ ...made, ...values }));
    return result.current.isStale;
  };

  it.each<[string, Values, boolean]>([
    ['nothing', {}, false],
    ['space around a text', { topic: ' honey\n' }, false],
    ['a text', { topic: 'hone y' }, true],
    ['a choice', { goal: 'Sell' }, true],
    ['words in place of a choice', { ownGoal: 'rent' }, true],
    ['blank words in its place', { ownGoal: ' ' }, false],
    ['a field that does not show', { hookWords: 'Look!' }, false],
    ['a field that shows now', { hook: true }, true],
    ['what is no field', { note: 'x' }, false],
  ])('%s: %j', (_, values, isStale) => expect(stale(values)).toBe(isStale));

  it('is not asked before there is a result', () => {
    const { result } = renderHook(() => {
      const { form } = useToolForm(tool, NO_LISTS);
      return { form, isStale: useStale(tool, form, undefined) };
    });
    put(result.current.form, { topic: 'bees' });
    expect(result.current.isStale).toBe(false);
  });

  it('is asked of the result that is shown', () => {
    const { result, rerender } = renderHook(
      ({ madeWith }) => {
        const { form } = useToolForm(tool, NO_LISTS);
        return useStale(tool, form, madeWith);
      },
      { initialProps: { madeWith: { topic: 'bees' } as Values } },
    );
    expect(result.current).toBe(true);
    rerender({ madeWith: defaultsOf(tool.fields) });
    expect(result.current).toBe(false);
  });

  it('is told as soon as something is typed', () => {
    const { result } = renderHook(() => {
      const { form, defaults } = useToolForm(tool, NO_LISTS);
      return { form, isStale: useStale(tool, form, defaults) };
    });
    expect(result.current.isStale).toBe(false);
    put(result.current.form, { topic: 'bees' });
    expect(result.current.isStale).toBe(true);
    put(result.current.form, { topic: '' });
    expect(result.current.isStale).toBe(false);
  });
});

describe('a form that is kept when asked', () => {
  const KEY = 'form';
  const defaults: Values = { name: '', tone: 'Warm', size: 3 };
  const openKept = () =>
    renderHook(() => {
      const { form } = useToolForm(textTool, NO_LISTS);
      const [kept, keep] = useKeptForm(KEY, form, defaults);
      return { form, kept, keep };
    });

  it('is not kept unless it is asked for', () => {
    const { result } = openKept();
    expect(result.current.kept).toBe(false);
    put(result.current.form, { name: 'Ann' });
    expect(readKept(KEY)).toBeUndefined();
  });

  it('is kept from the moment that it is asked for, and removed when it is not any more', () => {
    const { result, unmount } = openKept();
    put(result.current.form, { name: 'Ann' });
    act(() => result.current.keep(true));
    expect(result.current.kept).toBe(true);
    expect(readKept(KEY)).toMatchObject({ name: 'Ann' });
    put(result.current.form, { name: 'Bea' });
    expect(readKept(KEY)).toMatchObject({ name: 'Bea' });
    act(() => result.current.keep(false));
    expect(result.current.kept).toBe(false);
    put(result.current.form, { name: 'Cleo' });
    expect(readKept(KEY)).toBeUndefined();
    act(() => result.current.keep(true));
    unmount();
    put(result.current.form, { name: 'Dora' });
    expect(readKept(KEY)).toMatchObject({ name: 'Cleo' });
  });

  it('is filled in with what it has a field for, of its kind', () => {
    writeKept(KEY, { name: 'Ann', tone: 5, other: 'x', size: 4 });
    const { result } = openKept();
    expect(result.current.kept).toBe(true);
    expect(result.current.form.getValues()).toEqual({ topic: '', name: 'Ann', size: 4 });
    expect(result.current.form.formState.defaultValues).toEqual({ topic: '' });
  });

  it.each([['a text'], [5], [['Ann']]])('begins empty where %j was kept', (what) => {
    writeKept(KEY, what);
    const { result } = openKept();
    expect(result.current.kept).toBe(false);
    expect(result.current.form.getValues()).toEqual({ topic: '' });
  });
});

describe('a link to a form', () => {
  const notices = () => renderHook(() => useNotices()).result;
  const defaults: Values = { topic: '', goal: 'Buy', site: '' };
  const share = (values: Values): Promise<void> => act(() => shareForm(tool, { ...defaults, ...values }, defaults));
  const here = 'http://localhost:3000/tool';
  const told = (of: ReturnType<typeof notices>) =>
    of.current.map(({ words, kind, slug, action }) => [words, kind, slug, action?.label]);
  beforeEach(() => {
    history.replaceState(null, '', '/tool?from=mail#topic=old');
    act(() => dismissNoticesOf(tool.slug));
  });

  it('has its settings, and says so', async () => {
    const copied = useClipboard('works');
    const seen = notices();
    await share({ goal: 'Sell' });
    expect(copied).toEqual([`${here}#goal=Sell`]);
    expect(told(seen)).toEqual([['Link copied. It opens this form as you filled it in.', 'done', tool.slug, undefined]]);
  });

  it('has what was typed only when that is asked for, too', async () => {
    const copied = useClipboard('works');
    const seen = notices();
    await share({ goal: 'Sell', topic: 'honey' });
    expect(copied).toEqual([`${here}#goal=Sell`]);
    expect(told(seen)).toEqual([['Link copied, without your text.', 'done', tool.slug, 'Include my text']]);
    await act(async () => seen.current[0]?.action?.act());
    expect(copied.at(-1)).toBe(`${here}#topic=honey&goal=Sell`);
    expect(told(seen).at(-1)).toEqual([
      `Link copied, with your text: ${'#topic=honey&goal=Sell'.length} characters long.`,
      'done',
      tool.slug,
      undefined,
    ]);
  });

  it('that cannot be copied is said so, with the text and without it', async () => {
    const seen = notices();
    useClipboard('works');
    await share({ topic: 'honey' });
    useClipboard('blocked');
    await act(async () => seen.current[0]?.action?.act());
    await share({ topic: 'honey' });
    const failed = ['The link could not be copied.', 'problem', tool.slug, undefined];
    expect(told(seen).slice(1)).toEqual([failed, failed]);
  });
});

describe('marks in a text', () => {
  const marks: Marks = { text: 'teh', list: [{ id: 'a', start: 0, end: 3, kind: 'spelling' }], selected: 'a', onPick() {} };

  it('are those of their own tool, until they are taken away', () => {
    const { result } = renderHook(() => [useMarks('one'), useMarks('other')]);
    const none = { text: '', list: [], selected: undefined };
    expect(result.current).toMatchObject([none, none]);
    act(() => setMarks('one', marks));
    expect(result.current).toMatchObject([marks, none]);
    act(() => setMarks('other', { ...marks, text: 'adn' }));
    act(() => setMarks('one', undefined));
    expect(result.current).toMatchObject([none, { text: 'adn' }]);
    act(() => setMarks('other', undefined));
  });
});
