import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import { canStream, giveUpStreams } from '../call/capabilities.ts';
import { callServer, type Ending } from '../call/callServer.ts';
import {
  composes,
  isLocal,
  valueAsText,
  type AnyTool,
  type Notes,
  type RemoteCall,
  type SideCall,
  type Values,
} from '../definition/index.ts';
import { WRITTEN_HERE, type Device } from './device.ts';
import { writeHere, type LoadRewrite } from './fallback.ts';
import { DAILY_LIMIT_REACHED } from '../../words/limits.ts';
import type { Transforms } from '../converter/transforms.ts';
import { addMore } from '../result/more.ts';
import { announce } from '../notices/announce.ts';
import { dismissNoticesOf, notify } from '../notices/notices.ts';
import { readyWords } from '../result/ready.ts';
import { painted } from '../painted.ts';
import { onceAFrame } from './onceAFrame.ts';
import type { Data } from '../call/reply.ts';
import { idle, reduce, shownResult, type Result, type Results, type Status } from './run.ts';
import { countUse, isUsedUp } from './uses.ts';
import { payloadOf } from '../form/values.ts';
import * as says from '../../words/tool.ts';

export interface Runner<D = Data, V = Values> {
  readonly status: Status;
  /** The version that is shown. */
  readonly result: Result<D, V> | undefined;
  readonly versions: { readonly at: number; readonly of: number };
  /** Runs the tool on checked values; `raw` are the values as the form holds them. */
  readonly start: (checked: Values, raw: Values, options?: RunOptions) => void;
  readonly refuse: (words: string) => void;
  readonly stop: () => void;
  readonly edited: () => void;
  /** Puts the version that the visitor has edited in place of the shown result. */
  readonly rewrite: (data: Data) => void;
  readonly turnTo: (version: number) => void;
  /** Removes the results; gives them back, to be restored. */
  readonly clear: () => Results;
  readonly restore: (results: Results) => void;
}

/** How a run differs from the tool's own: it adds to the result, or a side call makes it. */
export interface RunOptions {
  readonly more?: boolean;
  /** Name of the side call. */
  readonly sideCall?: string | undefined;
  /** Sent in place of constants. */
  readonly overrides?: Values | undefined;
  /** The browser's own model writes, where the tool composes a text. */
  readonly onDevice?: boolean;
}

/** Differs from every other of this device. */
const newId = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

/** Runs one tool: one request at a time, which the visitor can stop and leaving the page stops. */
export const useRun = (
  tool: AnyTool,
  transforms: Transforms,
  fallback: LoadRewrite | undefined,
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
    if (running.current) announce(says.stopped);
    running.current?.abort();
    running.current = undefined;
    dispatch({ type: 'stopped' });
  }, []);
  useEffect(() => {
    fallback?.().catch(() => undefined);
  }, [fallback]);
  useEffect(
    () => () => {
      running.current?.abort();
      running.current = undefined;
    },
    [],
  );

  const progress = useCallback(
    (run: number, id: string, data: Data, values: Values, notes: Notes) =>
      dispatch({ type: 'progressed', run, id, data, values, notes }),
    [],
  );
  const refuse = useCallback((words: string) => dispatch({ type: 'refused', words }), []);

  const start = useCallback(
    (checked: Values, raw: Values, { more = false, sideCall, overrides, onDevice = false }: RunOptions = {}) => {
      if (running.current) return; // a double click sends one request
      dismissNoticesOf(tool.slug);
      const endpoint = onDevice && device ? composes(tool, sideCall) : undefined;
      // The limit is on our server's work.
      if (!endpoint && isUsedUp(tool.limit, tool.slug)) return refuse(DAILY_LIMIT_REACHED);
      const { call } = tool;
      const side: SideCall | undefined = sideCall === undefined ? undefined : tool.sideCalls?.[sideCall];
      const controller = new AbortController();
      const { signal } = controller;
      running.current = controller;
      const run = ++lastRun.current;
      const id = newId();
      const before = shownResult(latest.current);
      dispatch({ type: 'started', run, more, sideCall });
      if (!isLocal(call)) announce(tool.waiting?.busy ?? call.busy);

      const finish = (ending: Ending): void => {
        if (running.current !== controller || ending === 'stopped') return;
        running.current = undefined;
        if ('data' in ending) {
          if (!endpoint) countUse(tool.slug);
          const data = more && before ? addMore(tool, before.data, ending.data) : ending.data;
          announce(readyWords(tool, data, more ? before?.data : undefined));
          return dispatch({ type: 'succeeded', run, id, data, values: raw, notes: ending.notes });
        }
        if (endpoint) return dispatch({ type: 'failed', run, words: ending.words, onDevice: true });
        if (isLocal(call) || (side ?? call).channel === 'inline') return dispatch({ type: 'failed', run, words: ending.words });
        notify(tool.slug, ending.words, 'problem');
        dispatch({ type: 'failed', run });
      };

      const ask = async (remote: RemoteCall): Promise<void> => {
        // A press is answered first, by the button: the sheet and the request, which take time, too, come after that picture.
        await painted();
        if (signal.aborted) return;
        dispatch({ type: 'seen', run });
        const [asked, fields, reply] = side ? [side, side.request, side.reply] : [remote, tool.fields, tool.reply];
        const payload = { ...payloadOf(fields, checked), ...overrides };
        const grows = !side && !more;
        if (endpoint && device) {
          const show = grows ? onceAFrame((data: Data) => progress(run, id, data, raw, WRITTEN_HERE)) : undefined;
          const ending = await device.write({ endpoint, reply, request: payload, signal, onPart: show });
          show?.flush();
          return finish(ending);
        }
        const show =
          grows && (await canStream(tool.slug)) ? onceAFrame((data: Data) => progress(run, id, data, raw, {})) : undefined;
        const ending = await callServer(tool.slug, asked, reply, payload, signal, show);
        show?.flush();
        if (ending !== 'unreachable') return finish(ending);
        if (show) giveUpStreams();
        const rewrite = side ? undefined : await fallback?.().catch(() => undefined);
        finish(
          rewrite && remote.fallback
            ? await writeHere(tool, remote.fallback, rewrite, checked, signal)
            : { words: asked.unreachable },
        );
      };

      if (isLocal(call)) {
        const transform = transforms[call.local];
        if (!transform) throw new Error(`${tool.slug}: no transform named "${call.local}"`);
        finish({ data: { [tool.reply.main]: transform(valueAsText(checked[call.input])) }, notes: {} });
      } else void ask(call);
    },
    [tool, transforms, fallback, device, refuse, progress],
  );

  const edited = useCallback(() => {
    if (latest.current.status.phase === 'failed') dispatch({ type: 'edited' });
  }, []);
  const rewrite = useCallback((data: Data) => dispatch({ type: 'rewritten', data }), []);
  const turnTo = useCallback((version: number) => {
    dispatch({ type: 'turned', to: version });
    announce(says.version(version + 1, latest.current.versions.length));
  }, []);
  const clear = useCallback((): Results => {
    running.current?.abort();
    running.current = undefined;
    dispatch({ type: 'cleared' });
    const { versions, at } = latest.current;
    return { versions, at };
  }, []);
  const restore = useCallback((results: Results) => dispatch({ type: 'restored', results }), []);

  const of = state.versions.length;
  const versions = useMemo(() => ({ at: state.at, of }), [state.at, of]);
  return {
    status: state.status,
    result: shownResult(state),
    versions,
    start,
    refuse,
    stop,
    edited,
    rewrite,
    turnTo,
    clear,
    restore,
  };
};
