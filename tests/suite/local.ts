/** Tools that work in the browser alone: no call is made (spec 1, section 4). */
import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { blanksOf, type LocalTool } from '../spec/table.ts';
import { button, expectNoError, field, findResult, shownIn, type, wordsIn } from '../support/page.tsx';
import { check } from './check.ts';
import { open, openFilled, run, textRowOf, usesToday } from './open.ts';

export const checkLocal = (tool: LocalTool): void => {
  const row = textRowOf(tool, blanksOf(tool)[0]?.field ?? '');

  check('given some text, when the tool is run, the visitor sees what became of it, and nothing is sent', async () => {
    const opened = await openFilled(tool);
    await run(tool, opened);
    const seen = wordsIn(await findResult());
    for (const words of tool.sees) expect(seen).toContain(words);
    expect(opened.server.sent).toEqual([]);
  });

  check('given each text of the table, when the tool is run, it becomes the text beside it', async () => {
    const opened = await open(tool);
    for (const [typed, becomes] of tool.cases) {
      await type(opened.user, row, typed);
      await run(tool, opened);
      const result = await findResult();
      await waitFor(() => expect(result.textContent).toContain(becomes));
    }
  });

  check('given a link with a text, when the page is opened, the form is filled as by hand', async () => {
    location.hash = new URLSearchParams({ [row.key]: 'from a <i>link</i>', nonsense: '1' }).toString();
    await open(tool);
    expect(shownIn(row)).toBe('from a <i>link</i>');
    expect(document.querySelector('main i'), 'markup is shown as text').toBeNull();
  });

  check('given some text, when Ctrl+Enter is pressed, the tool runs', async () => {
    const { user } = await openFilled(tool);
    field(row).focus();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await findResult();
  });

  check('given more uses than 20 a day, the counter goes on and nothing is refused', async () => {
    const opened = await openFilled(tool);
    for (let used = 0; used <= 21; used++) {
      if (tool.uses !== 'not shown') expect(await screen.findByText(usesToday(used))).toBeVisible();
      await waitFor(() => expect(button(tool.button)).toBeEnabled());
      await run(tool, opened);
      await findResult();
    }
    expectNoError();
  });
};
