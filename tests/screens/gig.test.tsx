/** A gig description, its analysis, and three variations in its place (specification 2, sections 2, 4, 5 and 8). */
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { button, expectError, openPage, wordsIn } from '../support/page.tsx';
import { useClipboard } from '../support/device.ts';
import { json, offline, serve, success, type Answer, type StandIn } from '../support/server.ts';

const POST = '/api/fiver-gig/generate';
const VARIATIONS = '/api/fiver-gig/generate-multiple';
const ANALYZE = '/api/fiver-gig/analyze';
const description = 'I draw logos.\n\nSend me a photo.';
const reply = { description, wordCount: 7, characterCount: 30, estimatedReadTime: '1 min', settings: { tone: 'Casual' } };
const variation = (n: number) => ({
  variation: n,
  focus: `Focus ${n}`,
  description: `Description ${n}`,
  wordCount: 2,
  characterCount: 13,
  estimatedReadTime: '1 min',
});
const analysis = {
  overallScore: 6.4,
  keywordOptimization: { score: 9, suggestions: ['Say “logo design”.'] },
  readability: { score: 8, feedback: 'Plain.' },
  conversionPotential: { score: 6, feedback: 'Ask for something.' },
  competitiveness: { score: 3, feedback: 'Name a tool.' },
  strengths: ['Short.'],
  weaknesses: ['No tools.'],
  recommendations: ['Add a tool.'],
};
const filled = { gigTitle: 'I will draw a logo', personalSkills: 'Logos for cafes and bakeries.' };

const open = async (): Promise<{ user: UserEvent; server: StandIn }> => {
  const server = serve();
  server.on(POST, success(reply));
  server.on(VARIATIONS, success({ variations: [1, 2, 3].map(variation), settings: { tone: 'Casual' } }));
  server.on(ANALYZE, success({ analysis }));
  const user = await openPage('/fiver-gig-generator');
  await user.type(await screen.findByRole('textbox', { name: 'Gig title' }), filled.gigTitle);
  await user.type(screen.getByRole('textbox', { name: 'Personal skills' }), filled.personalSkills);
  return { user, server };
};
const openWithDescription = async () => {
  const opened = await open();
  await opened.user.click(button('GENERATE'));
  await screen.findByRole('button', { name: 'Analyze' });
  return opened;
};
const result = (): string => wordsIn(screen.getByRole('region', { name: 'Result' }));
const report = (): HTMLElement | null => screen.queryByRole('region', { name: 'Gig Analysis' });

describe('one description', () => {
  it('shows its words and its figures', async () => {
    await openWithDescription();
    for (const said of ['I draw logos.', 'Words 7', 'Characters 30', 'Read time 1 min', 'Tone Casual'])
      expect(result()).toContain(said);
  });

  it('is analysed on demand', async () => {
    const { user, server } = await openWithDescription();
    expect(report()).toBeNull();
    await user.click(button('Analyze'));
    await waitFor(() => expect(report()).not.toBeNull());
    expect(server.sentTo(ANALYZE).map(({ body }) => body)).toEqual([{ description }]);
    const words = wordsIn(report() as HTMLElement);
    for (const said of [
      'Overall score 6.4/10',
      'Keyword optimization 9/10',
      'Say “logo design”.',
      'Readability 8/10',
      'Plain.',
      'Conversion potential 6/10',
      'Competitiveness 3/10',
      'Name a tool.',
      'Strengths Short.',
      'Weaknesses No tools.',
      'Recommendations Add a tool.',
    ])
      expect(words).toContain(said);
    const levels = ['9/10', '6/10', '3/10'].map((figure) =>
      within(report() as HTMLElement)
        .getByText(figure)
        .closest('[data-level]')
        ?.getAttribute('data-level'),
    );
    expect(levels).toEqual(['good', 'fair', 'poor']);
  });

  it('loses its analysis with a new generation', async () => {
    const { user } = await openWithDescription();
    await user.click(button('Analyze'));
    await waitFor(() => expect(report()).not.toBeNull());
    await user.click(button('GENERATE'));
    await screen.findByText('2 / 2');
    expect(report()).toBeNull();
  });

  it.each<[string, Answer, string]>([
    ['without words', json(500, { success: false }), 'Failed to analyze description. Please try again.'],
    ['without a network', offline, 'Failed to analyze description. Please try again.'],
    ['with words', json(400, { success: false, error: 'Too short.' }), 'Too short.'],
  ])('whose analysis fails %s says so', async (_, answer, words) => {
    const { user, server } = await openWithDescription();
    server.on(ANALYZE, answer);
    await user.click(button('Analyze'));
    await expectError('inline', words);
    expect(report()).toBeNull();
  });

  it('goes with everything else when it is reset', async () => {
    const { user } = await openWithDescription();
    await user.click(button('Reset'));
    expect(screen.queryByRole('region', { name: 'Result' })).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Gig title' })).toHaveValue('');
  });
});

