import { Problem } from './problem.ts';

/** Well above the longest form there is, and well below what would do harm. */
const LARGEST_BODY = 256 * 1024;

/** A page of another site can send every other type without a preflight request, and so act in a visitor's name. */
const JSON_TYPE = /^application\/json\s*(;|$)/i;

/**
 * A request that changes something, or has something written, comes from one of our pages or from a program, never from a page of
 * another site. Only browsers name the site that asks. `Origin` is not compared, since a proxy may rename our host.
 * @throws Problem 415 for another type than JSON, 403 for a page of another site.
 */
const refuseStrangers = ({ headers }: Request): void => {
  if (!JSON_TYPE.test(headers.get('content-type') ?? ''))
    throw new Problem(415, 'Send the form as JSON, with the content type application/json.', {
      'accept-post': 'application/json',
    });
  if (headers.get('sec-fetch-site') === 'cross-site')
    throw new Problem(403, 'This cannot be asked for from the page of another site.');
};

const tooLarge = (): Problem => new Problem(413, `The request is too large: at most ${LARGEST_BODY / 1024} kB.`);

/**
 * The bytes of a body. An announced length has been checked already, and Node holds the sender to it: read in one piece, it costs
 * the server half of what a stream does. Bytes of unknown number are counted.
 */
const read = async (request: Request): Promise<Uint8Array> => {
  if (request.headers.has('content-length')) return new Uint8Array(await request.arrayBuffer());
  const chunks: Uint8Array[] = [];
  let size = 0;
  if (!request.body) return new Uint8Array();
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > LARGEST_BODY) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

/**
 * The JSON in a request's body.
 * @throws Problem 415 where its type is not JSON, 403 where a page of another site sends it, 413 where it is too large (before
 * reading it, where its length is announced), 400 where it is missing, not text or not JSON.
 */
export const readJson = async (request: Request): Promise<unknown> => {
  refuseStrangers(request);
  if (Number(request.headers.get('content-length') ?? 0) > LARGEST_BODY) throw tooLarge();
  let bytes: Uint8Array;
  try {
    bytes = await read(request);
  } catch (problem) {
    if (problem instanceof Problem) throw problem;
    throw new Problem(400, 'The request body could not be read.');
  }
  if (bytes.byteLength === 0) throw new Problem(400, 'The request body is missing: send the form as JSON.');
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
  } catch {
    throw new Problem(400, 'The request body is not valid JSON.');
  }
};
