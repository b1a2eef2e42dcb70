/** Results that stay within reach, know whether the form still asks for them, and can be changed where they stand. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { FieldRow, ToolTable } from '../spec/table.ts';
import { button, findResult, setField, shownIn, wordsIn } from '../support/page.tsx';
import { useClipboard, watchDownloads } from '../support/device.ts';
import { success } from '../support/server.ts';
import { check } from './check.ts';
import { barestReply, callsTo, openFilled, openWithResult, run, settle, type Opened } from './open.ts';

const STALE = 'The form has changed since this was written.';

const versions = (): HTMLElement | null => screen.queryByRole('group', { name: 'Versions' });
const seen = async (): Promise<string> => wordsIn(await findResult());

const firstText = (tool: ToolTable): FieldRow => {
  const row = tool.fields.find(({ kind }) => kind === 'text');
  if (!row) throw new Error(`${tool.slug} has no text field`);
  return row;
};

/** Runs the tool so that the result says this. */
const runToSay = async (tool: ToolTable, opened: Opened, words: string): Promise<void> => {
  if (tool.works === 'on the server') opened.server.on(tool.call.post, success(barestReply(tool, words)));
  else await setField(opened.user, firstText(tool), words);
  await waitFor(() => expect(button(tool.button)).toBeEnabled());
  await run(tool, opened);
  await waitFor(async () => expect(await seen()).toContain(words));
};

export const checkVersions = (tool: ToolTable): void => {
  check('given several runs, the visitor goes back to an earlier result and forward again', async () => {
    const opened = await openFilled(tool);
    const { user } = opened;
    await runToSay(tool, opened, 'Aaa');
    expect(versions()).toBeNull();
    await runToSay(tool, opened, 'Bbb');
    await runToSay(tool, opened, 'Ccc');
    expect(wordsIn(versions() as HTMLElement)).toBe('3 / 3');
    expect(button('Later version')).toBeDisabled();
    await user.click(button('Earlier version'));
    expect(wordsIn(versions() as HTMLElement)).toBe('2 / 3');
    expect(await seen()).toContain('Bbb');
    await user.click(button('Earlier version'));
    expect(await seen()).toContain('Aaa');
    expect(await seen()).not.toContain('Ccc');
    expect(button('Earlier version')).toBeDisabled();
    await user.click(button('Later version'));
    await user.click(button('Later version'));
    expect(await seen()).toContain('Ccc');
    await user.click(button('Earlier version'));
    await runToSay(tool, opened, 'Ddd');
    expect(wordsIn(versions() as HTMLElement)).toBe('4 / 4');
  });

  check('given a result, when the form is changed, it is marked as stale until the form is as it was', async () => {
    const opened = await openWithResult(tool);
    const row = firstText(tool);
    const before = shownIn(row);
    await settle();
    expect(screen.queryByText(STALE)).toBeNull();
    await setField(opened.user, row, 'zzz');
    expect(await screen.findByText(STALE)).toBeVisible();
    await setField(opened.user, row, `${String(before)} `);
    await waitFor(() => expect(screen.queryByText(STALE)).toBeNull());
    await setField(opened.user, row, 'zzz');
    await opened.user.click(await screen.findByRole('button', { name: 'restore those settings' }));
    await waitFor(() => expect(screen.queryByText(STALE)).toBeNull());
    expect(String(shownIn(row)).trim()).toBe(String(before).trim());
  });

  check('given a stale result, when it is to be written again, the form is taken as it is now', async () => {
    const opened = await openWithResult(tool);
    const row = firstText(tool);
    await setField(opened.user, row, `${String(shownIn(row))} zzz`);
    if (tool.works === 'on the server') opened.server.on(tool.call.post, success(barestReply(tool, 'Again zzz')));
    await opened.user.click(await screen.findByRole('button', { name: 'Write it again' }));
    await waitFor(async () => expect(await seen()).toMatch(/zzz/i));
    expect(screen.queryByText(STALE)).toBeNull();
    expect(wordsIn(versions() as HTMLElement)).toBe('2 / 2');
    if (tool.works === 'on the server') expect(JSON.stringify(callsTo(tool, opened).at(-1)?.body)).toContain('zzz');
  });

  if (tool.editable === undefined) return;
  const { box } = tool.editable;

  check('given a result, when it is edited in place, what is copied and downloaded is what the visitor made of it', async () => {
    const { user } = await openWithResult(tool);
    const result = await findResult();
    await user.click(within(result).getByRole('button', { name: 'Edit' }));
    const written = within(result).getByRole<HTMLTextAreaElement>('textbox', { name: box });
    const original = written.value;
    expect(original).not.toBe('');
    fireEvent.change(written, { target: { value: 'My own\nwords' } });
    await user.click(within(result).getByRole('button', { name: 'Done' }));
    expect(await seen()).toContain('My own words');
    const copied = useClipboard('works');
    const [copy] = tool.copies;
    if (copy) await user.click(button(copy.press, copy.of));
    await waitFor(() => expect(copied).toEqual(['My own\nwords']));
    if (tool.download) {
      const downloaded = watchDownloads();
      await user.click(button(tool.download.press));
      expect(await downloaded()).toEqual([{ file: tool.download.file, text: 'My own\nwords' }]);
    }
    await user.click(within(result).getByRole('button', { name: 'Undo my changes' }));
    expect(result.textContent).toContain(original);
    expect(result.textContent).not.toContain('My own');
  });

  check('given an edited result, when the tool is run again, the edited one is kept as the earlier version', async () => {
    const opened = await openWithResult(tool);
    const { user } = opened;
    const result = await findResult();
    await user.click(within(result).getByRole('button', { name: 'Edit' }));
    fireEvent.change(within(result).getByRole('textbox', { name: box }), { target: { value: 'My own words' } });
    await runToSay(tool, opened, 'Bbb');
    expect(await seen()).not.toContain('My own words');
    await user.click(button('Earlier version'));
    expect(await seen()).toContain('My own words');
  });
};
