/** An error in answering a request, with its HTTP status and a message for the visitor. */
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
