/** Copying (spec, sections 4 and 8): what is copied, what is said, and where. */
import { act, fireEvent, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { Channel, CopyTable, ToolTable } from '../spec/table.ts';
import { button, remarks, slips } from '../support/page.tsx';
import { useClipboard } from '../support/device.ts';
import { check } from './check.ts';
import { openWithResult } from './open.ts';

/** The page says this about copying, through this channel and no other. */
const expectSaid = async (kind: 'done' | 'problem', channel: Channel, words: string): Promise<void> => {
  await waitFor(() => expect(channel === 'alert' ? slips() : remarks(kind)).toContain(words));
  if (channel === 'alert') {
    expect(slips()).toEqual([words]);
    expect(remarks(kind)).not.toContain(words);
  } else expect(slips()).toEqual([]);
};

const checkCopy = (tool: ToolTable, copy: CopyTable): void => {
  const { press, of, copies, done, doneBy, failed, failedBy } = copy;
  const pressed = of === undefined ? `${press}` : `${press} of "${of}"`;
  check(`given a result, when ${pressed} is pressed, it is copied and "${done}" is said (${doneBy})`, async () => {
    const { user } = await openWithResult(tool);
    const copied = useClipboard('works');
    await user.click(button(press, of));
    await expectSaid('done', doneBy, done);
    expect(copied).toEqual([copies]);
  });

  check(`given a blocked clipboard, when ${pressed} is pressed, "${failed}" is said (${failedBy})`, async () => {
    const { user } = await openWithResult(tool);
    const copied = useClipboard('blocked');
    await user.click(button(press, of));
    await expectSaid('problem', failedBy, failed);
    expect(copied).toEqual([]);
  });

  check(`given a clipboard that only the older way reaches, when ${pressed} is pressed, it is copied`, async () => {
    const { user } = await openWithResult(tool);
    const copied = useClipboard('the older way');
    await user.click(button(press, of));
    await expectSaid('done', doneBy, done);
    expect(copied).toEqual([copies]);
  });

  if (doneBy === 'inline')
    check(`given a result, when ${pressed} is pressed, "${done}" is said for 2 seconds`, async () => {
      await openWithResult(tool);
      useClipboard('works');
      vi.useFakeTimers();
      const pass = (ms: number): Promise<unknown> => act(() => vi.advanceTimersByTimeAsync(ms));
      fireEvent.click(button(press, of));
      await pass(0);
      expect(remarks('done')).toContain(done);
      await pass(1_990);
      expect(remarks('done')).toContain(done);
      await pass(20);
      expect(remarks('done')).not.toContain(done);
    });
};

export const checkCopying = (tool: ToolTable): void => {
  for (const copy of tool.copies) checkCopy(tool, copy);
};
