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

  const keysOf = (state: RunState): string[] => Object.keys(state.status).sort();
  const KEYS = { idle: ['phase'], loading: ['more', 'phase', 'run'], failed: ['phase', 'words'] };

  /** What must hold after each event, whatever came before. */
  const LAWS: Readonly<Record<string, (before: RunState, next: RunEvent, now: RunState) => boolean>> = {
    'a phase has what belongs to it and nothing else': (_, __, now) => keysOf(now).join() === KEYS[now.status.phase].join(),
    'an error has words': (_, __, now) => now.status.phase !== 'failed' || now.status.words.trim() !== '',
    'only the reply of the running run, or clearing, changes the result': (before, next, now) =>
      now.result === (isReplyTo(before, next) ? next.result : next.type === 'cleared' ? undefined : before.result),
    'a late reply changes nothing': (before, next, now) =>
      !(next.type === 'succeeded' || next.type === 'failed') || next.run === runOf(before) || now === before,
    'an edit does not end a run': (before, next, now) => next.type !== 'edited' || runOf(before) === runOf(now),
    'no error outlives the start of a run': (_, next, now) => next.type !== 'started' || runOf(now) === next.run,
    'nothing loads that was not started': (before, next, now) =>
      next.type === 'started' || runOf(now) === undefined || runOf(now) === runOf(before),
  };
  const runOf = ({ status }: RunState): number | undefined => (status.phase === 'loading' ? status.run : undefined);
  const isReplyTo = (state: RunState, event: RunEvent): event is Extract<RunEvent, { type: 'succeeded' }> =>
    event.type === 'succeeded' && event.run === runOf(state);

  it.each(Object.entries(LAWS))('%s', (_, holds) => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        let state = idle;
        return events.every((next) => {
          const before = state;
          state = reduce(before, next);
          return holds(before, next, state);
        });
      }),
      { numRuns: 300 },
    );
  });
});
