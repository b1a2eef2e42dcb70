/**
 * The one suite for every tool: it walks the tables of `tests/spec`, which say what the specification says, and looks
 * whether the pages agree. To add a tool is to add its table.
 */
import { cards } from 'virtual:cards';
import { describe, expect, it } from 'vitest';
import type { ToolTable } from './spec/table.ts';
import { checkBlank } from './suite/blank.ts';
import { checksRun } from './suite/check.ts';
import { checkCopying } from './suite/copying.ts';
import { checkFailures } from './suite/failures.ts';
import { checkForm } from './suite/form.ts';
import { checkLifecycle } from './suite/lifecycle.ts';
import { checkLocal } from './suite/local.ts';
import { checkOptions } from './suite/options.ts';
import { checkRequest } from './suite/request.ts';
import { checkResult } from './suite/result.ts';

const files = import.meta.glob<ToolTable>(['./spec/*.ts', '!./spec/table.ts'], { eager: true, import: 'default' });
const tables = Object.values(files);

/** Fewer than these mean that the suite has lost its way. */
const LEAST_TABLES = 7;
const LEAST_CHECKS = { 'on the server': 50, 'in the browser': 12 } as const;

/** What there is to check of a tool. */
const chaptersOf = (tool: ToolTable): Readonly<Record<string, () => void>> => {
  const common = {
    'the form': () => checkForm(tool),
    ...(tool.blank && { 'a blank form': () => checkBlank(tool) }),
    'the result': () => checkResult(tool),
    ...(tool.copies.length > 0 && { copying: () => checkCopying(tool) }),
  };
  if (tool.works === 'in the browser') return { ...common, 'the work': () => checkLocal(tool) };
  const { options } = tool;
  return {
    ...common,
    ...(options && { 'the lists': () => checkOptions(tool, options) }),
    'the request': () => checkRequest(tool),
    'a run': () => checkLifecycle(tool),
    failures: () => checkFailures(tool),
  };
};

describe('the tables', () => {
  it('stand for every tool of the catalogue, and for nothing else', () => {
    expect(tables.map(({ slug }) => slug).toSorted()).toEqual(
      cards
        .filter(({ kind }) => kind === 'tool')
        .map(({ slug }) => slug)
        .toSorted(),
    );
  });
  it('stand each in the file of its slug', () => {
    for (const [file, { slug }] of Object.entries(files)) expect(file).toBe(`./spec/${slug}.ts`);
  });
});

describe.each(tables.map((tool) => [tool.heading, tool] as const))('%s', (_, tool) => {
  describe.each(Object.entries(chaptersOf(tool)))('%s', (_chapter, checks) => {
    checks();
  });
});

it('has walked every table', () => {
  expect(tables.length).toBeGreaterThanOrEqual(LEAST_TABLES);
  const least = tables.reduce((sum, { works }) => sum + LEAST_CHECKS[works], 0);
  expect(checksRun()).toBeGreaterThanOrEqual(least);
});
