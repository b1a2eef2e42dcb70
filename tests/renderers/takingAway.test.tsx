/** What a visitor can take away from a result item by item, and keep: on small replies of the test's own. */
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  count,
  defineTool,
  label,
  listOf,
  optional,
  prose,
  record,
  text,
  type BlockKind,
  type BlockOf,
  type ToolDefinition,
} from '../../engine/definition/index.ts';
import type { ResultHandle } from '../../engine/page/kit.ts';
import type { Data } from '../../engine/call/reply.ts';
import { blocks } from '../../renderers/blocks/index.ts';

const idea = record('An idea', {
  title: prose('Title'),
  body: prose('What it is'),
  style: label('Style'),
  rank: count('Rank'),
  build: optional(record('How it is built', { parts: listOf(prose('One'), 'Parts'), full: count('How complete') })),
});

const tool: ToolDefinition = defineTool({
  slug: 'ideas',
  name: 'Ideas',
  summary: 'Ideas to try blocks on.',
  description: 'A tool that exists for this test alone, with ideas that can be copied.',
  icon: 'user',
  group: 'stories',
  formName: 'Ideas',
  fields: { topic: text('Topic') },
  call: {
    post: '/api/ideas',
    succeeds: 'by flag',
    failed: 'No',
    unreachable: 'No.',
    channel: 'inline',
    button: 'Go',
    busy: 'Going',
  },
  reply: {
    main: 'ideas',
    data: {
      ideas: listOf(idea, 'Ideas'),
      sayings: listOf(prose('One'), 'Sayings'),
      words: count('Words'),
      settings: record('Settings', { tone: label('Tone') }),
    },
  },
  result: [
    {
      block: 'cards',
      of: 'ideas',
      layout: 'rows',
      text: 'title',
      body: 'body',
      badges: [{ key: 'style', coloured: ['Plain', 'Fancy'] }],
      panel: {
        of: 'build',
        title: 'Build',
        metrics: [{ key: 'full', label: 'Complete', unit: 'percent' }],
        lists: [{ key: 'parts', label: 'Parts' }],
      },
      copyLabel: 'Copy',
      copies: ['title', { key: 'rank', label: 'Rank' }, 'body'],
      empty: 'No ideas',
    },
    { block: 'list', of: 'sayings', title: 'Sayings', tools: ['favorite', 'share', 'copy'], empty: 'No sayings' },
    {
      block: 'facts',
      of: 'settings',
      title: 'Settings Used',
      metrics: [{ key: 'tone', label: 'Tone' }],
      also: [{ key: 'words', label: 'Words' }],
    },
    { block: 'actions', actions: [{ do: 'copyAll', label: 'Copy All', text: { of: 'sayings', between: ' / ' } }] },
  ],
  copy: {
    channel: 'inline',
    failedChannel: 'inline',
    one: { done: 'Copied', failed: 'Not copied' },
    all: { done: 'All copied', failed: 'None copied', text: { of: 'sayings', between: '\n' } },
  },
  limit: 'none',
  terms: false,
  examples: [],
  about: { what: [], steps: [], questions: [], related: [] },
});

const copied = vi.fn<ResultHandle['copier']['copy']>();
const copiedAll = vi.fn<ResultHandle['copyAll']>();
const result = {
  tool,
  values: {},
  copier: { copied: undefined, said: undefined, copy: copied },
  copyAll: copiedAll,
} as unknown as ResultHandle;

const draw = <K extends BlockKind>(kind: K, data: Data) => {
  const block = tool.result.find((candidate) => candidate.block === kind) as BlockOf<K> | undefined;
  if (!block) throw new Error(`no block "${kind}"`);
  const Drawn = blocks[kind] as (props: { block: BlockOf<K>; data: Data; result: ResultHandle }) => React.JSX.Element | null;
  return render(<Drawn block={block} data={data} result={result} />);
};

beforeEach(() => {
  copied.mockClear();
  copiedAll.mockClear();
  localStorage.clear();
});

