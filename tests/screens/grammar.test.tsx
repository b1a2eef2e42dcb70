/** The grammar checker as an editor's desk (specification 1, sections 2, 4 and 8). */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { button, openPage, wordsIn } from '../support/page.tsx';
import { useClipboard, watchDownloads } from '../support/device.ts';
import { serve, success, type StandIn } from '../support/server.ts';

const POST = '/api/grammar/check';
const text = 'We seen teh dog.\n\nHe dont care.';
const at = (words: string) => ({ offset: text.indexOf(words), length: words.length });
const reply = {
  correctedText: 'We saw the dog.\n\nHe dont care.',
  issues: [
    { type: 'grammar', message: 'The past of “see” is “saw”.', suggestion: 'saw', ...at('seen') },
    { type: 'spelling', message: 'Not a word.', suggestion: 'the', replacements: ['the', 'ten'], ...at('teh') },
    { type: 'grammar', message: '“He” takes “doesn’t”.', replacements: ['doesn’t', 'does not'], ...at('dont') },
  ],
};

beforeEach(() => localStorage.clear());

const editor = (): HTMLTextAreaElement => screen.getByRole('textbox', { name: 'Your text' });
const write = (words: string): void => {
  fireEvent.change(editor(), { target: { value: words } });
  fireEvent.input(editor());
};
const figures = (): string => wordsIn(screen.getByRole('region', { name: 'Statistics' }));
const meter = (): HTMLElement => screen.getByRole('meter', { name: 'Correctness' });
const result = (): HTMLElement => screen.getByRole('region', { name: 'Result' });
const issues = (): string[] =>
  within(screen.getByRole('list', { name: 'Issues Found' }))
    .queryAllByRole('listitem')
    .map(wordsIn);
const marks = (): string[] => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent ?? '');

const open = async (data: unknown = reply): Promise<{ user: UserEvent; server: StandIn }> => {
  const server = serve();
  server.on(POST, success(data));
  const user = await openPage('/grammar-checker');
  await screen.findByRole('form');
  return { user, server };
};
const openChecked = async (data: unknown = reply) => {
  const opened = await open(data);
  write(text);
  await opened.user.click(button('Check Grammar'));
  await screen.findByRole('heading', { name: /^Corrected Text/ });
  return opened;
};

describe('figures of the text', () => {
  it('are there from the start, and follow the typing', async () => {
    await open();
    expect(figures()).toContain('Words 0 Characters 0 Sentences 0 Paragraphs 0');
    expect(meter()).toHaveAttribute('aria-valuenow', '0');
    write(text);
    await waitFor(() => {
      expect(figures()).toContain('Words 7 Characters 31 Sentences 2 Paragraphs 2');
      expect(meter()).toHaveAttribute('aria-valuenow', '85');
    });
  });

  it('lose 5 for each issue, and count the issues by type', async () => {
    await openChecked();
    await waitFor(() => expect(meter()).toHaveAttribute('aria-valuenow', '85'));
    expect(meter()).toHaveAttribute('data-level', 'good');
    const counts = wordsIn(screen.getByRole('list', { name: 'Issues by type' }));
    expect(counts).toBe('grammar 2 spelling 1 style 0 punctuation 0');
  });
});

