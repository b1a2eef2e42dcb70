import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import { canStream, giveUpStreams } from '../call/capabilities.ts';
import { callServer, type Ending } from '../call/callServer.ts';
import {
  composes,
  isLocal,
  wordsFor,
  type AnyTool,
  type Notes,
  type RemoteCall,
  type SideCall,
  type Values,
} from '../definition/index.ts';
import { WRITTEN_HERE, type Device } from './device.ts';
import { writeHere, type Rewrite } from './fallback.ts';
import { DAILY_LIMIT_REACHED } from '../notices/messages.ts';
import type { Transforms } from '../converter/transforms.ts';
import { addMore } from '../result/more.ts';
import { dismissNoticesOf, notify } from '../notices/notices.ts';
import { onceAFrame } from './onceAFrame.ts';
import type { Data } from '../call/reply.ts';
import { idle, reduce, shownResult, type Result, type Status } from './run.ts';
import { countUse, isUsedUp } from './uses.ts';
import { payloadOf } from '../form/values.ts';

export interface Runner<D = Data, V = Values> {
  readonly status: Status;
  /** The version that is shown. */
  readonly result: Result<D, V> | undefined;
  readonly versions: { readonly at: number; readonly of: number };
  /** Runs the tool on checked values. `raw` is the form as the visitor left it. */
  readonly start: (checked: Values, raw: Values, kind?: RunKind) => void;
  readonly refuse: (words: string) => void;
  readonly stop: () => void;
  readonly edited: () => void;
  /** The visitor's own change of the shown result. */
  readonly rewrite: (data: Data) => void;
  readonly turnTo: (version: number) => void;
  readonly clear: () => void;
}

/** How a run differs from the tool's own: it adds to the result, or a further call of the tool makes it. */
export interface RunKind {
  readonly more?: boolean;
  /** The name of the further call. */
  readonly by?: string | undefined;
  /** Sent in place of constants. */
  readonly also?: Values | undefined;
  /** What it composes, the device's own model writes. */
  readonly onDevice?: boolean;
}

/** Runs one tool: one request at a time, stopped by the visitor or by leaving the page. */
export const useRun = (
  tool: AnyTool,
  transforms: Transforms,
  fallback: Rewrite | undefined,
  device: Device | undefined,
): Runner => {
  const [state, dispatch] = useReducer(reduce, idle);
  const running = useRef<AbortController>(undefined);
  const lastRun = useRef(0);
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  });

  const stop = useCallback(() => {
    running.current?.abort();
    running.current = undefined;
    dispatch({ type: 'stopped' });
  }, []);
  useEffect(
    () => () => {
      running.current?.abort();
      running.current = undefined;
    },
    [],
  );

  const progress = useCallback(
    (run: number, data: Data, values: Values, notes: Notes) => dispatch({ type: 'progressed', run, data, values, notes }),
    [],
  );
  const refuse = useCallback((words: string) => dispatch({ type: 'refused', words }), []);

  const start = useCallback(
    (checked: Values, raw: Values, { more = false, by, also, onDevice = false }: RunKind = {}) => {
      if (running.current) return; // a double click sends one request
      dismissNoticesOf(tool.slug);
      const endpoint = onDevice && device ? composes(tool, by) : undefined;
      // The limit is one of our server's work.
      if (!endpoint && isUsedUp(tool.limit, tool.slug)) return refuse(DAILY_LIMIT_REACHED);
      const { call } = tool;
      const controller = new AbortController();
      const { signal } = controller;
      running.current = controller;
      const run = ++lastRun.current;
      const before = shownResult(latest.current);
      dispatch({ type: 'started', run, more, by });

      const finish = (ending: Ending): void => {
        if (running.current !== controller || ending === 'stopped') return;
        running.current = undefined;
        if ('data' in ending) {
          if (!endpoint) countUse(tool.slug);
          const data = more && before ? addMore(tool, before.data, ending.data) : ending.data;
          return dispatch({ type: 'succeeded', run, data, values: raw, notes: ending.notes });
        }
        if (endpoint) return dispatch({ type: 'failed', run, words: ending.words, onDevice: true });
        if (isLocal(call) || call.channel === 'inline') return dispatch({ type: 'failed', run, words: ending.words });
        notify(tool.slug, ending.words, 'problem');
        dispatch({ type: 'failed', run });
      };

      const ask = async (remote: RemoteCall): Promise<void> => {
        const other: SideCall | undefined = by === undefined ? undefined : tool.calls?.[by];
        const [asked, fields, reply] = other ? [other, other.request, other.reply] : [remote, tool.fields, tool.reply];
        const payload = { ...payloadOf(fields, checked), ...also };
        const grows = !other && !more;
        if (endpoint && device) {
          const show = grows ? onceAFrame((data: Data) => progress(run, data, raw, WRITTEN_HERE)) : undefined;
          const ending = await device.write({ endpoint, reply, request: payload, signal, onPart: show });
          show?.flush();
          return finish(ending);
        }
        const show = grows && (await canStream(tool.slug)) ? onceAFrame((data: Data) => progress(run, data, raw, {})) : undefined;
        const ending = await callServer(tool.slug, asked, reply, payload, signal, show);
        show?.flush();
        if (ending !== 'unreachable') return finish(ending);
        if (show) giveUpStreams();
        const written = fallback && remote.fallback && !other;
        finish(written ? await writeHere(tool, remote.fallback, fallback, checked, signal) : { words: asked.unreachable });
      };

      if (isLocal(call)) {
        const transform = transforms[call.local];
        if (!transform) throw new Error(`${tool.slug}: no transform named "${call.local}"`);
        finish({ data: { [tool.reply.main]: transform(wordsFor(checked[call.input])) }, notes: {} });
      } else void ask(call);
    },
    [tool, transforms, fallback, device, refuse, progress],
  );

  const edited = useCallback(() => {
    if (latest.current.status.phase === 'failed') dispatch({ type: 'edited' });
  }, []);
  const rewrite = useCallback((data: Data) => dispatch({ type: 'rewritten', data }), []);
  const turnTo = useCallback((version: number) => dispatch({ type: 'turned', to: version }), []);
  const clear = useCallback(() => {
    running.current?.abort();
    running.current = undefined;
    dispatch({ type: 'cleared' });
  }, []);

  const of = state.versions.length;
  const versions = useMemo(() => ({ at: state.at, of }), [state.at, of]);
  return { status: state.status, result: shownResult(state), versions, start, refuse, stop, edited, rewrite, turnTo, clear };
};