describe('a card with a button to copy it', () => {
  const data = {
    ideas: [{ title: 'Bake', body: 'Bread for two.', rank: 3, style: 'Fancy', build: { parts: ['Oven'], full: 80 } }],
  };

  it('copies the lines that the definition names', async () => {
    draw('cards', data);
    await userEvent.click(screen.getByRole('button', { name: 'Copy' }));
    expect(copied).toHaveBeenCalledWith(expect.anything(), 'Bake\nRank: 3\nBread for two.', tool.copy.one);
  });
  it('shows the part of the item that judges it, and leaves it out where there is none', () => {
    const { unmount } = draw('cards', data);
    const panel = screen.getByRole('group', { name: 'Build' });
    expect(panel).toHaveTextContent('80%');
    expect(within(panel).getByRole('listitem')).toHaveTextContent('Oven');
    unmount();
    draw('cards', { ideas: [{ title: 'Bake' }] });
    expect(screen.queryByRole('group')).toBeNull();
  });
  it('gives each value of a badge a colour of its own, and an unknown one none', () => {
    draw('cards', {
      ideas: [
        { title: 'A', style: 'Plain' },
        { title: 'B', style: 'Fancy' },
        { title: 'C', style: 'Odd' },
      ],
    });
    const hues = ['Plain', 'Fancy', 'Odd'].map((style) => screen.getByText(style).getAttribute('data-hue'));
    expect(new Set(hues).size).toBe(3);
    expect(hues[2]).toBeNull();
  });
});

describe('texts with tools', () => {
  const data = { sayings: ['Begin.', 'Go on.'] };
  const row = (words: string): HTMLElement => screen.getByText(words).closest('li') as HTMLElement;

  it('are copied one by one', async () => {
    draw('list', data);
    await userEvent.click(within(row('Go on.')).getByRole('button', { name: 'Copy' }));
    expect(copied).toHaveBeenCalledWith(expect.anything(), 'Go on.', tool.copy.one);
  });

  it('are kept when marked, on this device, and shown again beside others', async () => {
    const { unmount } = draw('list', data);
    await userEvent.click(within(row('Begin.')).getByRole('button', { name: 'Favorite', pressed: false }));
    expect(within(row('Begin.')).getByRole('button', { name: 'Favorite', pressed: true })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Your favorites' })).toBeNull();
    unmount();
    draw('list', { sayings: ['Stop.'] });
    const kept = screen.getByRole('region', { name: 'Your favorites' });
    expect(within(kept).getByText('Begin.')).toBeVisible();
    await userEvent.click(within(kept).getByRole('button', { name: 'Favorite', pressed: true }));
    expect(screen.queryByText('Begin.')).toBeNull();
    expect(localStorage.length).toBe(0);
  });

  it('are shown all the same where the device keeps nothing, or nonsense', () => {
    localStorage.setItem('favorites:ideas', '{"no":');
    draw('list', data);
    expect(row('Begin.')).toBeVisible();
  });

  it('are shared by the device, and copied where it cannot', async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>(async () => {});
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
    const { unmount } = draw('list', data);
    await userEvent.click(within(row('Begin.')).getByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledWith({ text: 'Begin.' });
    expect(copied).not.toHaveBeenCalled();
    // Called off by the visitor: nothing happens.
    share.mockRejectedValueOnce(new DOMException('', 'AbortError'));
    await userEvent.click(within(row('Begin.')).getByRole('button', { name: 'Share' }));
    expect(copied).not.toHaveBeenCalled();
    share.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    await userEvent.click(within(row('Begin.')).getByRole('button', { name: 'Share' }));
    await waitFor(() => expect(copied).toHaveBeenCalledTimes(1));
    unmount();
    vi.unstubAllGlobals();
    draw('list', data);
    await userEvent.click(within(row('Begin.')).getByRole('button', { name: 'Share' }));
    await waitFor(() => expect(copied).toHaveBeenCalledTimes(2));
  });

  it('say so where there are none', () => {
    draw('list', { sayings: [] });
    expect(screen.getByText('No sayings')).toBeVisible();
  });
});

describe('facts', () => {
  it('name values of the reply beside those of its part, and only what is there', () => {
    const { unmount } = draw('facts', { settings: { tone: 'Warm' }, words: 120 });
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Tone', 'Words']);
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['Warm', '120']);
    unmount();
    draw('facts', { words: 120 });
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Words']);
  });
});

describe('a button that copies all', () => {
  it('may copy another text than the tool’s own', async () => {
    draw('actions', {});
    await userEvent.click(screen.getByRole('button', { name: 'Copy All' }));
    expect(copiedAll).toHaveBeenCalledWith('Copy All', { of: 'sayings', between: ' / ' });
  });
});
