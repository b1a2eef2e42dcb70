/** The prompt library (specification 1, sections 2 to 5, 8 and 9). */
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { button, openPage, slips, wordsIn } from '../support/page.tsx';
import { useClipboard } from '../support/device.ts';
import { json, success, type Answer } from '../support/server.ts';

const prompt = (n: number, more: object = {}) => ({
  id: `p${n}`,
  prompt: `Do task ${n}.`,
  category: n % 2 ? 'Copywriting' : 'Local SEO',
  tags: ['tag-a', `tag-${n}`],
  description: `Task ${n}`,
  likes: 0,
  dislikes: 0,
  rating: 0,
  ...more,
});
const overview = {
  mainCategories: ['Copywriting', 'Local SEO'],
  stats: { totalPrompts: 42, totalLikes: 17, averageRating: 4.2 },
};
const made = {
  prompts: [
    { prompt: 'Write for Tea & Co.', category: 'Marketing', tags: ['tea'], description: 'A post' },
    { prompt: 'Plan for Tea & Co.', category: 'Marketing', tags: ['tea'], description: 'A plan' },
  ],
};

/** The library's server: answers by path, keeps what was asked. */
const serveLibrary = () => {
  const asked: { readonly path: string; readonly query: URLSearchParams; readonly body: unknown }[] = [];
  const answers: Record<string, (query: URLSearchParams) => Answer> = {
    '/api/prompts/search': () => success({ prompts: [prompt(1), prompt(2)], total: 2 }),
    '/api/prompts/categories': () => success(overview),
    '/api/prompts/generate': () => success(made),
  };
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}): Promise<Response> => {
    const { pathname, searchParams } = new URL(address, 'http://suite');
    asked.push({ path: pathname, query: searchParams, body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined });
    const answer = answers[pathname];
    if (!answer) throw new TypeError(`nothing at ${pathname}`);
    const { signal } = init;
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      void Promise.resolve(answer(searchParams)()).then(resolve, reject);
    });
  });
  const searches = (): Record<string, string>[] =>
    asked.filter(({ path }) => path === '/api/prompts/search').map(({ query }) => Object.fromEntries(query));
  return { asked, answers, searches };
};
type Library = ReturnType<typeof serveLibrary>;

const cards = (): HTMLElement[] => within(screen.getByRole('list', { name: 'Prompts' })).queryAllByRole('listitem');
const card = (n: number): HTMLElement => cards()[n] as HTMLElement;
const findBox = (): HTMLElement => screen.getByRole('searchbox', { name: 'Search prompts' });

const open = async (change?: (library: Library) => void): Promise<Library & { readonly user: UserEvent }> => {
  const library = serveLibrary();
  change?.(library);
  const user = await openPage('/prompt-generator');
  await waitFor(() => expect(library.searches().length).toBeGreaterThan(0));
  return { ...library, user };
};
const openFull = async () => {
  const opened = await open();
  await waitFor(() => expect(cards()).toHaveLength(2));
  return opened;
};

beforeEach(() => localStorage.clear());

