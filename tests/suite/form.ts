/** The form as it is before anything has been sent (spec, sections 2, 3 and 9 of both documents). */
import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { blanksOf, type FieldRow, type SelectRow, type TextRow, type ToolTable } from '../spec/table.ts';
import {
  entriesOf,
  expectDefault,
  field,
  form,
  openSelect,
  queryField,
  ROLES,
  setField,
  shownIn,
  type,
  unfold,
  wordsIn,
} from '../support/page.tsx';
import { json } from '../support/server.ts';
import { check } from './check.ts';
import { open, rowOf, usesToday } from './open.ts';

const TERMS = 'By continuing you agree to our Terms and conditions';

/** The entries the visitor must find, in order. */
const expectedEntries = (tool: ToolTable, row: SelectRow): (string | RegExp)[] => {
  if ('list' in row.choices) {
    const lists = tool.works === 'on the server' ? tool.options?.lists : undefined;
    return (lists?.[row.choices.list] ?? []).map(String);
  }
  return row.choices.map((choice) => (typeof choice === 'object' ? choice.shows : String(choice)));
};

const checkDefault = (tool: ToolTable, row: FieldRow): void =>
  check(`given the page, then "${row.label}" holds its default`, async () => {
    await open(tool);
    expectDefault(row);
  });

const checkFolded = (tool: ToolTable, row: FieldRow, under: string): void =>
  check(`given the page, then "${row.label}" is folded away under "${under}" and keeps its value there`, async () => {
    const { user } = await open(tool);
    expect(queryField(row)).toBeNull();
    await unfold(user, row);
    expect(queryField(row)).not.toBeNull();
    const before = shownIn(row);
    await user.click(within(form()).getByRole('button', { name: under }));
    expect(queryField(row)).toBeNull();
    await unfold(user, row);
    expect(shownIn(row)).toBe(before);
  });

const checkEntries = (tool: ToolTable, row: SelectRow): void =>
  check(`given the page, when "${row.label}" is opened, the visitor sees its entries in order`, async () => {
    const { user } = await open(tool);
    const expected = expectedEntries(tool, row);
    expect(expected.length).toBeGreaterThan(1);
    const seen = entriesOf(await openSelect(user, row));
    expect(seen).toHaveLength(expected.length);
    expected.forEach((entry, at) => (entry instanceof RegExp ? expect(seen[at]).toMatch(entry) : expect(seen[at]).toBe(entry)));
  });

const checkLanguages = (tool: ToolTable, row: SelectRow): void =>
  check(`given a server that writes English only, when "${row.label}" is opened, the other languages are marked`, async () => {
    const { user, server } = await open(tool);
    server.on('/api/capabilities', json(200, { success: true, data: { languages: { [tool.slug]: ['English'] } } }));
    const list = await openSelect(user, row);
    await waitFor(() => expect(entriesOf(list).filter((entry) => /needs a language model/.test(entry))).not.toEqual([]));
    const [english, ...others] = entriesOf(list);
    expect(english).toBe('English');
    expect(others.length).toBeGreaterThan(0);
    for (const other of others) expect(other).toMatch(/needs a language model/);
  });

const checkStop = (tool: ToolTable, row: TextRow, stopsAt: number): void =>
  check(`given "${row.label}", when more than ${stopsAt} characters are typed, it stops at ${stopsAt}`, async () => {
    const { user } = await open(tool);
    const long = 'abcdefghij'.repeat(Math.ceil(stopsAt / 10) + 1);
    await type(user, row, long);
    expect(shownIn(row)).toBe(long.slice(0, stopsAt));
    await user.type(field(row), 'z');
    expect(shownIn(row)).toBe(long.slice(0, stopsAt));
  });

/** Texts, and what a counter says of them. */
const COUNTED = {
  characters: {
    few: [
      ['Hello', 5],
      ['Hi 👩🏽‍🚀', 4],
    ],
    many: (n: number) => 'x'.repeat(n),
  },
  words: {
    few: [
      ['Hello', 1],
      ['Hi there, 42\n\nwell-known names', 5],
    ],
    many: (n: number) => 'x '.repeat(n).trim(),
  },
} as const;

const checkCounter = (tool: ToolTable, row: TextRow, counter: string): void => {
  const counted = (n: number): string => counter.replace('{n}', String(n));
  const { few, many } = COUNTED[counter.includes('words') ? 'words' : 'characters'];
  check(`given "${row.label}", when text is typed, its counter says how much, as a person counts`, async () => {
    const { user } = await open(tool);
    await unfold(user, row);
    expect(within(form()).getByText(counted(0))).toBeVisible();
    for (const [text, count] of few) {
      await type(user, row, text);
      expect(await within(form()).findByText(counted(count))).toBeVisible();
    }
  });
  if (row.stopsAt !== undefined) return;
  check(`given "${row.label}", when more is typed than its counter shows as the most, it is kept all the same`, async () => {
    const { user } = await open(tool);
    const most = Number(/\/\s*(\d+)/.exec(counter)?.[1]);
    await type(user, row, many(most + 1));
    expect(shownIn(row)).toBe(many(most + 1));
    expect(await within(form()).findByText(counted(most + 1))).toBeVisible();
  });
};

