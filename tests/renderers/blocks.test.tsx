/** Blocks of the format that no tool of today needs all of: bound to a reply, they show what it holds and nothing it lacks. */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { defineTool, listOf, prose, record, score, text } from '../../engine/definition/index.ts';
import type { ResultHandle } from '../../engine/page/kit.ts';
import { blocks } from '../../renderers/blocks/index.ts';

const person = record('A person', { name: prose('Name'), job: prose('Occupation'), story: prose('Biography') });
const verdict = record('A verdict', {
  strength: score('Strength'),
  overall: prose('Overall'),
  strong: listOf(prose('One'), 'Strengths'),
});
const words = ['one'];

const tool = defineTool({
  slug: 'people',
  name: 'People',
  summary: 'People to try blocks on.',
  description: 'A tool that exists for this test alone, with people and a verdict.',
  icon: 'user',
  group: 'stories',
  formName: 'People',
  fields: { topic: text('Topic') },
  call: {
    post: '/api/people',
    succeeds: 'by flag',
    failed: 'No',
    unreachable: 'No.',
    channel: 'inline',
    button: 'Go',
    busy: 'Going',
  },
  reply: { main: 'people', data: { people: listOf(person, 'People'), verdict } },
  result: [
    {
      block: 'cards',
      of: 'people',
      layout: 'rows',
      text: 'name',
      details: [{ key: 'job', label: 'Occupation' }],
      expand: { key: 'story', open: 'Read the full biography', close: 'Close the biography' },
      empty: 'Nobody',
    },
    {
      block: 'panel',
      of: 'verdict',
      title: 'Argument Analysis',
      metrics: [
        {
          key: 'strength',
          label: 'Strength',
          unit: 'out of 10',
          levels: [
            [8, 'good'],
            [0, 'poor'],
          ],
        },
      ],
      texts: [{ key: 'overall', label: 'Overall' }],
      lists: [{ key: 'strong', label: 'Strengths' }],
    },
  ],
  copy: { channel: 'inline', failedChannel: 'inline' },
  limit: 'none',
  terms: false,
  examples: [],
  about: { what: words, steps: words, questions: [], related: [] },
});

const [cards, panel] = tool.result;
const result = { tool, values: {}, copier: { copied: undefined, said: undefined } } as unknown as ResultHandle;
const drawCards = (data: object) => {
  if (cards?.block === 'cards') render(<blocks.cards block={cards} data={data as never} result={result} />);
};
const drawPanel = (data: object) => {
  if (panel?.block === 'panel') render(<blocks.panel block={panel} data={data as never} result={result} />);
};

describe('cards with details and a longer text', () => {
  const ada = { name: 'Ada Lund', job: 'Ferry pilot', story: 'She was born on the water.' };

  it('show the details under their names', () => {
    drawCards({ people: [ada] });
    expect(screen.getByText('Ada Lund')).toBeVisible();
    expect(screen.getByRole('term')).toHaveTextContent('Occupation');
    expect(screen.getByRole('definition')).toHaveTextContent('Ferry pilot');
  });
  it('unfold the longer text when asked, and fold it again', async () => {
    drawCards({ people: [ada] });
    expect(screen.getByText(ada.story)).not.toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Read the full biography', expanded: false }));
    expect(screen.getByText(ada.story)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close the biography', expanded: true }));
    expect(screen.getByText(ada.story)).not.toBeVisible();
  });
  it('leave out what a person lacks', () => {
    drawCards({ people: [{ name: 'Bo' }] });
    expect(screen.queryByRole('term')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });
});

describe('a panel', () => {
  it('shows its scores with their verdict, its texts and its lists', () => {
    drawPanel({ verdict: { strength: 9, overall: 'It holds.', strong: ['Clear claim', 'Good example'] } });
    expect(screen.getByRole('heading', { name: 'Argument Analysis' })).toBeVisible();
    expect(screen.getByText('9/10').parentElement).toHaveAttribute('data-level', 'good');
    expect(screen.getByText('It holds.', { exact: false })).toBeVisible();
    expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(2);
  });
  it('is not there where the reply has none', () => {
    drawPanel({});
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });
});
