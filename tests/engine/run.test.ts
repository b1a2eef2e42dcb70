/** The life of a tool page: idle, loading, then a result or an error (specifications, section 4; DESIGN, section 5). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idle, reduce, shownResult, type Result, type RunEvent, type RunState } from '../../engine/run/run.ts';

const resultOf = (n: number): Result => ({ id: `r${n}`, data: { n }, written: { n }, values: { n }, notes: {} });
const showing = (n: number): RunState => ({ status: { phase: 'idle' }, versions: [resultOf(n)], at: 0 });
const after = (...events: readonly RunEvent[]): RunState => events.reduce(reduce, idle);
const started = (run: number, more = false): RunEvent => ({ type: 'started', run, more });
const succeeded = (run: number): RunEvent => ({
  type: 'succeeded',
  run,
  id: `r${run}`,
  data: { n: run },
  values: { n: run },
  notes: {},
});
const failed = (run: number, words?: string): RunEvent =>
  words === undefined ? { type: 'failed', run } : { type: 'failed', run, words };

describe('the lifecycle', () => {
  it('goes from idle to loading to a result', () => {
    expect(idle).toEqual({ status: { phase: 'idle' }, versions: [], at: 0 });
    expect(shownResult(idle)).toBeUndefined();
    expect(after(started(1)).status).toMatchObject({ phase: 'loading' });
    expect(after(started(1), succeeded(1))).toEqual(showing(1));
  });

  it('says the words of an error, and clears them with the next run, an edit or a reset', () => {
    const error = after(started(1), failed(1, 'No.'));
    expect(error.status).toEqual({ phase: 'failed', words: 'No.' });
    expect(reduce(error, started(2)).status.phase).toBe('loading');
    expect(reduce(error, { type: 'edited' }).status).toEqual({ phase: 'idle' });
    expect(reduce(error, { type: 'cleared' })).toEqual(idle);
  });

  it('leaves an error where it is when a stop comes too late', () => {
    const error = after(started(1), failed(1, 'No.'));
    expect(reduce(error, { type: 'stopped' })).toEqual(error);
  });

  it('knows when it has been seen to run, and not of the run after it', () => {
    const seen = after(started(1), { type: 'seen', run: 1 });
    expect(seen.status).toMatchObject({ phase: 'loading', run: 1, seen: true });
    expect(reduce(seen, succeeded(1))).toEqual(showing(1));
    expect([succeeded(1), started(2)].reduce(reduce, seen).status).not.toHaveProperty('seen');
  });

  it('goes on while the form is edited', () => expect(after(started(1), { type: 'edited' })).toEqual(after(started(1))));

  it('knows which error is the device’s own', () => {
    const words = 'No.';
    expect(after(started(1), { type: 'failed', run: 1, words, onDevice: true }).status).toStrictEqual({
      phase: 'failed',
      words,
      onDevice: true,
    });
    expect(after(started(1), failed(1, words)).status).toStrictEqual({ phase: 'failed', words });
  });

  it('is idle after an error that was told elsewhere', () =>
    expect(after(started(1), failed(1)).status).toEqual({ phase: 'idle' }));

  it('keeps the last result through an error, a refusal, a stop and an edit', () => {
    const shown = after(started(1), succeeded(1));
    for (const next of [failed(2, 'No.'), failed(2), { type: 'stopped' } as const])
      expect(shownResult([started(2), next].reduce(reduce, shown))).toEqual(resultOf(1));
    expect(reduce(shown, { type: 'refused', words: 'No.' })).toEqual({
      ...showing(1),
      status: { phase: 'failed', words: 'No.' },
    });
    expect(reduce(shown, { type: 'edited' })).toEqual(shown);
  });

  it('loses the result when everything is cleared', () =>
    expect(after(started(1), succeeded(1), { type: 'cleared' })).toEqual(idle));

  it('drops what comes of a run that was stopped, cleared or followed by another', () => {
    for (const late of [succeeded(1), failed(1, 'late'), failed(1), { type: 'seen', run: 1 } as const]) {
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

describe('a reply that comes piece by piece', () => {
  const progressed = (run: number, n: number): RunEvent => ({ type: 'progressed', run, id: `r${n}`, data: { n }, values: { n } });
  const growing = after(started(1), progressed(1, 5));

  it('shows what has come, and the whole in its place', () => {
    expect(growing.status).toMatchObject({ phase: 'loading', part: resultOf(5) });
    expect(growing.versions).toEqual([]);
    expect(reduce(growing, succeeded(1))).toEqual(showing(1));
  });
  it('leaves what has come where it is stopped or breaks off, marked as unfinished', () => {
    const left = { ...idle, versions: [{ ...resultOf(5), unfinished: true }] };
    expect(reduce(growing, { type: 'stopped' })).toEqual(left);
    expect(reduce(growing, failed(1, 'No.'))).toEqual({ ...left, status: { phase: 'failed', words: 'No.' } });
  });
  it('is a result of its own, beside the one that was there', () => {
    const again = after(started(1), succeeded(1), started(2), progressed(2, 5), { type: 'stopped' });
    expect(again).toEqual({ ...showing(1), versions: [resultOf(1), { ...resultOf(5), unfinished: true }], at: 1 });
  });
  it('is left out where it would only have been added', () => {
    const adding = after(started(1), succeeded(1), started(2, true), progressed(2, 5));
    expect(reduce(adding, { type: 'stopped' })).toEqual(showing(1));
    expect(reduce(adding, failed(2))).toEqual(showing(1));
  });
  it('changes nothing once its run is over', () => {
    for (const over of [{ type: 'stopped' } as const, { type: 'cleared' } as const, succeeded(1)]) {
      const state = reduce(after(started(1)), over);
      expect(reduce(state, progressed(1, 5))).toEqual(state);
    }
  });
});

describe('earlier results', () => {
  const thrice = after(started(1), succeeded(1), started(2), succeeded(2), started(3), succeeded(3));

  it('stay, and are gone back to and forward again', () => {
    expect(shownResult(thrice)).toEqual(resultOf(3));
    const back = reduce(thrice, { type: 'turned', to: 0 });
    expect(shownResult(back)).toEqual(resultOf(1));
    expect(shownResult(reduce(back, { type: 'turned', to: 2 }))).toEqual(resultOf(3));
    for (const to of [-1, 3, 0.5]) expect(reduce(back, { type: 'turned', to })).toEqual(back);
  });

  it('are followed by the next one, wherever the visitor stands', () => {
    const next = [{ type: 'turned', to: 0 } as const, started(4), succeeded(4)].reduce(reduce, thrice);
    expect(next.versions.map(({ data }) => data['n'])).toEqual([1, 2, 3, 4]);
    expect(shownResult(next)).toEqual(resultOf(4));
  });

  it('take on what is added to them, and stay where they are', () => {
    const more = [{ type: 'turned', to: 1 } as const, started(4, true), succeeded(4)].reduce(reduce, thrice);
    expect(more.versions.map(({ data }) => data['n'])).toEqual([1, 4, 3]);
    expect(more.at).toBe(1);
  });

  it('keep what the visitor made of them beside what was written', () => {
    const edited = reduce(thrice, { type: 'rewritten', data: { n: 'mine' } });
    expect(shownResult(edited)).toEqual({ ...resultOf(3), data: { n: 'mine' } });
    expect(edited.versions[0]).toEqual(resultOf(1));
  });

  it('come back as they were, but not into a run', () => {
    const kept = { versions: [resultOf(7), resultOf(8)], at: 0 };
    const restored: RunEvent = { type: 'restored', results: kept };
    expect(after(started(1), failed(1, 'No.'), restored)).toEqual({ status: { phase: 'idle' }, ...kept });
    expect(after(started(1), restored)).toEqual(after(started(1)));
  });

  it('are forgotten beyond twenty, the oldest first', () => {
    let state = idle;
    for (let run = 1; run <= 25; run++) state = [started(run), succeeded(run)].reduce(reduce, state);
    expect(state.versions.map(({ data }) => data['n'])).toEqual(Array.from({ length: 20 }, (_, n) => n + 6));
    expect(shownResult(state)).toEqual(resultOf(25));
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

  const keysOf = (state: RunState): string[] =>
    Object.keys(state.status)
      .filter((key) => key !== 'part')
      .sort();
  const KEYS = {
    idle: ['phase'],
    loading: ['more', 'phase', 'run', 'sideCall'],
    failed: ['phase', 'words'],
  };

  /** What must hold after each event, whatever came before. */
  const LAWS: Readonly<Record<string, (before: RunState, next: RunEvent, now: RunState) => boolean>> = {
    'a phase has what belongs to it and nothing else': (_, __, now) => keysOf(now).join() === KEYS[now.status.phase].join(),
    'an error has words': (_, __, now) => now.status.phase !== 'failed' || now.status.words.trim() !== '',
    'only the reply of the running run, or clearing, changes the result': (before, next, now) =>
      isReplyTo(before, next)
        ? shownResult(now)?.data === next.data
        : shownResult(now) === (next.type === 'cleared' ? undefined : shownResult(before)),
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
