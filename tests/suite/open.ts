/** The beginnings of the checks: a tool's page opened, filled in, run. */
import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import type { FieldRow, Payload, ServerTool, TextRow, ToolTable } from '../spec/table.ts';
import { button, fill, findResult, openPage } from '../support/page.tsx';
import { json, offline, serve, success, type Answer, type StandIn } from '../support/server.ts';

export interface Opened {
  readonly user: UserEvent;
  readonly server: StandIn;
}

/** The page with its form ready, over a stand-in for the server that gives these answers to the tool's call. */
export const open = async (tool: ToolTable, ...answers: readonly Answer[]): Promise<Opened> => {
  const server = serve();
  if (tool.works === 'on the server') {
    server.on(tool.call.post, ...answers);
    if (tool.options) server.on(tool.options.get, success(tool.options.lists));
  }
  const user = await openPage(`/${tool.slug}`);
  await screen.findByRole('form');
  return { user, server };
};

/** Opened, with no more filled in than the tool needs. */
export const openFilled = async (tool: ToolTable, ...answers: readonly Answer[]): Promise<Opened> => {
  const opened = await open(tool, ...answers);
  await fill(opened.user, tool.fields, tool.minimal.fill);
  return opened;
};

export const run = (tool: ToolTable, { user }: Opened): Promise<void> => user.click(button(tool.button));

/** Opened, filled, and run with a reply of this data. */
export const openWithReply = async (tool: ServerTool, data: unknown): Promise<Opened> => {
  const opened = await openFilled(tool, success(data));
  await run(tool, opened);
  await findResult();
  return opened;
};

/** Opened with a result, whichever way the tool works. */
export const openWithResult = (tool: ToolTable): Promise<Opened> =>
  tool.works === 'on the server' ? openWithReply(tool, tool.result.reply) : openWithLocalResult(tool);

const openWithLocalResult = async (tool: ToolTable): Promise<Opened> => {
  const opened = await openFilled(tool);
  await run(tool, opened);
  await findResult();
  return opened;
};

/** Lets everything happen that an answer could still set off. */
export const settle = (): Promise<void> =>
  act(
    () =>
      new Promise<void>((resolve) => {
        setTimeout(resolve, 20);
      }),
  );

export const callsTo = (tool: ServerTool, { server }: Opened) => server.sentTo(tool.call.post);
/** Waits for as many calls, and sees that there are no more. */
export const expectCalls = (tool: ServerTool, opened: Opened, count: number): Promise<void> =>
  waitFor(() => expect(callsTo(tool, opened)).toHaveLength(count));

export const rowOf = (tool: ToolTable, key: string): FieldRow => {
  const row = tool.fields.find((candidate) => candidate.key === key);
  if (!row) throw new Error(`the table of ${tool.slug} has no field "${key}"`);
  return row;
};
export const textRowOf = (tool: ToolTable, key: string): TextRow => {
  const row = rowOf(tool, key);
  if (row.kind !== 'text') throw new Error(`${key} of ${tool.slug} is no text`);
  return row;
};

/** A failure of the tool that its page tells, whichever that is: an answer, and the words. */
export const failureOf = ({ call }: ServerTool): { readonly answer: Answer; readonly words: string } =>
  typeof call.unreachable === 'string'
    ? { answer: offline, words: call.unreachable }
    : { answer: json(500, { success: false }), words: call.refusedWithoutWords };

/** The data with `{words}`, or another mark, replaced wherever it stands. */
export const filledIn = (data: unknown, mark: string, value: unknown): unknown => {
  if (data === mark) return value;
  if (Array.isArray(data)) return data.map((item) => filledIn(item, mark, value));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, item]) => [key, filledIn(item, mark, value)]));
};
/** The least that counts as a reply of this tool, saying this. */
export const barestReply = (tool: ServerTool, words: string): Payload =>
  filledIn(tool.result.barest, '{words}', words) as Payload;

/** The words of the use counter. */
export const usesToday = (used: number): string => `${used}/20 Uses Today`;
