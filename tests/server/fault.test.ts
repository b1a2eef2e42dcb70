/** What a log may hold of an error: its name and its frames, and never a word of its message. */
import { describe, expect, it } from 'vitest';
import { faultOf } from '../../server/fault.ts';

const TYPED = 'Quillfeather';

const toldOf = (thrown: unknown): string => JSON.stringify(faultOf(thrown));

describe('the fault of an error', () => {
  it('has its name and where it was thrown', () => {
    const { problem, at } = faultOf(new RangeError(TYPED));
    expect(problem).toBe('RangeError');
    expect(at.split('\n')[0]).toMatch(/^at .*fault\.test\.ts:\d+:\d+\)?$/);
  });

  it('has what caused it, to a limit', () => {
    const circular = new Error(TYPED);
    circular.cause = new TypeError(TYPED, { cause: circular });
    const { at } = faultOf(circular);
    expect(at).toMatch(/fault\.test\.ts[^]*\ncaused by TypeError\nat .*fault\.test\.ts/);
    expect(at).not.toContain(TYPED);
  });

  it('is told of what is no error', () => {
    for (const thrown of [TYPED, undefined, null, { stack: `at ${TYPED}` }]) expect(faultOf(thrown).problem).toBe('unknown');
    expect(toldOf(TYPED)).not.toContain(TYPED);
  });

  it.each<[string, unknown]>([
    ['on one line', new Error(TYPED)],
    ['on several', new Error(`a\n${TYPED}\nb ${TYPED}`)],
    ['that looks like frames', new Error(`a\n    at ${TYPED} (file:1:1)\n    at ${TYPED}:1:1`)],
    ['of a cause that looks like frames', new Error('a', { cause: new Error(`a\n    at ${TYPED} (file:1:1)`) })],
    [
      'that was changed after it was thrown',
      Object.assign(new Error(`a\n    at ${TYPED} (file:1:1)`), { message: 'something else' }),
    ],
    ['in its name', Object.assign(new Error('a'), { name: `Error of ${TYPED}` })],
    ['in a stack of its own making', Object.assign(new Error('x'), { stack: `Error: x\n    at ${TYPED}` })],
  ])('has no word of a message %s', (_, thrown) => {
    expect(toldOf(thrown)).not.toContain(TYPED);
  });
});
