/** A rewrite beside the text it was made from: each change is accepted or undone, by mouse and by keyboard. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import Comparison from '../../renderers/comparison/Comparison.tsx';

const BEFORE = 'We utilize tools in order to win.';
const AFTER = 'We use tools to win.';

const open = () => {
  const onChange = vi.fn<(text: string) => void>();
  render(<Comparison before={BEFORE} after={AFTER} onChange={onChange} />);
  const latest = (): unknown => onChange.mock.lastCall?.[0];
  return { user: userEvent.setup(), latest };
};
const press = (name: string) => screen.getByRole('button', { name });

it('says what became of what, change by change', async () => {
  const { user } = open();
  expect(screen.getByRole('status')).toHaveTextContent('Change 1 of 2: “utilize” became “use”');
  expect(press('Previous change')).toBeDisabled();
  await user.click(press('Next change'));
  expect(screen.getByRole('status')).toHaveTextContent('Change 2 of 2: “in order” became nothing');
  expect(press('Next change')).toBeDisabled();
});

it('gives back the visitor’s own words for a change that is undone, and takes the new ones again when accepted', async () => {
  const { user, latest } = open();
  await user.click(press('Undo'));
  expect(latest()).toBe('We utilize tools to win.');
  // On to the next that is still open.
  expect(screen.getByRole('status')).toHaveTextContent('Change 2 of 2');
  await user.click(press('Undo'));
  expect(latest()).toBe(BEFORE);
  await user.click(press('Previous change'));
  await user.click(press('Accept'));
  expect(latest()).toBe('We use tools in order to win.');
});

it('takes or undoes everything at once', async () => {
  const { user, latest } = open();
  await user.click(press('Undo all'));
  expect(latest()).toBe(BEFORE);
  await user.click(press('Accept all'));
  expect(latest()).toBe(AFTER);
});

it('goes to a change that is clicked, or pressed by keyboard', async () => {
  const { user } = open();
  await user.click(press('“in order” became nothing'));
  expect(screen.getByRole('status')).toHaveTextContent('Change 2 of 2');
  press('“utilize” became “use”').focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('Change 1 of 2');
});

it('says so where nothing was changed', () => {
  render(<Comparison before={AFTER} after={AFTER} onChange={() => {}} />);
  expect(screen.getByText('Nothing was changed.')).toBeVisible();
});
