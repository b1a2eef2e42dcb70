/** The converter screens, walked by one suite over the table of what the specification says of them (spec 2). */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CONVERTERS, FANCY, points, ZALGO } from './converters/table.ts';
import { useClipboard } from './support/device.ts';
import { button, openPage, slips, wordsIn } from './support/page.tsx';

const box = (): HTMLElement => screen.getByRole('textbox', { name: 'Write Normal Text' });
const result = (): HTMLElement => screen.getByRole('region', { name: 'Result' });
const type = (text: string): boolean => fireEvent.change(box(), { target: { value: text } });
const readable = (text: string) => `“${text}”`;

const shows = async (text: string): Promise<void> => {
  await waitFor(() => expect(result().querySelector('p')?.textContent).toBe(text));
};

describe.each(CONVERTERS.map((row) => [row.title, row] as const))('%s', (title, row) => {
  const path = `/${row.slug}`;

  it(`has ${row.header ? 'a title, a blurb and the badge' : 'no title header'}`, async () => {
    await openPage(path);
    const heading = screen.getByRole('heading', { level: 1, name: title });
    expect(screen.queryAllByText('FREE TOOLS')).toHaveLength(row.header ? 1 : 0);
    expect(heading.classList.contains('offscreen')).toBe(!row.header);
  });

  it('starts empty, with its words, its count and its examples', async () => {
    await openPage(path);
    expect(box()).toHaveAttribute('placeholder', 'Type your text here...');
    expect(box()).toHaveValue('');
    expect(screen.getByText('0 characters')).toBeVisible();
    expect(button('Paste from clipboard')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Preview Examples' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'How to Use' })).toBeVisible();
  });

  it(`turns ${readable(row.typed)} into ${readable(row.shown)} as it is typed, and counts both`, async () => {
    await openPage(path);
    type(row.typed);
    await shows(row.shown);
    expect(screen.getByText(`${[...new Intl.Segmenter('en').segment(row.typed)].length} characters`)).toBeVisible();
    expect(result()).toHaveTextContent(`Characters: ${Array.from(row.shown).length}`);
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Preview Examples' })).not.toBeInTheDocument());
  });

  it('copies the result, and says so', async () => {
    const user = await openPage(path);
    const copied = useClipboard('works');
    type(row.typed);
    await user.click(button('COPY'));
    await waitFor(() => expect(slips()).toEqual([row.copied]));
    expect(copied).toEqual([row.shown]);
  });

  it('says when there is nothing to copy, and when copying fails', async () => {
    const user = await openPage(path);
    useClipboard('blocked');
    await user.click(button('COPY'));
    await waitFor(() => expect(slips()).toEqual(['No text to copy!']));
    type(row.typed);
    await user.click(button('COPY'));
    await waitFor(() => expect(slips()).toEqual(['Failed to copy to clipboard']));
  });

  it('clears input and output', async () => {
    const user = await openPage(path);
    type(row.typed);
    await user.click(button('Clear'));
    expect(box()).toHaveValue('');
    await shows('');
    expect(screen.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
  });

  it('takes text from the clipboard, or says that it could not', async () => {
    const user = await openPage(path);
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { readText: async () => row.typed } });
    await user.click(button('Paste from clipboard'));
    await shows(row.shown);
    expect(box()).toHaveValue(row.typed);
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { readText: async () => Promise.reject(new Error('denied')) },
    });
    await user.click(button('Paste from clipboard'));
    await waitFor(() => expect(slips()).toEqual(['Failed to paste from clipboard']));
    expect(box()).toHaveValue(row.typed);
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
    await user.click(button('Paste from clipboard'));
    await waitFor(() => expect(slips()).toEqual(['Failed to paste from clipboard']));
  });

  it('takes text from the address', async () => {
    location.hash = `#text=${encodeURIComponent(row.typed)}`;
    await openPage(path);
    await shows(row.shown);
    expect(box()).toHaveValue(row.typed);
  });
});

describe('the way back', () => {
  const reversible = CONVERTERS.filter(({ slug }) => !slug.startsWith('morse'));
  it.each(reversible.map((row) => [row.title, row] as const))('%s', async (_, row) => {
    const user = await openPage(`/${row.slug}`);
    const copied = useClipboard('works');
    await user.click(screen.getByRole('checkbox', { name: /Back to plain text/ }));
    type(row.shown);
    const plain = row.slug === 'small-caps-text-generator' ? row.typed.toLowerCase().replace('q', 'Q') : row.typed;
    await shows(plain);
    await user.click(button('COPY'));
    await waitFor(() => expect(slips()).toEqual(['Plain text copied to clipboard!']));
    expect(copied).toEqual([plain]);
  });
});

