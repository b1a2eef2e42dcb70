/** Why a model gave nothing that could be used. Never holds a word of a request, of a reply or of a key. */
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
  /** What its server answered with, where it answered. */
  readonly status: number | undefined;
  constructor(reason: Reason, status?: number) {
    super(reason);
    this.reason = reason;
    this.status = status;
  }
}

/** An answer that is longer than a reply can be. */
export class TooLong extends Error {}