describe('what was found', () => {
  it('is listed, and marked where it stands', async () => {
    await openChecked();
    expect(issues()).toHaveLength(3);
    expect(issues()[1]).toContain('Not a word.');
    expect(marks()).toEqual(['seen', 'teh', 'dont']);
  });

  it('is found from its place, and its place from it', async () => {
    const { user } = await openChecked();
    await user.click(screen.getByRole('button', { name: /Not a word/ }));
    expect(document.querySelector('mark[data-selected]')?.textContent).toBe('teh');
    const at = text.indexOf('dont') + 1;
    editor().setSelectionRange(at, at);
    fireEvent.click(editor());
    await waitFor(() => expect(screen.getByRole('button', { name: /“He” takes/, pressed: true })).toBeVisible());
  });

  it('is accepted one by one, in the words the visitor chooses', async () => {
    const { user } = await openChecked();
    await user.click(button('Replace “dont” with “does not”'));
    expect(editor().value).toBe('We seen teh dog.\n\nHe does not care.');
    expect(issues()).toHaveLength(2);
    await user.click(button('Replace “seen” with “saw”'));
    expect(editor().value).toBe('We saw teh dog.\n\nHe does not care.');
    expect(marks()).toEqual(['teh']);
    await waitFor(() => expect(meter()).toHaveAttribute('aria-valuenow', '95'));
  });

  it('is ignored, and the last decision is taken back', async () => {
    const { user } = await openChecked();
    await user.click(
      within(screen.getAllByRole('listitem').find((item) => wordsIn(item).includes('Not a word'))!).getByRole('button', {
        name: 'Ignore “teh”',
      }),
    );
    expect(marks()).toEqual(['seen', 'dont']);
    expect(wordsIn(result())).toContain('We saw teh dog.');
    await user.click(button('Replace “seen” with “saw”'));
    await user.click(button('Undo'));
    expect(editor().value).toBe(text);
    await user.click(button('Undo'));
    expect(marks()).toEqual(['seen', 'teh', 'dont']);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('is never marked again where a word was put on the visitor’s own list, until it is taken off', async () => {
    const { user } = await openChecked();
    await user.click(button('Ignore always: “teh”'));
    expect(marks()).toEqual(['seen', 'dont']);
    await user.click(button('Check Grammar'));
    await waitFor(() => expect(marks()).toEqual(['seen', 'dont']));
    await user.click(button('Remove teh'));
    expect(marks()).toEqual(['seen', 'teh', 'dont']);
  });

  it('may be nothing at all', async () => {
    await openChecked({ correctedText: text, issues: [] });
    expect(wordsIn(result())).toContain('No issues found.');
    await waitFor(() => expect(meter()).toHaveAttribute('aria-valuenow', '100'));
    expect(button('Apply Corrections')).toBeDisabled();
  });

  it('goes when the text is edited by hand', async () => {
    await openChecked();
    write(`${text} More.`);
    await waitFor(() => expect(screen.queryByRole('heading', { name: /^Corrected Text/ })).toBeNull());
    expect(marks()).toEqual([]);
  });

  it('is shown without places where the server gives none', async () => {
    await openChecked({ correctedText: 'We saw.', issues: [{ type: 'grammar', message: 'Past tense.', suggestion: 'saw' }] });
    expect(issues()[0]).toContain('Past tense.');
    expect(wordsIn(result())).toContain('We saw.');
    expect(marks()).toEqual([]);
  });
});

describe('the corrected text', () => {
  it('is copied, downloaded and put into the editor', async () => {
    const { user } = await openChecked();
    const copied = useClipboard('works');
    await user.click(button('Copy'));
    await screen.findByText('✓ Copied to clipboard!');
    expect(copied).toEqual([reply.correctedText]);
    const downloaded = watchDownloads();
    await user.click(button('Download'));
    expect(await downloaded()).toEqual([{ file: 'corrected-text.txt', text: reply.correctedText }]);
    await user.click(button('Apply Corrections'));
    expect(editor().value).toBe(reply.correctedText);
    await waitFor(() => expect(screen.queryByRole('heading', { name: /^Corrected Text/ })).toBeNull());
  });

  it('is compared with the text as it is, change by change', async () => {
    const { user } = await openChecked();
    await user.click(button('Compare'));
    // Words that changed beside each other are one change.
    expect(await screen.findByText(/Change 1 of 1/)).toBeVisible();
    const group = screen.getByRole('group', { name: 'Comparison with your text' });
    await user.click(within(group).getByRole('button', { name: 'Undo' }));
    expect(button('Apply Corrections')).toBeDisabled();
    await user.click(within(group).getByRole('button', { name: 'Accept' }));
    await user.click(button('Apply Corrections'));
    expect(editor().value).toBe(reply.correctedText);
  });
});
