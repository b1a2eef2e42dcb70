/** The body of a request, before anything reads what it says: what is no form is refused, and why. */
import { describe, expect, it } from 'vitest';
import { readJson } from '../../server/api/body.ts';
import { Problem } from '../../server/api/problem.ts';

const LARGEST = 256 * 1024;

const asked = (body: BodyInit | null, headers: Record<string, string> = {}): Request =>
  new Request('http://localhost/api', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
    duplex: 'half',
  } as RequestInit);

const refusal = async (request: Request): Promise<Problem> => {
  const problem: unknown = await readJson(request).then(
    (read) => expect.fail(JSON.stringify(read).slice(0, 40)),
    (problem: unknown) => problem,
  );
  return problem instanceof Problem ? problem : expect.fail(String(problem));
};

/** JSON of so many bytes. */
const bytes = (size: number): string => JSON.stringify('x'.repeat(size - 2));

/** It comes in pieces, and nobody says how long it will be. */
const inPieces = (...pieces: (string | Error)[]): ReadableStream =>
  new ReadableStream({
    pull(controller) {
      const piece = pieces.shift();
      if (piece === undefined) controller.close();
      else if (typeof piece === 'string') controller.enqueue(new TextEncoder().encode(piece));
      else controller.error(piece);
    },
  });

describe('a body', () => {
  it.each(['application/json', 'Application/JSON', 'application/json; charset=utf-8', 'application/json ;x'])(
    'is read as %s',
    async (type) => {
      expect(await readJson(asked('{"topic":"é"}', { 'content-type': type }))).toEqual({ topic: 'é' });
    },
  );

  it.each(['text/plain', 'application/jsonp', 'x application/json', ''])('is not read as %j', async (type) => {
    expect(await refusal(asked('{}', { 'content-type': type }))).toMatchObject({
      status: 415,
      message: 'Send the form as JSON, with the content type application/json.',
      headers: { 'accept-post': 'application/json' },
    });
  });

  it('needs a type', async () => {
    expect(
      await refusal(new Request('http://localhost', { method: 'POST', body: inPieces('{}'), duplex: 'half' } as RequestInit)),
    ).toMatchObject({ status: 415 });
  });

  it.each([
    ['cross-site', false],
    ['same-site', true],
    ['same-origin', true],
    ['none', true],
  ])('is taken from a page that is %s: %s', async (site, isTaken) => {
    const request = asked('{}', { 'sec-fetch-site': site });
    if (isTaken) expect(await readJson(request)).toEqual({});
    else
      expect(await refusal(request)).toMatchObject({
        status: 403,
        message: 'This cannot be asked for from the page of another site.',
      });
  });

  const tooLarge = { status: 413, message: 'The request is too large: at most 256 kB.' };

  it('is read up to its largest size, in as many pieces as it comes', async () => {
    expect(await readJson(asked(bytes(LARGEST)))).toHaveLength(LARGEST - 2);
    expect(await readJson(asked(inPieces('{"a":', '"b"', '}')))).toEqual({ a: 'b' });
    expect(await readJson(asked('{}', { 'content-length': String(LARGEST) }))).toEqual({});
  });

  it('is refused once it is larger, whatever was said of its length', async () => {
    expect(await refusal(asked(bytes(LARGEST + 1)))).toMatchObject(tooLarge);
    expect(await refusal(asked(inPieces(bytes(LARGEST), ' ')))).toMatchObject(tooLarge);
  });

  it('is not read at all where its length says that it is too large', async () => {
    const request = asked('{}', { 'content-length': String(LARGEST + 1) });
    expect(await refusal(request)).toMatchObject(tooLarge);
    expect(request.bodyUsed).toBe(false);
  });

  it.each([
    ['there is none', null, 'The request body is missing: send the form as JSON.'],
    ['it is empty', '', 'The request body is missing: send the form as JSON.'],
    ['it breaks off', '{"a":', 'The request body is not valid JSON.'],
    ['it is no text', new Uint8Array([34, 255, 34]), 'The request body is not valid JSON.'],
    ['its connection breaks', inPieces('{', new Error('reset')), 'The request body could not be read.'],
  ])('is refused where %s', async (_, body, message) => {
    expect(await refusal(asked(body))).toMatchObject({ status: 400, message });
  });
});
