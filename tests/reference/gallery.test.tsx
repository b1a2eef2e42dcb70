/** The gallery of `npm run dev`: every kind of field and of block is drawn in every state, by the components of the pages. */
import { readFileSync } from 'node:fs';
import { act, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { resultPartBroken } from '../../words/tool.ts';
import { Reference } from '../../src/reference/Reference.tsx';

type Open = Record<string, any>;

/** What kinds there are, as the schema of the format says. */
const { $defs: types } = JSON.parse(readFileSync('engine/tool-definition.schema.json', 'utf8')) as Open;
const kindsOf = (type: string, tag: string): string[] =>
  types[type].oneOf.map(({ $ref, properties }: Open) => (properties ?? types[$ref.split('/').at(-1)].properties)[tag].const);

const logged = vi.fn<typeof console.error>();
beforeEach(async () => {
  logged.mockClear();
  vi.spyOn(console, 'error').mockImplementation(logged);
  await act(async () => {
    render(
      <MemoryRouter>
        <Reference />
      </MemoryRouter>,
    );
  });
});

const partOf = async (name: string): Promise<HTMLElement> => {
  const heading = await screen.findByRole('heading', { name });
  return heading.closest('section')!;
};

it('draws everything without a fault', async () => {
  await partOf('Block actions');
  expect(logged.mock.calls).toEqual([]);
  // The gallery shows once itself how a part looks that cannot be drawn.
  expect(screen.getAllByText(resultPartBroken)).toHaveLength(1);
});

it('has every kind of field', async () => {
  const kinds = kindsOf('Field', 'kind');
  expect(kinds).toContain('slider');
  for (const kind of kinds) expect(await partOf(`Field ${kind}`)).toBeVisible();
});

it('has every kind of block', async () => {
  const kinds = kindsOf('Block', 'block');
  expect(kinds).toContain('joined');
  for (const kind of kinds) expect(await partOf(`Block ${kind}`)).toBeVisible();
});

it('shows fields filled in and refused', async () => {
  const part = await partOf('Field number');
  expect(within(part).getByDisplayValue('48')).toBeVisible();
  const refused = within(part).getByDisplayValue('81');
  expect(refused).toBeInvalid();
  expect(refused).toHaveAccessibleDescription('It carries 80');
});

it('shows a field while the one that it depends on says so', async () => {
  expect(within(await partOf('Field text')).getByRole('textbox', { name: 'Name of the skipper' })).toHaveValue('Ada Lund');
});

it('shows a block of nothing, of one item, of many, and one that grows', async () => {
  const part = await partOf('Block count');
  expect(within(part).getByRole('heading', { name: '0 names' })).toBeVisible();
  expect(within(part).getByRole('heading', { name: '1 name' })).toBeVisible();
  expect(within(part).getByRole('heading', { name: '4 names' })).toBeVisible();
  expect(within(await partOf('Block actions')).getByRole('button', { name: 'Stop' })).toBeVisible();
});
