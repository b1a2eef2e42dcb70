/** One React commit per keystroke, whatever the number of fields (DESIGN, "Form engine"). */
import { render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { Profiler } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { toolWith } from '../bench/form/tool.ts';
import { ToolPage } from '../engine/page/ToolPage.tsx';
import { kit } from '../src/kit.ts';

const box = (label: string): HTMLElement => screen.getByRole('textbox', { name: label });
const button = (): HTMLElement => screen.getByRole('button', { name: 'Generate' });

interface Opened {
  readonly user: UserEvent;
  /** Types into a field, and gives the number of commits that each keystroke caused. */
  readonly commitsPerKey: (field: HTMLElement, text: string) => Promise<number[]>;
}

const open = (fields: number): Opened => {
  let commits = 0;
  render(
    <MemoryRouter>
      <Profiler id="page" onRender={() => commits++}>
        <ToolPage tool={toolWith(fields)} kit={kit} />
      </Profiler>
    </MemoryRouter>,
  );
  expect(screen.getAllByRole('textbox').length + screen.getAllByRole('combobox').length).toBe(fields);
  expect(commits, 'the profiler sees the page').toBeGreaterThan(0);
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  return {
    user,
    async commitsPerKey(field, text) {
      // What comes after waking is there: it has nothing to do with a keystroke.
      await screen.findByRole('button', { name: 'History' });
      await user.click(field);
      const perKey: number[] = [];
      for (const key of text) {
        const before = commits;
        await user.keyboard(key);
        // What a keystroke sets off later (a promise, an effect, a timer of no length) counts as well.
        await new Promise((done) => setTimeout(done));
        perKey.push(commits - before);
      }
      expect(field).toHaveValue(text);
      return perKey;
    },
  };
};

const ONE_EACH = Array<number>('some words'.length).fill(1);

describe.each([8, 100])('in a form of %i fields', (fields) => {
  it('a keystroke in a text with a counter is one commit', async () => {
    const { commitsPerKey } = open(fields);
    expect(await commitsPerKey(box('What is part 2 about?'), 'some words')).toEqual(ONE_EACH);
    expect(screen.getByText('10/2500')).toBeVisible();
  });

  it('a keystroke in a text without one is at most one commit', async () => {
    const { commitsPerKey } = open(fields);
    expect(Math.max(...(await commitsPerKey(box('Keywords of part 2'), 'some words')))).toBeLessThanOrEqual(1);
  });

  it('the keystroke that enables the button, and those after it, are one commit', async () => {
    const { commitsPerKey } = open(fields);
    expect(button()).toBeDisabled();
    expect(await commitsPerKey(box('What is part 1 about?'), 'some words')).toEqual(ONE_EACH);
    expect(button()).toBeEnabled();
  });

  describe('after a failed attempt', () => {
    const attempt = async (): Promise<Opened> => {
      const opened = open(fields);
      await opened.commitsPerKey(box('What is part 1 about?'), 'a');
      await opened.user.click(button());
      expect(await screen.findByText('Please describe part 2.')).toBeVisible();
      expect(screen.getByText('Please name part 2.')).toBeVisible();
      return opened;
    };

    it('the keystroke that takes away an error beside a counter is one commit', async () => {
      const { commitsPerKey } = await attempt();
      expect(await commitsPerKey(box('What is part 2 about?'), 'some words')).toEqual(ONE_EACH);
      expect(screen.queryByText('Please describe part 2.')).toBeNull();
      expect(screen.getByText('Please name part 2.'), 'the others stay').toBeVisible();
    });

    it('the keystroke that takes away an error without a counter is one commit, the others at most one', async () => {
      const { commitsPerKey } = await attempt();
      const [first, ...others] = await commitsPerKey(box('Name of part 2'), 'some words');
      expect(first).toBe(1);
      expect(Math.max(...others)).toBeLessThanOrEqual(1);
      expect(screen.queryByText('Please name part 2.')).toBeNull();
    });
  });
});
