/** Why a model gave nothing usable. Never contains any text of a request, a reply or a key. */
export type Reason =
  | 'unreachable'
  | 'unauthorised'
  | 'refused by its server'
  | 'broken answer'
  | 'too long an answer'
  | 'stalled'
  | 'no reply in its words'
  | 'unusable reply';

export class ModelFailed extends Error {
  override readonly name = 'ModelFailed';
  readonly reason: Reason;
  /** The HTTP status of its server, where it answered. */
  readonly status: number | undefined;
  constructor(reason: Reason, status?: number) {
    super(reason);
    this.reason = reason;
    this.status = status;
  }
}

/** An answer longer than a reply can be. */
export class TooLong extends Error {}
