/** What crosses the wire (spec, section 7), and what makes it do so. */
import { expect } from 'vitest';
import { blanksOf, type Run, type ServerTool } from '../spec/table.ts';
import { field, fill, findResult, shownIn, type } from '../support/page.tsx';
import { success } from '../support/server.ts';
import { check } from './check.ts';
import { callsTo, expectCalls, open, openFilled, run } from './open.ts';

const checkRun = (tool: ServerTool, given: string, { fill: values, sends }: Run): void =>
  check(`given ${given}, when the tool is run, exactly this is sent`, async () => {
    const opened = await open(tool, success(tool.result.reply));
    await fill(opened.user, tool.fields, values);
    await run(tool, opened);
    await findResult();
    expect(callsTo(tool, opened).map(({ body }) => body)).toEqual([sends]);
  });

const checkLink = (tool: ServerTool): void => {
  const { full } = tool;
  check('given a link with every field, when the page is opened, the form is filled as by hand', async () => {
    location.hash = new URLSearchParams(Object.entries(full.fill).map(([key, value]) => [key, String(value)])).toString();
    const opened = await open(tool, success(tool.result.reply));
    await run(tool, opened);
    await findResult();
    expect(callsTo(tool, opened)[0]?.body).toEqual(full.sends);
  });

  check('given a link with values that no visitor could give, when the page is opened, they are passed over', async () => {
    const bad = new URLSearchParams({ constructor: 'x', __proto__: 'x', nonsense: '1' });
    for (const row of tool.fields) if (row.kind !== 'text' && row.kind !== 'checkbox') bad.set(row.key, 'No such choice');
    for (const key of Object.keys(tool.minimal.sends)) if (!tool.fields.some((row) => row.key === key)) bad.set(key, 'forged');
    location.hash = bad.toString();
    const opened = await openFilled(tool, success(tool.result.reply));
    await run(tool, opened);
    await findResult();
    expect(callsTo(tool, opened)[0]?.body).toEqual(tool.minimal.sends);
  });

  const long = tool.fields.filter((row) => row.kind === 'text' && row.stopsAt !== undefined);
  if (long.length === 0) return;
  check('given a link with longer texts than can be typed, when the page is opened, they stop where typing does', async () => {
    const text = 'x'.repeat(20_000);
    location.hash = new URLSearchParams(long.map(({ key }) => [key, text])).toString();
    await open(tool);
    for (const row of long) if (row.kind === 'text') expect(shownIn(row)).toBe(text.slice(0, row.stopsAt));
  });
};

const checkKeys = (tool: ServerTool): void => {
  for (const key of ['Control', 'Meta'])
    check(`given a filled form, when ${key}+Enter is pressed in any field, the tool runs`, async () => {
      const opened = await openFilled(tool, success(tool.result.reply));
      const rows = tool.fields.filter((row) => row.kind === 'text' && row.under === undefined);
      expect(rows.length).toBeGreaterThan(0);
      for (const [at, row] of rows.entries()) {
        field(row).focus();
        await opened.user.keyboard(`{${key}>}{Enter}{/${key}}`);
        await expectCalls(tool, opened, at + 1);
        await findResult();
      }
    });
  for (const row of tool.fields)
    if (row.kind === 'text' && row.enterRuns)
      check(`given "${row.label}", when Enter is pressed in it, the tool runs`, async () => {
        const opened = await open(tool, success(tool.result.reply));
        await type(opened.user, row, 'night');
        await opened.user.keyboard('{Enter}');
        await findResult();
        await expectCalls(tool, opened, 1);
      });
};

export const checkRequest = (tool: ServerTool): void => {
  checkRun(tool, 'the defaults', tool.minimal);
  checkRun(tool, 'every field changed', tool.full);
  for (const [given, other] of Object.entries(tool.otherRuns ?? {})) checkRun(tool, given, other);

  check('given the table, then its full form changes every field', () => {
    for (const row of tool.fields) expect(tool.full.fill, row.key).toHaveProperty(row.key);
    const changed = Object.keys(tool.full.sends).filter((key) => tool.full.sends[key] !== tool.minimal.sends[key]);
    expect(Object.keys(tool.full.sends)).toEqual(Object.keys(tool.minimal.sends));
    expect(changed.length).toBeGreaterThan(0);
  });

  check('when the tool is run, it posts JSON without credentials, to its own path alone', async () => {
    const opened = await openFilled(tool, success(tool.result.reply));
    await run(tool, opened);
    await findResult();
    const [call] = callsTo(tool, opened);
    expect(call?.method).toBe('POST');
    expect(call?.headers.get('content-type')).toMatch(/^application\/json/);
    expect(call?.credentials).toBe('omit');
    const known = [tool.call.post, tool.options?.get, '/api/capabilities'];
    expect(opened.server.sent.filter(({ path }) => !known.includes(path))).toEqual([]);
  });

  check('given markup in a text field, when the tool is run, it is sent as it was typed', async () => {
    const key = blanksOf(tool)[0]?.field;
    const row = tool.fields.find((candidate) => candidate.kind === 'text' && (key === undefined || candidate.key === key));
    if (row?.kind !== 'text') throw new Error(`${tool.slug} has no text field`);
    const text = (row.stopsAt ?? 99) < 40 ? '<i>a</i>' : '<i>a</i> and <b>no more of it</b>';
    const opened = await openFilled(tool, success(tool.result.reply));
    await type(opened.user, row, text);
    await run(tool, opened);
    await findResult();
    expect(callsTo(tool, opened)[0]?.body).toHaveProperty(row.key, text);
    expect(document.querySelector('main i'), 'markup is shown as text').toBeNull();
  });

  checkLink(tool);
  checkKeys(tool);
};
