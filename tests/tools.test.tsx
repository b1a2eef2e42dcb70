/**
 * The one suite for every tool: it walks the tables of `tests/spec`, which say what the specification says, and looks
 * whether the pages agree. To add a tool is to add its table.
 */
import { cards } from 'virtual:catalogue';
import { describe, expect, it } from 'vitest';
import type { ToolTable } from './spec/table.ts';
import { checkBlank } from './suite/blank.ts';
import { check, checksPassed } from './suite/check.ts';
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

/** Fewer than this for a tool, or for all of them, means that the suite has lost its way. */
const LEAST_TABLES = 7;
const LEAST_CHECKS_PER_TABLE = 15;

describe('the tables', () => {
  check('every tool of the catalogue has a table, and every table a tool', () => {
    expect(tables.map(({ slug }) => slug).toSorted()).toEqual(cards.map(({ slug }) => slug).toSorted());
  });
  check('every table stands in the file of its slug', () => {
    for (const [file, { slug }] of Object.entries(files)) expect(file).toBe(`./spec/${slug}.ts`);
  });
});

describe.each(tables)('$heading', (tool) => {
  describe('the form', () => checkForm(tool));
  if (tool.blank) describe('a blank form', () => checkBlank(tool));
  describe('the result', () => checkResult(tool));
  if (tool.copies.length > 0) describe('copying', () => checkCopying(tool));
  if (tool.works === 'in the browser') {
    describe('the work', () => checkLocal(tool));
    return;
  }
  const { options } = tool;
  if (options) describe('the lists', () => checkOptions(tool, options));
  describe('the request', () => checkRequest(tool));
  describe('a run', () => checkLifecycle(tool));
  describe('failures', () => checkFailures(tool));
});

it('has walked every table', () => {
  expect(tables.length).toBeGreaterThanOrEqual(LEAST_TABLES);
  expect(checksPassed()).toBeGreaterThanOrEqual(tables.length * LEAST_CHECKS_PER_TABLE);
});
