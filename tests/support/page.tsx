/** A tool's page as a visitor meets it: opened by its address, filled in by mouse and keyboard, read by its words. */
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect } from 'vitest';
import { App } from '../../src/App.tsx';
import { preload } from '../../src/pages/pages.ts';
import type { Channel, FieldRow, SelectRow, Value } from '../spec/table.ts';

/** Shows the page at this path of the site, as after its code has been loaded. */
export const openPage = async (path: string): Promise<UserEvent> => {
  await preload(path);
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  render(
    <MemoryRouter initialEntries={[path]}>
      <App />
    </MemoryRouter>,
  );
  return user;
};

/** Goes to the home page by a link, without loading the document anew. */
export const leave = async (user: UserEvent): Promise<void> => {
  await preload('/');
  await user.click(screen.getAllByRole('link', { name: 'All tools' })[0] as HTMLElement);
  await screen.findByRole('heading', { level: 1, name: 'Welcome to AI Tools Suite' });
};

// Reading ---------------------------------------------------------------------------------------------------------

/** What can be read in this part of the page: its runs of text with one space between them. */
export const wordsIn = (part: Element): string => {
  const words: string[] = [];
  const walk = (node: Node): void => {
    if (node instanceof Element && (node.getAttribute('aria-hidden') === 'true' || node.hasAttribute('hidden'))) return;
    if (node.nodeType === Node.TEXT_NODE) words.push(node.textContent ?? '');
    node.childNodes.forEach(walk);
  };
  walk(part);
  return words.join(' ').replace(/\s+/g, ' ').trim();
};

export const form = (): HTMLElement => screen.getByRole('form');
export const queryResult = (): HTMLElement | null => {
  const region = screen.queryByRole('region', { name: 'Result' });
  return region?.getAttribute('aria-busy') === 'true' ? null : region;
};
export const findResult = async (): Promise<HTMLElement> => {
  await waitFor(() => expect(queryResult(), 'a result is shown').not.toBeNull());
  return screen.getByRole('region', { name: 'Result' });
};
/** The button of this name; of several alike, the one that these words describe. */
export const button = (name: string | RegExp, description?: string): HTMLElement =>
  screen.getByRole('button', { name, ...(description !== undefined && { description }) });

const isInForm = (message: Element): boolean => message.closest('form') !== null;
const isOnSlip = ({ parentElement: slip }: Element): boolean =>
  slip !== null && slip.matches(':not(form *)') && within(slip).queryByRole('button', { name: 'Dismiss' }) !== null;

/** Error messages inside the form: its red box, and those beside fields. */
export const inlineErrors = (): string[] => screen.queryAllByRole('alert').filter(isInForm).map(wordsIn);
/** The slips at the foot of the screen. */
export const slips = (): string[] => screen.queryAllByRole('alert').filter(isOnSlip).map(wordsIn);
/** What the result itself says: that copying worked, or did not. */
export const remarks = (kind: 'done' | 'problem'): string[] =>
  screen
    .queryAllByRole(kind === 'done' ? 'status' : 'alert')
    .filter((message) => !isOnSlip(message) && !isInForm(message) && message.closest('main') !== null)
    .map(wordsIn);

/** Waits until the page tells exactly this, through exactly this channel. */
export const expectErrors = async (channel: Channel, words: readonly string[]): Promise<void> => {
  await waitFor(() => expect(channel === 'inline' ? inlineErrors() : slips()).toEqual(words));
  expect(channel === 'inline' ? slips() : inlineErrors(), 'the other channel is silent').toEqual([]);
};
export const expectError = (channel: Channel, words: string): Promise<void> => expectErrors(channel, [words]);
export const expectNoError = (): void => expect([...inlineErrors(), ...slips()]).toEqual([]);

// Filling in ------------------------------------------------------------------------------------------------------

export const ROLES = {
  text: 'textbox',
  select: 'combobox',
  checkbox: 'checkbox',
  slider: 'slider',
  number: 'spinbutton',
} as const;

export const queryField = (row: FieldRow): HTMLElement | null => within(form()).queryByRole(ROLES[row.kind], { name: row.label });

/** The control of a field, in a folded part or not. */
export const field = (row: FieldRow): HTMLElement => within(form()).getByRole(ROLES[row.kind], { name: row.label, hidden: true });

/** Opens the folded part in which the field stands. */
export const unfold = async (user: UserEvent, row: FieldRow): Promise<void> => {
  if (row.under === undefined) return;
  const toggle = within(form()).getByRole('button', { name: row.under });
  if (toggle.getAttribute('aria-expanded') === 'false') await user.click(toggle);
};

/** What the field shows: its text, its chosen entry, its tick or its number. */
export const shownIn = (row: FieldRow): Value => {
  const control = field(row);
  if (row.kind === 'select') return wordsIn(control);
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) throw new Error(`${row.key} is no input`);
  if (row.kind === 'checkbox') return (control as HTMLInputElement).checked;
  return row.kind === 'slider' ? Number(control.value) : control.value;
};

export const expectDefault = (row: FieldRow): void => {
  if (row.default instanceof RegExp) expect(shownIn(row), row.label).toMatch(row.default);
  else expect(shownIn(row), row.label).toBe(row.kind === 'number' ? String(row.default) : row.default);
};

/** Opens a select with the mouse. It comes alive under the pointer, which a person does not notice, but a script would. */
export const openSelect = async (user: UserEvent, row: SelectRow): Promise<HTMLElement> => {
  await unfold(user, row);
  await user.hover(field(row));
  await waitFor(() => expect(field(row)).toHaveAttribute('data-state', 'closed'));
  await user.click(field(row));
  return screen.findByRole('listbox');
};
export const entriesOf = (list: HTMLElement): string[] => within(list).getAllByRole('option').map(wordsIn);

/** The words of a select's entry that sends this value. */
const entryFor = (row: SelectRow, value: Value): string | RegExp => {
  if ('list' in row.choices) return String(value);
  const choice = row.choices.find((candidate) => (typeof candidate === 'object' ? candidate.sends : candidate) === value);
  if (choice === undefined) throw new Error(`the table gives ${row.key} no choice ${String(value)}`);
  return typeof choice === 'object' ? choice.shows : String(choice);
};

const pick = async (user: UserEvent, row: SelectRow, value: Value): Promise<void> => {
  const list = await openSelect(user, row);
  await user.click(within(list).getByRole('option', { name: entryFor(row, value) }));
};

/** Types into an emptied text box; at once, since typing letter by letter is slow and tests nothing more. */
export const type = async (user: UserEvent, row: FieldRow, text: string): Promise<void> => {
  await unfold(user, row);
  await user.clear(field(row));
  if (text !== '') {
    await user.click(field(row));
    await user.paste(text);
  }
};

export const setField = async (user: UserEvent, row: FieldRow, value: Value): Promise<void> => {
  if (row.kind === 'select') return pick(user, row, value);
  if (row.kind === 'text' || row.kind === 'number') return type(user, row, String(value));
  await unfold(user, row);
  if (row.kind === 'slider') fireEvent.change(field(row), { target: { value } });
  else if (shownIn(row) !== value) await user.click(field(row));
};

export const fill = async (
  user: UserEvent,
  rows: readonly FieldRow[],
  values: Readonly<Record<string, Value>>,
): Promise<void> => {
  for (const row of rows) {
    const value = values[row.key];
    if (value !== undefined) await setField(user, row, value);
  }
};
