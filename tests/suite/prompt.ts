/** The form taken to an assistant of the visitor's own, and who wrote what stands on the sheet. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { ServerTool } from '../spec/table.ts';
import { useClipboard } from '../support/device.ts';
import { button, shownIn, wordsIn } from '../support/page.tsx';
import { json, offline, success } from '../support/server.ts';
import { check } from './check.ts';
import { callsTo, openFilled, openWithReply, textRowOf, usesToday } from './open.ts';

const PROMPT = 'You write for me.\n\nWhat I filled in: <b>a & b</b>, 100 %.';
const ASSISTANTS = [
  { name: 'Takes it', address: 'https://assistant.example/new?q={prompt}' },
  { name: 'Takes none', address: 'https://other.example/app' },
  { name: 'Bad', address: 'javascript:alert(1)' },
];
const promptPath = ({ call }: ServerTool): string => `${call.post}/prompt`;
const link = (): HTMLElement | null => screen.queryByRole('button', { name: 'Copy as a prompt' });
const sheet = (): Promise<HTMLElement> => screen.findByRole('dialog', { name: 'Your form as a prompt' });

const checkComposed = (tool: ServerTool): void => {
  check('given a filled form, when it is wanted as a prompt, all of the prompt is shown, copied and taken along', async () => {
    const opened = await openFilled(tool);
    const { user, server } = opened;
    const data = { prompt: PROMPT, assistants: ASSISTANTS };
    server.on(promptPath(tool), json(200, { success: true, data, help: 'Call 112 now.' }));
    await waitFor(() => expect(link()).toBeEnabled());
    await user.click(link()!);
    const dialog = await sheet();
    expect(await within(dialog).findByRole('textbox', { name: 'The prompt' })).toHaveValue(PROMPT);
    expect(within(dialog).getByRole('note')).toHaveTextContent('Call 112 now.');
    expect(server.sentTo(promptPath(tool)).map(({ body }) => body)).toEqual([tool.minimal.sends]);
    expect(callsTo(tool, opened)).toEqual([]);
    const copied = useClipboard('works');
    await user.click(button('Copy the prompt'));
    await waitFor(() => expect(wordsIn(dialog)).toContain('Prompt copied.'));
    expect(copied).toEqual([PROMPT]);
    const links = within(dialog).getAllByRole('link');
    expect(links.map((one) => [wordsIn(one), one.getAttribute('href')])).toEqual([
      ['Open in Takes it', `https://assistant.example/new?q=${encodeURIComponent(PROMPT)}`],
      ['Copy, then open Takes none', 'https://other.example/app'],
    ]);
    for (const one of links) expect(one).toHaveAttribute('rel', 'noopener noreferrer');
    expect(wordsIn(dialog)).toMatch(/sends it this text/);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(link()).toHaveFocus();
    if (screen.queryByText(/Uses Today/)) expect(screen.getByText(usesToday(0))).toBeInTheDocument();
  });

  check('given a server that cannot make the prompt, the sheet says so, and the form is as it was', async () => {
    const { user, server } = await openFilled(tool);
    const [key] = Object.keys(tool.minimal.fill);
    const row = textRowOf(tool, key!);
    const typed = shownIn(row);
    server.on(promptPath(tool), json(400, { success: false, error: 'Too little to go on.' }), offline);
    for (const words of [/Too little to go on\./, /cannot be reached/]) {
      await user.click(link()!);
      expect(await within(await sheet()).findByRole('alert')).toHaveTextContent(words);
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    expect(shownIn(row)).toBe(typed);
  });

  for (const [writtenBy, words] of [
    [{ by: 'rules' }, /by rules, without a language model/],
    [{ by: 'model', name: 'llama3.1' }, /Written by llama3\.1/],
  ] as const)
    check(
      `given a result written by ${writtenBy.by}, it says so, and can be had as a prompt for what it was made with`,
      async () => {
        const reply = { success: true, data: tool.result.reply, writtenBy };
        const { user, server } = await openFilled(tool, json(200, reply));
        server.on(promptPath(tool), success({ prompt: PROMPT, assistants: [] }));
        await user.click(button(tool.button));
        expect(await screen.findByText(words)).toBeInTheDocument();
        await user.click(screen.getAllByRole('button', { name: 'Copy as a prompt' }).at(-1)!);
        await within(await sheet()).findByRole('textbox', { name: 'The prompt' });
        expect(server.sentTo(promptPath(tool)).map(({ body }) => body)).toEqual([tool.minimal.sends]);
      },
    );

  check('given help, a smaller number and a correction beside the reply, they are said and not copied', async () => {
    const notes = {
      writtenBy: { by: 'rules' },
      help: 'Call 112 now.',
      fewer: { given: 3, asked: 8, why: 'There was little to go on.' },
      unmet: 'None of them is short.',
      remark: 'The first two are the oldest.',
    };
    const { user } = await openFilled(tool, json(200, { success: true, data: tool.result.reply, ...notes }));
    await user.click(button(tool.button));
    expect(await screen.findByRole('note')).toHaveTextContent('Call 112 now.');
    expect(screen.getByText('3 of 8. There was little to go on.')).toBeInTheDocument();
    expect(screen.getByText('None of them is short.')).toBeInTheDocument();
    expect(screen.getByText('The first two are the oldest.')).toBeInTheDocument();
    const copied = useClipboard('works');
    const [copy] = tool.copies;
    if (copy) await user.click(button(copy.press, copy.of));
    expect(copied.join()).not.toMatch(/112|little to go on|None of them|the oldest/);
  });
};

/** What holds for any tool that the server writes for. */
export const checkPrompt = (tool: ServerTool): void => {
  if (!tool.isExact) return checkComposed(tool);
  check('composes nothing: there is no prompt to take along', async () => {
    await openWithReply(tool, tool.result.reply);
    expect(link()).toBeNull();
  });
};
