/** What must be there left blank (spec, section 5). */
import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { blanksOf, type AskedFor, type ServerTool, type ToolTable } from '../spec/table.ts';
import { button, expectError, expectErrors, expectNoError, queryResult, type } from '../support/page.tsx';
import { success } from '../support/server.ts';
import { check } from './check.ts';
import { open, openFilled, settle, textRowOf, type Opened } from './open.ts';

const BLANKS = ['', '  ', ' \n\t '];
const reply = (tool: ToolTable) => success(tool.works === 'on the server' ? tool.result.reply : {});

const expectNothingHappened = (tool: ToolTable, { server }: Opened): void => {
  if (tool.works === 'on the server') expect(server.sentTo(tool.call.post)).toEqual([]);
  expect(queryResult()).toBeNull();
};

const checkDisabled = (tool: ToolTable, key: string): void => {
  const row = textRowOf(tool, key);
  check(`given "${row.label}", while it is blank, the button is disabled`, async () => {
    const { user } = await openFilled(tool);
    for (const blank of BLANKS) {
      await type(user, row, 'Something');
      await waitFor(() => expect(button(tool.button)).toBeEnabled());
      await type(user, row, blank);
      await waitFor(() => expect(button(tool.button)).toBeDisabled());
    }
  });
  check(`given "${row.label}" blank, when Ctrl+Enter is pressed in it, nothing happens`, async () => {
    const opened = await open(tool, reply(tool));
    for (const blank of BLANKS) {
      await type(opened.user, row, blank);
      await opened.user.keyboard('{Control>}{Enter}{/Control}');
      await settle();
      expectNothingHappened(tool, opened);
    }
  });
};

/** Of several texts, all but this one are filled in: what is seen is about this one alone. */
const checkMessage = (tool: ServerTool, { field, says }: AskedFor, opens: typeof open): void => {
  const row = textRowOf(tool, field);
  check(`given "${row.label}" blank, when the tool is run, the visitor sees "${says}" and nothing is sent`, async () => {
    const opened = await opens(tool, reply(tool));
    for (const blank of BLANKS) {
      await type(opened.user, row, 'Something');
      await waitFor(expectNoError);
      await type(opened.user, row, blank);
      await opened.user.click(button(tool.button));
      await expectError('inline', says);
      expectNothingHappened(tool, opened);
    }
    await type(opened.user, row, 'Something');
    await waitFor(expectNoError);
  });
  check(`given "${row.label}" blank, then the button can be pressed, and Ctrl+Enter gives the message too`, async () => {
    const opened = await opens(tool, reply(tool));
    expect(button(tool.button)).toBeEnabled();
    await type(opened.user, row, '  ');
    await opened.user.keyboard('{Control>}{Enter}{/Control}');
    await expectError('inline', says);
    expectNothingHappened(tool, opened);
    expect(screen.getByRole('alert')).toBeVisible();
  });
};

/** The whole form blank: each text that must be there is asked for, at one press. */
const checkMessages = (tool: ServerTool, asked: readonly AskedFor[]): void =>
  check('given a blank form, when the tool is run, the visitor sees what all is missing, and nothing is sent', async () => {
    const opened = await open(tool, reply(tool));
    await opened.user.click(button(tool.button));
    await expectErrors(
      'inline',
      asked.map(({ says }) => says),
    );
    expectNothingHappened(tool, opened);
  });

export const checkBlank = (tool: ToolTable): void => {
  const blanks = blanksOf(tool);
  const asked = blanks.flatMap((blank) => ('says' in blank ? [blank] : []));
  for (const blank of blanks) if ('disables' in blank) checkDisabled(tool, blank.field);
  if (tool.works !== 'on the server') return;
  for (const each of asked) checkMessage(tool, each, asked.length > 1 ? openFilled : open);
  if (asked.length > 1) checkMessages(tool, asked);
};
