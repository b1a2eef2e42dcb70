/**
 * The one suite for every tool: it walks the tables of `tests/spec`, which say what the specification says, and looks
 * whether the pages agree. To add a tool is to add its table. The files of `tests/tools` walk a part each, side by side.
 */
import { cards } from 'virtual:cards';
import { describe, expect, it } from 'vitest';
import type { ToolTable } from '../spec/table.ts';
import { checkBlank } from './blank.ts';
import { checksRun } from './check.ts';
import { checkCopying } from './copying.ts';
import { checkFailures } from './failures.ts';
import { checkForm } from './form.ts';
import { checkLifecycle } from './lifecycle.ts';
import { checkLocal } from './local.ts';
import { checkOptions } from './options.ts';
import { checkPrompt } from './prompt.ts';
import { checkRequest } from './request.ts';
import { checkResult } from './result.ts';
import { checkVersions } from './versions.ts';

const files = import.meta.glob<ToolTable>(['../spec/*.ts', '!../spec/table.ts'], { eager: true, import: 'default' });
const tables = Object.values(files);

/** A page that is no form beside a result: tests/screens tells what it does. */
const PAGE_OF_ITS_OWN = 'prompt-generator';

/** Fewer than these mean that the suite has lost its way. */
const LEAST_TABLES = 20;
const LEAST_CHECKS = { 'on the server': 50, 'in the browser': 12 } as const;

/** What there is to check of a tool. */
const chaptersOf = (tool: ToolTable): Readonly<Record<string, () => void>> => {
  const common = {
    'the form': () => checkForm(tool),
    ...(tool.blank && { 'a blank form': () => checkBlank(tool) }),
    'the result': () => checkResult(tool),
    ...(!tool.oneResult && { 'earlier results and edited ones': () => checkVersions(tool) }),
    ...(tool.copies.length > 0 && { copying: () => checkCopying(tool) }),
  };
  if (tool.works === 'in the browser') return { ...common, 'the work': () => checkLocal(tool) };
  const { options } = tool;
  return {
    ...common,
    ...(options && { 'the lists': () => checkOptions(tool, options) }),
    'a prompt': () => checkPrompt(tool),
    'the request': () => checkRequest(tool),
    'a run': () => checkLifecycle(tool),
    failures: () => checkFailures(tool),
  };
};

/** What holds for the tables themselves. */
export const checkTables = (): void => {
  describe('the tables', () => {
    it('stand for every tool of the catalogue, and for nothing else', () => {
      expect(tables.map(({ slug }) => slug).toSorted()).toEqual(
        cards
          .filter(({ kind, slug }) => kind === 'tool' && slug !== PAGE_OF_ITS_OWN)
          .map(({ slug }) => slug)
          .toSorted(),
      );
    });
    it('stand each in the file of its slug', () => {
      for (const [file, { slug }] of Object.entries(files)) expect(file).toBe(`../spec/${slug}.ts`);
    });
    it('are as many as there were', () => expect(tables.length).toBeGreaterThanOrEqual(LEAST_TABLES));
  });
};

/** Walks every `parts`th table, beginning with number `part`, counted from 0. */
export const walk = (part: number, parts: number): void => {
  const own = tables.filter((_, at) => at % parts === part);
  describe.each(own.map((tool) => [tool.heading, tool] as const))('%s', (_, tool) => {
    describe.each(Object.entries(chaptersOf(tool)))('%s', (_chapter, checks) => {
      checks();
    });
  });
  it('has walked every table of its part', () => {
    const least = own.reduce((sum, { works }) => sum + LEAST_CHECKS[works], 0);
    expect(checksRun()).toBeGreaterThanOrEqual(least);
  });
};