describe('three variations', () => {
  it('take the place of the description', async () => {
    const { user, server } = await openWithDescription();
    await user.click(button('GENERATE 3 VARIATIONS'));
    await screen.findByRole('heading', { name: '3 variations' });
    expect(server.sentTo(VARIATIONS)[0]?.body).toEqual({
      ...filled,
      tone: 'Default',
      language: 'English',
      category: '',
      deliveryTime: '',
      priceRange: '',
      targetAudience: '',
      count: 3,
    });
    expect(result()).not.toContain('I draw logos.');
    for (const n of [1, 2, 3]) expect(result()).toContain(`Variation ${n}: Focus ${n}`);
    expect(screen.queryByRole('button', { name: 'Analyze' })).toBeNull();
  });

  it('are copied one by one, and thrown away together', async () => {
    const { user } = await open();
    await user.click(button('GENERATE 3 VARIATIONS'));
    await screen.findByRole('heading', { name: '3 variations' });
    const copied = useClipboard('works');
    await user.click(screen.getAllByRole('button', { name: 'Copy' })[1] as HTMLElement);
    await screen.findByText('Description copied to clipboard!');
    expect(copied).toEqual(['Description 2']);
    await user.click(button('Start Over'));
    expect(screen.queryByRole('region', { name: 'Result' })).toBeNull();
  });

  it.each<[string, Answer, string]>([
    ['without words', json(500, { success: false }), 'Failed to generate variations'],
    ['without a network', offline, 'Failed to generate variations. Please try again.'],
    ['with words', json(422, { success: false, error: 'Not in Dutch.' }), 'Not in Dutch.'],
  ])('that fail %s say so', async (_, answer, words) => {
    const { user, server } = await open();
    server.on(VARIATIONS, answer);
    await user.click(button('GENERATE 3 VARIATIONS'));
    await expectError('inline', words);
  });
});

describe('title and skills', () => {
  const box = (name: string): HTMLElement => screen.getByRole('textbox', { name });
  const openBlank = async (): Promise<UserEvent> => {
    serve();
    const user = await openPage('/fiver-gig-generator');
    await screen.findByRole('form');
    return user;
  };

  it('are needed by both buttons', async () => {
    const user = await openBlank();
    for (const name of ['GENERATE', 'GENERATE 3 VARIATIONS']) expect(button(name)).toBeDisabled();
    await user.type(box('Gig title'), 'I will draw a logo');
    for (const name of ['GENERATE', 'GENERATE 3 VARIATIONS']) expect(button(name)).toBeDisabled();
    await user.type(box('Personal skills'), 'Logos for cafes and bakeries.');
    for (const name of ['GENERATE', 'GENERATE 3 VARIATIONS']) expect(button(name)).toBeEnabled();
  });

  it('say what is needed when they are left blank', async () => {
    const user = await openBlank();
    await user.click(box('Gig title'));
    await user.tab();
    expect(await screen.findByText('Gig title is required')).toBeVisible();
    await user.tab();
    expect(await screen.findByText('Personal skills description is required')).toBeVisible();
  });

  it.each([
    ['Gig title', 'short', 'Gig title must be at least 10 characters long'],
    ['Gig title', 'x'.repeat(80), 'Gig title must be less than 80 characters'],
    ['Personal skills', 'short', 'Personal skills must be at least 20 characters long'],
    ['Personal skills', 'x'.repeat(1000), 'Personal skills must be less than 1000 characters'],
  ])('%s of the wrong length says so', async (name, typed, words) => {
    const { user, server } = await open();
    await user.clear(box(name));
    await user.click(box(name));
    await user.paste(typed);
    for (const press of ['GENERATE', 'GENERATE 3 VARIATIONS']) {
      await user.click(button(press));
      await expectError('inline', words);
    }
    expect(server.sent.filter(({ method }) => method === 'POST')).toEqual([]);
  });
});
