/** Sends a file of the site: in the encoding that the client prefers, and in part where it asks for a part. */
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import parseRange from 'range-parser';
import type { Form, SiteFile } from './files.ts';

/**
 * Of what a client takes best, the first of ours: browsers name gzip before Brotli and like both as well. Hono's own choice goes by
 * the client's order.
 */
const firstOfBest: NonNullable<Parameters<typeof accepts>[1]['match']> = (taken, { supports, default: fallback }) => {
  const weightOf = (encoding: string) => taken.find(({ type }) => type.toLowerCase() === encoding)?.q ?? 0;
  const best = Math.max(...supports.map(weightOf));
  return best > 0 ? supports.find((encoding) => weightOf(encoding) === best)! : fallback;
};

const formFor = (context: Context, { forms }: SiteFile): Form => {
  const taken = accepts(context, {
    header: 'Accept-Encoding',
    supports: forms.map(({ encoding }) => encoding),
    default: 'identity',
    match: firstOfBest,
  });
  return forms.find(({ encoding }) => encoding === taken)!;
};

/** The part that is asked for; undefined where the whole is, or where the client has another version. */
const partOf = (context: Context, { body, etag }: Form): { start: number; end: number } | 'none' | undefined => {
  const range = context.req.header('range');
  if (range === undefined || (context.req.header('if-range') ?? etag) !== etag) return undefined;
  const parts = parseRange(body.byteLength, range);
  if (parts === -1) return 'none';
  const [only, ...more] = parts === -2 || parts.type !== 'bytes' ? [] : parts;
  return more.length === 0 ? only : undefined;
};

export const send = (context: Context, file: SiteFile): Response => {
  const form = formFor(context, file);
  const { body, etag, encoding } = form;
  const part = partOf(context, form);
  const size = body.byteLength;
  if (part === 'none') return context.body(null, 416, { 'content-range': `bytes */${size}` });
  const sent = part ? body.subarray(part.start, part.end + 1) : body;
  return new Response(sent, {
    status: part ? 206 : 200,
    headers: {
      'content-type': file.type,
      'content-length': String(sent.byteLength),
      'cache-control': file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
      'accept-ranges': 'bytes',
      etag,
      vary: 'accept-encoding',
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      ...(part ? { 'content-range': `bytes ${part.start}-${part.end}/${size}` } : {}),
    },
  });
};
