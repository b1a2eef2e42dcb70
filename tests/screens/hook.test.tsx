/** Hooks, each analysed on demand (specification 2, sections 2, 4, 5 and 8). */
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { button, expectError, openPage, slips, wordsIn } from '../support/page.tsx';
import { useClipboard } from '../support/device.ts';
import { held, json, offline, serve, success, type Answer, type StandIn } from '../support/server.ts';

const GENERATE = '/api/hook-generator/generate';
const ANALYZE = '/api/hook-generator/analyze';
const hook = (id: number, text: string) => ({ id, text, wordCount: 3, characterCount: text.length });
const hooks = [hook(1, 'Who eats lunch?'), hook(2, 'Lunch is loud.')];
const settings = { hookType: 'Problem', hookGenre: 'Essay', tone: 'Default', targetAudience: 'Parents', language: 'English' };
const analysis = {
  overallScore: 7.5,
  engagementLevel: 8,
  clarityScore: 9,
  emotionalImpact: 5,
  curiosityFactor: 6,
  audienceRelevance: 7,
  strengths: ['It asks.'],
  improvements: ['Name a child.'],
  bestUseCases: ['Blog post', 'Email'],
};

const openWithHooks = async (...answers: Answer[]): Promise<{ user: UserEvent; server: StandIn }> => {
  const server = serve();
  server.on(GENERATE, success({ hooks, totalHooks: 2, settings }));
  server.on(ANALYZE, ...(answers.length > 0 ? answers : [success({ analysis })]));
  const user = await openPage('/hook-generator');
  await user.type(await screen.findByRole('textbox', { name: 'Topic or keyword' }), 'lunch');
  await user.click(button('GENERATE'));
  await screen.findByRole('heading', { name: 'Generated Hooks (2)' });
  return { user, server };
};
const item = (words: string): HTMLElement => screen.getByRole('button', { name: words }).closest('li') as HTMLElement;
const analyze = (words: string): HTMLElement => within(item(words)).getByRole('button', { name: /^Analyz/ });
const reports = (): HTMLElement[] => screen.queryAllByRole('region', { name: /^Analysis of hook/ });

describe('a hook', () => {
  it('shows its number, its counts and its words', async () => {
    await openWithHooks();
    expect(wordsIn(item('Lunch is loud.'))).toContain('Hook 2 3 words 14 characters Lunch is loud.');
  });

  it('is analysed with what it was made for, and shows the report under itself alone', async () => {
    const { user, server } = await openWithHooks();
    await user.click(analyze('Lunch is loud.'));
    await waitFor(() => expect(reports()).toHaveLength(1));
    expect(server.sentTo(ANALYZE).map(({ body }) => body)).toEqual([
      { hook: 'Lunch is loud.', hookType: 'Question', targetAudience: 'Everyone' },
    ]);
    expect(item('Lunch is loud.')).toContainElement(reports()[0] as HTMLElement);
    const words = wordsIn(reports()[0] as HTMLElement);
    for (const said of [
      'Overall score 7.5/10',
      'Engagement 8/10',
      'Clarity 9/10',
      'Emotion 5/10',
      'Curiosity 6/10',
      'Relevance 7/10',
      'Strengths It asks.',
      'Improvements Name a child.',
      'Best Use Cases Blog post, Email',
    ])
      expect(words).toContain(said);
    expect(screen.getByRole('meter', { name: 'Overall score' })).toHaveAttribute('value', '7.5');
    const levels = ['8/10', '9/10', '5/10', '6/10'].map((figure) =>
      within(reports()[0] as HTMLElement)
        .getByText(figure)
        .closest('[data-level]')
        ?.getAttribute('data-level'),
    );
    expect(levels).toEqual(['good', 'good', 'poor', 'fair']);
  });

  it('is copied, or says that it could not be', async () => {
    const { user } = await openWithHooks();
    const copied = useClipboard('works');
    await user.click(within(item('Lunch is loud.')).getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(slips()).toEqual(['Hook copied to clipboard!']));
    expect(copied).toEqual(['Lunch is loud.']);
    useClipboard('blocked');
    await user.click(within(item('Who eats lunch?')).getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(slips()).toContain('Failed to copy to clipboard'));
  });

  it('is marked and analysed when it is chosen', async () => {
    const { user, server } = await openWithHooks();
    await user.click(button('Who eats lunch?'));
    expect(screen.getByRole('button', { name: 'Who eats lunch?', pressed: true })).toBeVisible();
    await waitFor(() => expect(server.sentTo(ANALYZE)).toHaveLength(1));
  });

  it('shows no best use cases where there are none', async () => {
    const { bestUseCases: _, ...rest } = analysis;
    const { user } = await openWithHooks(success({ analysis: rest }));
    await user.click(analyze('Lunch is loud.'));
    await waitFor(() => expect(reports()).toHaveLength(1));
    expect(screen.queryByText('Best Use Cases')).toBeNull();
  });
});

describe('while one is analysed', () => {
  it('says so alone, and no other can be', async () => {
    const answer = held();
    const { user } = await openWithHooks(answer.answer);
    await user.click(analyze('Lunch is loud.'));
    await waitFor(() => expect(analyze('Lunch is loud.')).toHaveTextContent('Analyzing...'));
    expect(analyze('Who eats lunch?')).toHaveTextContent('Analyze');
    for (const words of ['Who eats lunch?', 'Lunch is loud.']) expect(analyze(words)).toHaveAttribute('aria-disabled', 'true');
    answer.release(success({ analysis }));
    await waitFor(() => expect(reports()).toHaveLength(1));
    for (const words of ['Who eats lunch?', 'Lunch is loud.']) expect(analyze(words)).not.toHaveAttribute('aria-disabled');
  });

  it('and the tool is run again, the late report is dropped', async () => {
    const answer = held();
    const { user, server } = await openWithHooks(answer.answer);
    await user.click(analyze('Lunch is loud.'));
    server.on(GENERATE, success({ hooks: [hook(1, 'Fresh hook here.')], totalHooks: 1, settings }));
    await user.click(button('GENERATE'));
    await screen.findByText('Fresh hook here.');
    expect(server.sentTo(ANALYZE)[0]?.signal?.aborted).toBe(true);
    answer.release(success({ analysis }));
    await waitFor(() => expect(analyze('Fresh hook here.')).toBeEnabled());
    expect(reports()).toEqual([]);
  });
});

describe('an analysis that fails', () => {
  it.each<[string, Answer, string]>([
    ['without words', json(500, { success: false }), 'Failed to analyze hook. Please try again.'],
    ['without a network', offline, 'Failed to analyze hook. Please try again.'],
    ['with words', json(429, { success: false, error: 'Too many.' }), 'Too many.'],
  ])('%s says so, and the hooks stay', async (_, answer, words) => {
    const { user } = await openWithHooks(answer);
    await user.click(analyze('Lunch is loud.'));
    await expectError('inline', words);
    expect(reports()).toEqual([]);
    expect(analyze('Lunch is loud.')).toBeEnabled();
  });
});

it('a blank topic that has been left says what is needed', async () => {
  serve();
  const user = await openPage('/hook-generator');
  await user.click(await screen.findByRole('textbox', { name: 'Topic or keyword' }));
  await user.tab();
  expect(await screen.findByText('Hook topic/keyword is required')).toBeVisible();
  expect(button('GENERATE')).toBeDisabled();
});
