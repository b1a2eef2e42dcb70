/** The life of a tool page: idle, loading, then a result or an error (specifications, section 4; DESIGN, section 5). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idle, reduce, type Result, type RunEvent, type RunState } from '../../engine/run.ts';

const resultOf = (n: number): Result => ({ data: { n }, values: { n } });
const after = (...events: readonly RunEvent[]): RunState => events.reduce(reduce, idle);
const started = (run: number, more = false): RunEvent => ({ type: 'started', run, more });
const succeeded = (run: number): RunEvent => ({ type: 'succeeded', run, result: resultOf(run) });
const failed = (run: number, words?: string): RunEvent =>
  words === undefined ? { type: 'failed', run } : { type: 'failed', run, words };

describe('the lifecycle', () => {
  it('goes from idle to loading to a result', () => {
    expect(idle).toEqual({ status: { phase: 'idle' }, result: undefined });
    expect(after(started(1)).status).toMatchObject({ phase: 'loading' });
    expect(after(started(1), succeeded(1))).toEqual({ status: { phase: 'idle' }, result: resultOf(1) });
  });

  it('says the words of an error, and clears them with the next run, an edit or a reset', () => {
    const error = after(started(1), failed(1, 'No.'));
    expect(error.status).toEqual({ phase: 'failed', words: 'No.' });
    expect(reduce(error, started(2)).status.phase).toBe('loading');
    expect(reduce(error, { type: 'edited' }).status).toEqual({ phase: 'idle' });
    expect(reduce(error, { type: 'cleared' })).toEqual(idle);
  });

  it('is idle after an error that was told elsewhere', () =>
    expect(after(started(1), failed(1)).status).toEqual({ phase: 'idle' }));

  it('keeps the last result through an error, a refusal, a stop and an edit', () => {
    const shown = after(started(1), succeeded(1));
    for (const next of [failed(2, 'No.'), failed(2), { type: 'stopped' } as const])
      expect([started(2), next].reduce(reduce, shown).result).toEqual(resultOf(1));
    expect(reduce(shown, { type: 'refused', words: 'No.' })).toEqual({
      status: { phase: 'failed', words: 'No.' },
      result: resultOf(1),
    });
    expect(reduce(shown, { type: 'edited' })).toEqual(shown);
  });

  it('loses the result when everything is cleared', () =>
    expect(after(started(1), succeeded(1), { type: 'cleared' })).toEqual(idle));

  it('drops what comes of a run that was stopped, cleared or followed by another', () => {
    for (const late of [succeeded(1), failed(1, 'late'), failed(1)]) {
      expect(after(started(1), { type: 'stopped' }, late)).toEqual(idle);
      expect(after(started(1), { type: 'cleared' }, late)).toEqual(idle);
      expect(after(started(1), started(2), late)).toEqual(after(started(2)));
      expect(after(started(1), { type: 'stopped' }, started(2), late)).toEqual(after(started(2)));
      expect(after(started(1), succeeded(1), late)).toEqual(after(started(1), succeeded(1)));
    }
  });

  it('knows whether what comes will be added', () => {
    expect(after(started(1, true)).status).toMatchObject({ more: true });
    expect(after(started(1)).status).toMatchObject({ more: false });
  });
});

describe('any order of events', () => {
  const run = fc.integer({ min: 1, max: 4 });
  const event: fc.Arbitrary<RunEvent> = fc.oneof(
    fc.record({ type: fc.constant('started' as const), run, more: fc.boolean() }),
    run.map(succeeded),
    run.map((n) => failed(n)),
    run.map((n) => failed(n, `run ${n} failed`)),
    fc.constantFrom<RunEvent>({ type: 'stopped' }, { type: 'edited' }, { type: 'cleared' }, { type: 'refused', words: 'No.' }),
  );

  it('leads to a state that makes sense', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        let state = idle;
        for (const next of events) {
          const before = state;
          state = reduce(before, next);
          const loading = before.status.phase === 'loading' ? before.status.run : undefined;
          switch (state.status.phase) {
            case 'idle':
              expect(Object.keys(state.status)).toEqual(['phase']);
              break;
            case 'loading':
              expect(Object.keys(state.status).sort()).toEqual(['more', 'phase', 'run']);
              break;
            case 'failed':
              expect(state.status.words).toMatch(/\S/);
              break;
          }
          // Only the reply of the running run, or clearing, changes the result.
          if (next.type === 'succeeded' && next.run === loading) expect(state.result).toEqual(next.result);
          else if (next.type === 'cleared') expect(state.result).toBeUndefined();
          else expect(state.result).toBe(before.result);
          // A late reply changes nothing at all.
          if ((next.type === 'succeeded' || next.type === 'failed') && next.run !== loading) expect(state).toBe(before);
          // Nothing but its end, a stop, a reset or a refusal ends a run.
          if (loading !== undefined && next.type === 'edited') expect(state).toBe(before);
          // No error outlives the start of a run.
          if (next.type === 'started') expect(state.status).toEqual({ phase: 'loading', run: next.run, more: next.more });
        }
      }),
      { numRuns: 500 },
    );
  });
});
