/**
 * The one suite for every tool: it walks the tables of `tests/spec`, which say what the specification says, and looks
 * whether the pages agree. To add a tool is to add its table: a test file for each is written when Vitest starts
 * (`tests/support/toolTests.ts`).
 */
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

/** Walks the table of one tool. */
export const walk = (tool: ToolTable): void => {
  let before = 0;
  describe(`${tool.heading} (tests/spec/${tool.slug}.ts)`, () => {
    describe.each(Object.entries(chaptersOf(tool)))('%s', (chapter, checks) => {
      checks();
      it(`has checked ${chapter}`, () => {
        expect(checksRun()).toBeGreaterThan(before);
        before = checksRun();
      });
    });
  });
};