const checkLowercase = (tool: ToolTable, row: TextRow): void =>
  check(`given "${row.label}", when capitals are typed, they turn into small letters`, async () => {
    const { user } = await open(tool);
    await type(user, row, 'AbÉ');
    expect(shownIn(row)).toBe('abé');
  });

const checkRed = (tool: ToolTable, row: TextRow): void =>
  check(`given "${row.label}", when it is left blank, it is marked as wrong until something is typed`, async () => {
    const { user } = await open(tool);
    expect(field(row)).not.toBeInvalid();
    await user.click(field(row));
    await user.tab();
    await waitFor(() => expect(field(row)).toBeInvalid());
    await type(user, row, 'Something');
    await waitFor(() => expect(field(row)).not.toBeInvalid());
  });

const checkSuggestions = (tool: ToolTable, row: TextRow, { first, onDemand }: NonNullable<TextRow['suggests']>): void =>
  check(
    `given "${row.label}", the visitor sees ${first.length} suggestions, more on demand, and one that is pressed fills it`,
    async () => {
      const { user } = await open(tool);
      const group = within(form()).getByRole('group', { name: new RegExp(row.label) });
      const names = (): string[] => within(group).getAllByRole('button').map(wordsIn);
      expect(names().slice(0, first.length)).toEqual(first);
      for (const word of onDemand) expect(names()).not.toContain(word);
      await user.click(within(group).getByRole('button', { expanded: false }));
      expect(names().slice(0, -1)).toEqual([...first, ...onDemand]);
      for (const word of [...first, ...onDemand]) {
        await user.click(within(group).getByRole('button', { name: word }));
        expect(shownIn(row)).toBe(word);
        expect(within(group).getByRole('button', { name: word, pressed: true })).toBeVisible();
      }
    },
  );

const checkField = (tool: ToolTable, row: FieldRow): void => {
  checkDefault(tool, row);
  if (row.under !== undefined) checkFolded(tool, row, row.under);
  if (row.kind === 'select') {
    checkEntries(tool, row);
    if (row.marksLanguages) checkLanguages(tool, row);
  }
  if (row.kind !== 'text') return;
  if (row.stopsAt !== undefined) checkStop(tool, row, row.stopsAt);
  if (row.counter !== undefined) checkCounter(tool, row, row.counter);
  if (row.lowercased) checkLowercase(tool, row);
  if (row.redWhenBlank) checkRed(tool, row);
  if (row.suggests) checkSuggestions(tool, row, row.suggests);
};

export const checkForm = (tool: ToolTable): void => {
  check('given the page, the visitor sees its heading, its fields and its button', async () => {
    await open(tool);
    expect(screen.getAllByRole('heading', { level: 1 }).map(wordsIn)).toEqual([tool.heading]);
    const controls = Object.values(ROLES).flatMap((role) => within(form()).queryAllByRole(role, { hidden: true }));
    expect(controls, 'as many fields as the table has').toHaveLength(tool.fields.length);
    expect(within(form()).getByRole('button', { name: tool.button })).toHaveAttribute('type', 'submit');
  });

  check('given the page, the visitor sees the terms and the use counter where they belong', async () => {
    await open(tool);
    const terms = screen.queryByRole('link', { name: 'Terms and conditions' });
    expect(terms?.parentElement?.textContent).toBe(tool.terms ? TERMS : undefined);
    if (tool.terms) expect(terms).toHaveAttribute('href', '#');
    if (tool.uses === 'not shown') expect(screen.queryByText(/Uses Today/)).toBeNull();
    else expect(screen.getByText(usesToday(0))).toBeVisible();
  });

  for (const row of tool.fields) checkField(tool, row);

  check('given the examples, when one is chosen, it fills the form, ready to run', async () => {
    const { user } = await open(tool);
    const examples = (): HTMLElement[] => within(screen.getByRole('region', { name: 'Try an example' })).getAllByRole('button');
    expect([2, 3]).toContain(examples().length);
    const before = tool.fields.map(shownIn);
    for (let at = 0; at < examples().length; at++) {
      await user.click(examples()[at] as HTMLElement);
      await waitFor(() => expect(tool.fields.map(shownIn)).not.toEqual(before));
      expect(within(form()).getByRole('button', { name: tool.button })).toBeEnabled();
      for (const { field } of blanksOf(tool)) expect(shownIn(rowOf(tool, field))).toMatch(/\S/);
    }
    // What has been typed gives way to an example as a whole: nothing of it is left in between.
    await setField(user, tool.fields[0] as FieldRow, Object.values(tool.full.fill)[0] ?? '');
    await user.click(examples()[0] as HTMLElement);
    const first = tool.fields.map(shownIn);
    await user.click(examples()[1] as HTMLElement);
    await user.click(examples()[0] as HTMLElement);
    expect(tool.fields.map(shownIn)).toEqual(first);
  });
};
