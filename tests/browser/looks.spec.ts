/**
 * What pages look like, held against what was kept in `looks/kept`: every tool with a result of its table, a page of each
 * kind, errors, lists and sheets that open, and of the gallery every control and block; by day on a desk and by night on a
 * phone. `npm run looks` keeps what they look like now.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { ServerTool, ToolTable } from '../spec/table.ts';
import { changes, lookOf, written } from './looks/look.ts';
import { blocks } from '../../src/reference/samples/blocks.ts';
import { controls } from '../../src/reference/samples/controls.ts';
import { expect, test } from './gallery.ts';

const KEPT = path.join(import.meta.dirname, 'looks/kept');
/** Set by `--update-snapshots`. */
const isRenewed = (): boolean => ['all', 'changed'].includes(test.info().config.updateSnapshots);

const WAYS = [
  { way: 'day-desk', colorScheme: 'light', viewport: { width: 1280, height: 900 } },
  { way: 'night-phone', colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const;

interface Scene {
  readonly name: string;
  /** The gallery, unless said. */
  readonly path?: string;
  /** The part of the page that is looked at. */
  readonly part: string;
  /** What of it is not: the rest of a list, which is more of the same. */
  readonly without?: string;
  /** What happens before. */
  readonly act?: (page: Page) => Promise<void>;
}

const specs = path.join(import.meta.dirname, '../spec');
const tables = await Promise.all(
  readdirSync(specs)
    .filter((file) => file !== 'table.ts')
    .map(async (file) => ((await import(path.join(specs, file))) as { default: ToolTable }).default),
);
const remote = tables.filter((tool): tool is ServerTool => tool.works === 'on the server');
const RESULT = '[aria-label="Result"]:not([aria-busy="true"])';

const answer = (page: Page, tool: ServerTool, status: number, body: unknown): Promise<unknown> =>
  page.route(`**${tool.call.post}`, (route) => route.fulfill({ status, json: body }));

const run = async (page: Page, tool: ToolTable): Promise<void> => {
  for (const row of tool.fields) {
    const value = tool.minimal.fill[row.key];
    if (typeof value === 'string') await page.getByRole('main').getByLabel(row.label, { exact: true }).fill(value);
  }
  await page.getByRole('main').getByRole('button', { name: tool.button, exact: true }).click();
};
const withResult = (tool: ServerTool) => async (page: Page) => {
  await answer(page, tool, 200, { success: true, data: tool.result.reply });
  await run(page, tool);
  await page.locator(RESULT).waitFor();
};
const withError = (tool: ServerTool) => async (page: Page) => {
  await answer(page, tool, 502, { success: false, error: 'The writer is not at home today.' });
  await run(page, tool);
  await page.getByText('The writer is not at home today.').waitFor();
};
const toolOf = (slug: string): ServerTool => remote.find((tool) => tool.slug === slug)!;
const cta = toolOf('cta-generator');

/** States that hold what another holds, and the rest of a list. */
const ALIKE = [
  ...['one item', 'long words', 'texts of two lines'].map((state) => `[data-state="${state}"]`),
  'li ~ li ~ li',
].join();

/** A part of the gallery alone: what stands above it may grow. */
const inGallery = (name: string, part: string): Scene => ({
  name,
  part,
  without: [ALIKE, 'header', `main > :not(${part})`].join(),
});

const SCENES: readonly Scene[] = [
  { name: 'home', path: '/', part: 'body' },
  { name: 'privacy', path: '/privacy', part: 'main' },
  { name: 'generator', path: '/cta-generator', part: 'body' },
  { name: 'generator-error', path: '/cta-generator', part: 'main form', act: withError(cta) },
  { name: 'tool-error-on-a-slip', path: '/rhyme-generator', part: '[role="alert"]', act: withError(toolOf('rhyme-generator')) },
  {
    name: 'select',
    path: '/cta-generator',
    part: '[role="listbox"]',
    act: async (page) => {
      await page.getByRole('combobox', { name: 'Language' }).press('Enter');
      await page.getByRole('listbox').waitFor();
    },
  },
  {
    name: 'history',
    path: '/cta-generator',
    part: '[role="dialog"]',
    act: async (page) => {
      await page.clock.setFixedTime('2026-01-15T10:00:00Z');
      await withResult(cta)(page);
      await page.getByRole('main').getByRole('button', { name: 'History' }).click();
      await page.getByRole('dialog', { name: 'History' }).getByRole('listitem').first().waitFor();
    },
  },
  {
    name: 'prompts',
    path: '/prompt-generator',
    part: 'main',
    without: 'main ul[aria-label="Prompts"] > li ~ li',
    act: (page) => page.locator('main ul[aria-label="Prompts"] > li').first().waitFor(),
  },
  {
    name: 'prompt-form',
    path: '/prompt-generator',
    part: '[role="dialog"]',
    act: async (page) => {
      await page.getByRole('button', { name: 'Generate Custom Prompts' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'converter',
    path: '/normaltobold-generator',
    part: 'main',
    act: (page) => page.getByLabel('Write Normal Text').fill('Open till 9'),
  },
  ...Object.keys(controls).map((kind) => inGallery(`field-${kind}`, `#field-${kind}`)),
  ...Object.keys(blocks).map((kind) => inGallery(`block-${kind}`, `#block-${kind}`)),
  inGallery('form-parts', '#form + div'),
  inGallery('sheet', '#sheet + div'),
  ...remote.map((tool) => ({ name: `result-${tool.slug}`, path: `/${tool.slug}`, part: RESULT, act: withResult(tool) })),
];

test.use({ contextOptions: { reducedMotion: 'reduce' }, serviceWorkers: 'block', timezoneId: 'UTC', locale: 'en-US' });

/** Nothing is on its way any more, and nothing has changed for a second. */
const settledLook = async (page: Page, { part, without }: Scene) => {
  await page.waitForLoadState('networkidle');
  let look = await lookOf(page, part, without);
  expect(look.length).toBeGreaterThan(0);
  await expect(async () => {
    await page.waitForTimeout(1_000);
    const before = written(look);
    look = await lookOf(page, part, without);
    expect(written(look)).toBe(before);
  }).toPass();
  return look;
};

for (const { way, ...use } of WAYS)
  test.describe(way, () => {
    test.use(use);

    for (const scene of SCENES) {
      const { name, path: address, part, without, act } = scene;
      test(`${name} looks as it was kept`, async ({ page, awake, gallery }) => {
        if (address === undefined) {
          await page.goto(gallery);
          await page.locator(part).waitFor();
          // What is busy for ever turns for ever.
          await page.addStyleTag({ content: '* { animation: none !important }' });
        } else await awake(address);
        await act?.(page);
        const file = path.join(KEPT, `${name}.${way}.txt`);
        if (isRenewed()) writeFileSync(file, written(await settledLook(page, scene)));
        const kept = readFileSync(file, 'utf8');
        // What comes by itself a moment later is a part of it.
        await expect
          .poll(async () => changes(kept, await lookOf(page, part, without)), {
            message: 'if this is meant: npm run looks',
            timeout: 15_000,
          })
          .toEqual([]);
      });
    }
  });

test('nothing is kept of what is no longer looked at', () => {
  const own = WAYS.flatMap(({ way }) => SCENES.map(({ name }) => `${name}.${way}.txt`));
  const stale = readdirSync(KEPT).filter((file) => !own.includes(file));
  if (isRenewed()) for (const file of stale.splice(0)) rmSync(path.join(KEPT, file));
  expect(stale).toEqual([]);
});