describe('Fancy Text Generator', () => {
  it.each(FANCY.map((row) => [row.label, row] as const))('restyles the same text in %s', async (label, row) => {
    const user = await openPage('/fancy-text-generator');
    type(row.of);
    await user.click(screen.getByRole('radio', { name: label }));
    await shows(row.shown);
    expect(box()).toHaveValue(row.of);
  });

  it('shows every style at once, each with its own copy button', async () => {
    const user = await openPage('/fancy-text-generator');
    const copied = useClipboard('works');
    type('A1');
    const list = await screen.findByRole('region', { name: 'All styles' });
    for (const { label, shown } of FANCY) {
      await user.click(within(list).getByRole('button', { name: `Copy ${label}` }));
      await waitFor(() => expect(copied.at(-1)).toBe(shown));
    }
    expect(copied).toHaveLength(FANCY.length);
  });

  it('shows the styles of the other converters below its own, on every page that restyles', async () => {
    const user = await openPage('/bubble-text-generator');
    const copied = useClipboard('works');
    type('A1');
    const list = await screen.findByRole('region', { name: 'All styles' });
    const items = within(list).getAllByRole('listitem').map(wordsIn);
    expect(items[0]).toBe('Bubble Ⓐ①');
    for (const words of ['Squared 🄰1', 'Strikethrough A̶1̶', 'Bold 𝐀𝟏']) expect(items).toContain(words);
    await user.click(within(list).getByRole('button', { name: 'Copy Bold' }));
    await waitFor(() => expect(copied).toEqual(['𝐀𝟏']));
    expect(slips()).toEqual(['Bold text copied to clipboard!']);
  });

  it('counts and names the characters that have no such form', async () => {
    await openPage('/fancy-text-generator');
    type('né 1 1');
    await waitFor(() => expect(result()).toHaveTextContent('3 characters have no such form and stay plain: é 1'));
  });
});

describe('Morse Code Text Generator', () => {
  it('reads Morse code as text, and empties the screen when the direction changes', async () => {
    const user = await openPage('/morse-code-text-generator');
    const copied = useClipboard('works');
    type('SOS');
    await shows('... --- ...');
    await user.click(screen.getByRole('radio', { name: 'Morse to Text' }));
    expect(box()).toHaveValue('');
    await shows('');
    type('.... .. / - .... . .-. .');
    await shows('HI THERE');
    await user.click(button('COPY'));
    await waitFor(() => expect(slips()).toEqual(['Decoded text copied to clipboard!']));
    expect(copied).toEqual(['HI THERE']);
    await user.click(screen.getByRole('radio', { name: 'Text to Morse' }));
    expect(box()).toHaveValue('');
  });

  it('lists the letters A to Z', async () => {
    await openPage('/morse-code-text-generator');
    const letters = screen.getAllByRole('term').map((term) => term.textContent);
    expect(letters.join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
    expect(screen.getAllByRole('definition').map((code) => code.textContent)[16]).toBe('--.-');
  });
});

describe('Zalgo/Glitch Text Generator', () => {
  const marks = (text: string): number => text.match(/\p{Mn}/gu)?.length ?? 0;
  const shown = (): string => result().querySelector('p')?.textContent ?? '';

  it('piles marks on letters, more with more intensity, and draws anew when asked', async () => {
    const user = await openPage(`/${ZALGO.slug}`);
    const slider = screen.getByRole('slider');
    expect(slider).toHaveAttribute('min', String(ZALGO.slider.min));
    expect(slider).toHaveAttribute('max', String(ZALGO.slider.max));
    expect(slider).toHaveValue(String(ZALGO.slider.default));
    type('signal lost');
    await waitFor(() => expect(marks(shown())).toBeGreaterThan(0));
    expect(shown().replace(/\p{Mn}/gu, '')).toBe('signal lost');
    const first = shown();
    await user.click(button(ZALGO.regenerate));
    await waitFor(() => expect(shown()).not.toBe(first));
    fireEvent.change(slider, { target: { value: '100' } });
    await waitFor(() => expect(marks(shown())).toBeGreaterThan(marks(first)));
  });

  it('copies what is shown, and gives the clean text back', async () => {
    const user = await openPage(`/${ZALGO.slug}`);
    const copied = useClipboard('works');
    type('signal');
    await waitFor(() => expect(marks(shown())).toBeGreaterThan(0));
    await user.click(button('COPY'));
    await waitFor(() => expect(slips()).toEqual([ZALGO.copied]));
    expect(copied).toEqual([shown()]);
    await user.click(screen.getByRole('checkbox', { name: /Back to plain text/ }));
    type(copied[0] ?? '');
    await shows('signal');
  });
});

it('draws what is visible of a long text, and copies all of it', async () => {
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  const user = await openPage('/normaltobold-generator');
  const copied = useClipboard('works');
  type('a'.repeat(50_000));
  await waitFor(() => expect(screen.getByText('Characters: 50000')).toBeVisible());
  expect((result().querySelector('p')?.textContent ?? '').length).toBeLessThan(20_000);
  await user.click(button('COPY'));
  await waitFor(() => expect(copied).toEqual([points(0x1d41a).repeat(50_000)]));
});
