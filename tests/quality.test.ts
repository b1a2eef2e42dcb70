/** The quality scale: what each rule looks at, and where every page of the suite stands. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { AnyTool } from '../engine/definition/index.ts';
import { beside } from '../src/build/quality/beside.ts';
import { qualityPage } from '../src/build/quality/page.ts';
import { qualityOf, RULES, TIERS, type Beside, type Page, type Tier } from '../src/build/quality/rules.ts';
import { catalogue } from '../src/build/faults.ts';

const sound = catalogue.tools['tools/webinar-title-generator.ts'] as AnyTool;
const pages: readonly Page[] = [...Object.values(catalogue.tools), ...Object.values(catalogue.converters)];
const GOOD_READING = { on: '2026-11', plain: 8, realistic: 6.5, hard: 5 };
const complete: Beside = { ...beside, readings: { [sound.slug]: GOOD_READING } };
const named = (names: readonly string[]): string[] => names.filter((name) => name !== sound.slug);

/** What is wrong with it, and the tier it then has. */
const SLIPS: readonly (readonly [what: string, page: Page, beside: Beside, tier: Tier | undefined])[] = [
  ['nothing', sound, complete, 'gold'],
  ['no table', sound, { ...complete, tables: named(beside.tables) }, undefined],
  ['no samples', sound, { ...complete, samples: named(beside.samples) }, undefined],
  ['two examples', { ...sound, examples: sound.examples!.slice(0, 2) } as Page, complete, 'bronze'],
  [
    'a box that shows nothing',
    { ...sound, fields: { ...sound.fields, topic: { kind: 'text', label: 'Topic' } } } as unknown as Page,
    complete,
    'bronze',
  ],
  [
    'a bare “No results.”',
    { ...sound, result: [{ block: 'list', of: 'titles', empty: 'No results.' }] } as unknown as Page,
    complete,
    'bronze',
  ],
  [
    'one question',
    { ...sound, about: { ...sound.about, questions: sound.about.questions.slice(0, 1) } } as Page,
    complete,
    'bronze',
  ],
  ['two other names', { ...sound, alsoCalled: ['talk', 'course'] } as Page, complete, 'bronze'],
  ['no prompt', sound, { ...complete, prompts: named(beside.prompts) }, 'silver'],
  ['no reading', sound, { ...complete, readings: {} }, 'silver'],
  ['a poor reading', sound, { ...complete, readings: { [sound.slug]: { ...GOOD_READING, hard: 4.9 } } }, 'silver'],
];

describe('a page', () => {
  it.each(SLIPS)('with %s', (_, page, files, tier) => {
    const quality = qualityOf(page, files);
    expect(quality.tier).toBe(tier);
    expect(quality.lacks).toHaveLength(tier === 'gold' ? 0 : 1);
  });
});

it('breaks each rule once in the table above', () => {
  const lacked = new Set(SLIPS.flatMap(([, page, files]) => qualityOf(page, files).lacks));
  expect([...lacked].toSorted()).toEqual(RULES.map(({ asks }) => asks).toSorted());
});

it.each(pages.map((page) => [page.slug, page] as const))('%s is silver at least', (_, page) => {
  const { tier, lacks } = qualityOf(page, beside);
  expect(TIERS.indexOf(tier ?? 'bronze'), lacks.join(' ')).toBeGreaterThanOrEqual(1);
});

it('readings are of tools that exist', () => {
  const slugs = pages.map(({ slug }) => slug);
  expect(Object.keys(beside.readings).filter((slug) => !slugs.includes(slug))).toEqual([]);
});

it('the page about the scale is made of its rules', () => {
  expect(readFileSync(path.resolve(import.meta.dirname, '../docs/quality.md'), 'utf8')).toBe(qualityPage());
});