describe('the library', () => {
  it('asks for the first twenty, the most liked first, and shows them with its figures', async () => {
    const { searches } = await openFull();
    expect(searches()[0]).toEqual({ category: 'all', search: '', sortBy: 'likes', limit: '20', offset: '0' });
    expect(wordsIn(card(0))).toContain('Copywriting Show all Task 1 Do task 1. #tag-a #tag-1');
    expect(
      screen.getByText(
        (_, node) => node?.tagName === 'P' && /42\s*prompts\s*17\s*likes\s*4\.2\s*average/.test(node.textContent ?? ''),
      ),
    ).toBeVisible();
    expect(wordsIn(card(0))).toContain('No votes yet');
  });

  it('says how many like a prompt, in percent, and marks the count beyond five', async () => {
    await open(({ answers }) => {
      answers['/api/prompts/search'] = () =>
        success({ prompts: [prompt(1, { likes: 6, dislikes: 2 }), prompt(2, { likes: 5, dislikes: 0 })], total: 2 });
    });
    await waitFor(() => expect(cards()).toHaveLength(2));
    expect(wordsIn(card(0))).toContain('75% positive');
    expect(wordsIn(card(1))).toContain('100% positive');
    expect(within(card(0)).getByRole('button', { name: /^Like/ })).toHaveAttribute('data-many');
    expect(within(card(1)).getByRole('button', { name: /^Like/ })).not.toHaveAttribute('data-many');
  });

  it.each(['constructor', '__proto__', 'toString'])('takes a blank of any name: [%s]', async (name) => {
    const { user } = await open(({ answers }) => {
      answers['/api/prompts/search'] = () => success({ prompts: [prompt(1, { prompt: `Write about [${name}].` })], total: 1 });
    });
    await waitFor(() => expect(cards()).toHaveLength(1));
    await user.click(within(card(0)).getByRole('button', { name: 'Fill in 1 blank' }));
    await user.type(within(card(0)).getByRole('textbox', { name }), 'soap');
    await user.click(within(card(0)).getByRole('button', { name: 'Show less' }));
    expect(wordsIn(card(0))).toContain('Write about soap.');
  });

  it('is searched when typing pauses, and never shows the answer to an older search', async () => {
    let slow: (() => void) | undefined;
    const { user, searches } = await open(({ answers }) => {
      answers['/api/prompts/search'] = (query) => {
        const words = query.get('search');
        if (words !== 'old') return success({ prompts: [prompt(words === 'new' ? 7 : 1)], total: 1 });
        return () =>
          new Promise<Response>((resolve) => {
            slow = () => resolve(new Response(JSON.stringify({ success: true, data: { prompts: [prompt(9)], total: 1 } })));
          });
      };
    });
    await user.type(findBox(), 'old');
    await waitFor(() => expect(searches().at(-1)?.['search']).toBe('old'));
    const asked = searches().length;
    await user.clear(findBox());
    await user.type(findBox(), 'new');
    await waitFor(() => expect(wordsIn(card(0))).toContain('Task 7'));
    expect(
      searches()
        .slice(asked)
        .map(({ search }) => search),
    ).toEqual(['new']);
    act(() => slow?.());
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(wordsIn(card(0))).toContain('Task 7');
  });

  it('is narrowed by category, in a list or by a pill, ordered, and set back', async () => {
    const { user, searches } = await openFull();
    const last = () => searches().at(-1);
    await user.click(within(screen.getByRole('group', { name: 'Categories' })).getByRole('button', { name: 'Local SEO' }));
    await waitFor(() => expect(last()).toMatchObject({ category: 'Local SEO' }));
    expect(button('Filters')).toHaveAttribute('aria-expanded', 'false');
    await user.click(button('Filters'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Best Rating');
    await waitFor(() => expect(last()).toMatchObject({ category: 'Local SEO', sortBy: 'rating' }));
    expect(wordsIn(screen.getByRole('combobox', { name: 'Sort by' }))).toBe('Most Liked Newest Best Rating');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Copywriting');
    await waitFor(() => expect(last()).toMatchObject({ category: 'Copywriting' }));
    await user.click(button('Clear Filters'));
    await waitFor(() => expect(last()).toMatchObject({ category: 'all', search: '', sortBy: 'likes' }));
    await user.type(findBox(), 'x');
    await waitFor(() => expect(last()).toMatchObject({ search: 'x' }));
    await user.click(button('Reset'));
    await waitFor(() => expect(last()).toMatchObject({ search: '' }));
    expect(findBox()).toHaveValue('');
  });

  it('asks for figures and categories anew with every search', async () => {
    const { user, asked } = await openFull();
    const count = () => asked.filter(({ path }) => path === '/api/prompts/categories').length;
    const before = count();
    await user.click(within(card(0)).getByRole('button', { name: '#tag-a' }));
    expect(findBox()).toHaveValue('tag-a');
    await waitFor(() => expect(count()).toBe(before + 1));
  });

  it('suggests words to search for', async () => {
    const { user, searches } = await openFull();
    await user.click(button('Suggest a Prompt'));
    const words = (findBox() as HTMLInputElement).value;
    expect(words).toMatch(/\S/);
    await waitFor(() => expect(searches().at(-1)?.['search']).toBe(words));
  });

  it('shows more on demand while there is more', async () => {
    const { user, searches } = await open(({ answers }) => {
      answers['/api/prompts/search'] = (query) =>
        success({ prompts: Array.from({ length: Math.min(25, Number(query.get('limit'))) }, (_, n) => prompt(n)), total: 25 });
    });
    await waitFor(() => expect(cards()).toHaveLength(20));
    await user.click(button('Load more'));
    await waitFor(() => expect(cards()).toHaveLength(25));
    expect(searches().at(-1)).toMatchObject({ limit: '40', offset: '0' });
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });

  it('says so where nothing is found', async () => {
    await open(({ answers }) => {
      answers['/api/prompts/search'] = () => success({ prompts: [], total: 0 });
    });
    expect(await screen.findByText('No prompts found')).toBeVisible();
  });

  it.each<[string, string, Answer, string]>([
    ['prompts', '/api/prompts/search', json(500, { success: false }), 'Failed to fetch prompts'],
    ['prompts', '/api/prompts/search', json(400, { success: false, error: 'No such order.' }), 'No such order.'],
    ['prompts', '/api/prompts/search', () => Promise.reject(new TypeError('x')), 'Failed to load prompts'],
    ['categories', '/api/prompts/categories', () => Promise.reject(new TypeError('x')), 'Failed to load categories'],
  ])('shows in a red banner that %s could not be had (%s)', async (_, path, answer, words) => {
    const { user } = await open(({ answers }) => {
      answers[path] = () => answer;
    });
    const banner = await screen.findByText(words);
    expect(banner.closest('[role=alert]')).toBeVisible();
    await user.click(button('Dismiss'));
    await waitFor(() => expect(screen.queryByText(words)).toBeNull());
  });
});

describe('a prompt', () => {
  it('is copied, and says so for two seconds', async () => {
    await openFull();
    const copied = useClipboard('works');
    vi.useFakeTimers();
    const pass = (ms: number): Promise<unknown> => act(() => vi.advanceTimersByTimeAsync(ms));
    fireEvent.click(within(card(1)).getByRole('button', { name: 'Copy' }));
    await pass(0);
    expect(copied).toEqual(['Do task 2.']);
    expect(within(card(1)).getByRole('button', { name: 'Copied!' })).toBeVisible();
    await pass(1_990);
    expect(within(card(1)).getByRole('button', { name: 'Copied!' })).toBeVisible();
    await pass(20);
    expect(within(card(1)).getByRole('button', { name: 'Copy' })).toBeVisible();
    vi.useRealTimers();
  });

  it('is copied the older way where the clipboard is blocked', async () => {
    const { user } = await openFull();
    const copied = useClipboard('the older way');
    await user.click(within(card(0)).getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(copied).toEqual(['Do task 1.']));
  });

  it('is voted on once by a device, which can change its mind', async () => {
    const votes: unknown[] = [];
    const { user, asked } = await open(({ answers }) => {
      answers['/api/prompts/p1/vote'] = () => success({ likes: 3, dislikes: 1, rating: 3.8 });
    });
    await waitFor(() => expect(cards()).toHaveLength(2));
    const like = () => within(card(0)).getByRole('button', { name: /^Like/ });
    await user.click(like());
    await waitFor(() => expect(wordsIn(card(0))).toContain('75% positive'));
    expect(like()).toHaveAttribute('aria-pressed', 'true');
    await user.click(within(card(0)).getByRole('button', { name: /^Dislike/ }));
    await waitFor(() => expect(like()).toHaveAttribute('aria-pressed', 'false'));
    await user.click(within(card(0)).getByRole('button', { name: /^Dislike/ }));
    await waitFor(() => expect(asked.filter(({ path }) => path.endsWith('/vote'))).toHaveLength(3));
    for (const { path, body } of asked) if (path.endsWith('/vote')) votes.push(body);
    const [{ voter } = { voter: '' }] = votes as { voter: string }[];
    expect(voter).toMatch(/^[\w-]{8,}$/);
    expect(votes).toEqual(['like', 'dislike', 'none'].map((vote) => ({ voter, vote })));
  });
});

describe('prompts of one’s own', () => {
  const box = (name: string): HTMLElement => within(screen.getByRole('dialog')).getByRole('textbox', { name });
  const openForm = async () => {
    const opened = await openFull();
    await opened.user.click(button('Generate Custom Prompts'));
    await screen.findByRole('dialog', { name: 'Generate Custom Prompts' });
    return opened;
  };
  const sent = ({ asked }: Library): unknown[] =>
    asked.filter(({ path }) => path === '/api/prompts/generate').map(({ body }) => body);

  it('need a company name, an industry or a niche', async () => {
    const opened = await openForm();
    await opened.user.click(button('Generate Prompts'));
    await waitFor(() =>
      expect(slips()).toEqual(['Please fill in at least your company name, industry, or niche to generate custom prompts.']),
    );
    expect(sent(opened)).toEqual([]);
  });

  it('are made from the whole form, in the chosen category, and come first', async () => {
    const opened = await openFull();
    await opened.user.click(within(screen.getByRole('group', { name: 'Categories' })).getByRole('button', { name: 'Local SEO' }));
    await opened.user.click(button('Generate Custom Prompts'));
    await screen.findByRole('dialog');
    await opened.user.type(box('Company name *'), 'Tea & Co');
    await opened.user.type(within(screen.getByRole('dialog')).getByRole('spinbutton'), '2');
    await opened.user.click(button('Generate Prompts'));
    await waitFor(() => expect(slips()).toEqual(['Successfully generated 2 custom prompt(s)!']));
    expect(sent(opened)).toEqual([
      {
        companyName: 'Tea & Co',
        industry: '',
        niche: '',
        targetAudience: '',
        goals: '',
        typeOfWebsite: '',
        typeOfBusiness: '',
        url: '',
        productOrService: '',
        keywords: '',
        subject: '',
        number: 2,
        category: 'Local SEO',
      },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(cards()).toHaveLength(4);
    expect(wordsIn(card(0))).toContain('Marketing AI Generated Show all A post Write for Tea & Co.');
    expect(within(card(0)).queryByRole('button', { name: /^Like/ })).toBeNull();
    expect(wordsIn(card(2))).not.toContain('AI Generated');
  });

  it('are made for marketing where all categories are shown', async () => {
    const opened = await openForm();
    await opened.user.type(box('Niche'), 'tea');
    await opened.user.click(button('Generate Prompts'));
    await waitFor(() => expect(sent(opened)).toHaveLength(1));
    expect(sent(opened)[0]).toMatchObject({ niche: 'tea', category: 'Marketing' });
  });

  it.each<[string, Answer, string, string]>([
    [
      'without words',
      json(500, { success: false }),
      'Failed to generate custom prompts: Unknown error',
      'Failed to generate custom prompts',
    ],
    [
      'with words',
      json(429, { success: false, error: 'Too many.' }),
      'Failed to generate custom prompts: Too many.',
      'Too many.',
    ],
    [
      'without a network',
      () => Promise.reject(new TypeError('x')),
      'Failed to generate custom prompts. Please try again.',
      'Failed to generate custom prompts',
    ],
  ])('that fail %s tell it in an alert and in the banner', async (_, answer, alert, banner) => {
    const opened = await openForm();
    opened.answers['/api/prompts/generate'] = () => answer;
    await opened.user.type(box('Niche'), 'tea');
    await opened.user.click(button('Generate Prompts'));
    await waitFor(() => expect(slips()).toContain(alert));
    expect(box('Niche')).toHaveValue('tea');
    await opened.user.click(button('Close'));
    expect((await screen.findAllByText(banner)).length).toBeGreaterThan(0);
  });

  it('lose nothing that was typed while the form is closed, and all of it when it is cleared', async () => {
    const { user } = await openForm();
    await user.type(box('Goals'), 'more orders');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(button('Generate Custom Prompts'));
    await screen.findByRole('dialog');
    expect(box('Goals')).toHaveValue('more orders');
    await user.click(button('Clear form'));
    expect(box('Goals')).toHaveValue('');
  });

  it('are kept for next time only while that is wished', async () => {
    const { user } = await openForm();
    const keep = () => within(screen.getByRole('dialog')).getByRole('checkbox', { name: 'Save input data for next time' });
    await user.type(box('Niche'), 'tea');
    expect(localStorage.length).toBe(0);
    await user.click(keep());
    expect(localStorage.length).toBe(1);
    await user.type(box('Niche'), ' and coffee');
    const [key = ''] = Object.keys(localStorage);
    await waitFor(() => expect(JSON.parse(localStorage.getItem(key) ?? '')).toMatchObject({ niche: 'tea and coffee' }));
    expect(localStorage.getItem(key)).not.toContain('saveInputData');
    await user.click(keep());
    expect(localStorage.length).toBe(0);
  });

  it('are filled in from what was kept, which stays wished', async () => {
    const first = await openForm();
    await first.user.type(box('Niche'), 'tea');
    await first.user.click(screen.getByRole('checkbox', { name: 'Save input data for next time' }));
    cleanup();
    await openForm();
    expect(box('Niche')).toHaveValue('tea');
    expect(screen.getByRole('checkbox', { name: 'Save input data for next time' })).toBeChecked();
  });
});
