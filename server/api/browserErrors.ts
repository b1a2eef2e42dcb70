/**
 * Takes reports of errors in visitors' browsers: kinds of errors, and places in our own scripts. A message or an address is not
 * accepted at all.
 */
import type { Context } from 'hono';
import * as z from 'zod';
import type { Log } from '../log.ts';
import { readJson } from './body.ts';
import { Problem } from './problem.ts';

const Report = z.strictObject({
  errors: z
    .array(
      z.strictObject({
        name: z.string().regex(/^[A-Z][A-Za-z]{1,39}$/),
        /** File, line and column, the innermost first. */
        frames: z
          .array(z.string().regex(/^[\w.-]{1,80}\.js:\d{1,7}:\d{1,7}$/))
          .min(1)
          .max(10),
        count: z.int().min(1).max(100_000),
      }),
    )
    .min(1)
    .max(5),
});

const LARGEST_REPORT = 16 * 1024;
/** An error that all visitors have, or somebody who makes errors up, must not fill the log. */
const LINES_A_MINUTE = 30;
const MINUTE_MS = 60_000;

/** Lets so many lines through each minute; the next one says how many were held back. */
const createGate = (): (() => { readonly heldBack: number } | undefined) => {
  let begun = 0;
  let lines = 0;
  let heldBack = 0;
  return () => {
    if (Date.now() - begun >= MINUTE_MS) [begun, lines] = [Date.now(), 0];
    if (lines === LINES_A_MINUTE) {
      heldBack++;
      return undefined;
    }
    lines++;
    const told = { heldBack };
    heldBack = 0;
    return told;
  };
};

/**
 * Takes a report from one of our pages, and logs a line for each error in it.
 * @throws Problem for anything else.
 */
export const browserErrors = (log: Log): ((context: Context) => Promise<Response>) => {
  const pass = createGate();
  return async (context) => {
    const { headers, body } = context.req.raw;
    // Browsers that name the origin of a request name it for our own pages, too.
    if ((headers.get('sec-fetch-site') ?? 'same-origin') !== 'same-origin')
      throw new Problem(404, 'There is nothing at this address.');
    if (!body || Number(headers.get('content-length') ?? Number.POSITIVE_INFINITY) > LARGEST_REPORT)
      throw new Problem(413, 'The report is too large.');
    const report = Report.safeParse(await readJson(context.req.raw));
    if (!report.success) throw new Problem(422, 'This is not a report of errors.');
    for (const { name, frames, count } of report.data.errors) {
      const told = pass();
      if (told) log.warn({ event: 'browser error', name, frames: frames.join(' '), count, ...(told.heldBack > 0 && told) });
    }
    return context.body(null, 204);
  };
};
