/** What goes wrong on the way to a reply, with the status that says so and words a visitor may read. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly status: 400 | 403 | 404 | 405 | 413 | 415 | 422 | 429 | 500 | 502 | 503 | 504;
  readonly headers: Readonly<Record<string, string>>;
  constructor(status: Problem['status'], words: string, headers: Readonly<Record<string, string>> = {}) {
    super(words);
    this.status = status;
    this.headers = headers;
  }
}
