import { useCallback, useEffect, useReducer, useRef } from 'react';
import { isLocal, wordsFor, type AnyTool, type RemoteCall, type Values } from './definition/index.ts';
import { DAILY_LIMIT_REACHED } from './messages.ts';
import type { Transforms } from './converter/transforms.ts';
import { addMore } from './more.ts';
import { dismissOf, tell } from './notices.ts';
import { readReply, type Data } from './reply.ts';
import { send } from './request.ts';
import { idle, reduce, type RunState } from './run.ts';
import { countUse, isUsedUp } from './uses.ts';
import { payloadOf } from './values.ts';

export interface Runner extends RunState {
  /** Runs the tool on checked values. `raw` is the form as the visitor left it. */
  readonly start: (checked: Values, raw: Values, more?: boolean) => void;
  readonly refuse: (words: string) => void;
  readonly stop: () => void;
  readonly edited: () => void;
  readonly clear: () => void;
}

/** What a run ended in: a reply, or words for a visitor, or nothing to say. */
type Ending = { readonly data: Data } | { readonly words: string } | 'stopped';

const refusal = (call: RemoteCall, words: string | undefined): string => `${call.failedPrefix ?? ''}${words ?? call.failed}`;

const callServer = async (tool: AnyTool, call: RemoteCall, payload: Values, signal: AbortSignal): Promise<Ending> => {
  const outcome = await send(call, payload, signal);
  if (outcome.kind === 'stopped') return 'stopped';
  if (outcome.kind === 'unreachable') return { words: call.unreachable };
  if (outcome.kind === 'refused') return { words: refusal(call, outcome.words) };
  const reading = readReply(tool, outcome.data);
  if ('data' in reading) return reading;
  console.error(`${tool.slug}: the reply is broken at ${reading.broken}`);
  return { words: refusal(call, undefined) };
};

/** Runs one tool: one request at a time, stopped by the visitor or by leaving the page. */
export const useRun = (tool: AnyTool, transforms: Transforms): Runner => {
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

  const refuse = useCallback((words: string) => dispatch({ type: 'refused', words }), []);

  const start = useCallback(
    (checked: Values, raw: Values, more = false) => {
      if (running.current) return; // a double click sends one request
      dismissOf(tool.slug);
      if (isUsedUp(tool.limit, tool.slug)) return refuse(DAILY_LIMIT_REACHED);
      const { call } = tool;
      const controller = new AbortController();
      running.current = controller;
      const run = ++lastRun.current;
      const before = latest.current.result;
      dispatch({ type: 'started', run, more });

      const finish = (ending: Ending): void => {
        if (running.current !== controller || ending === 'stopped') return;
        running.current = undefined;
        if ('data' in ending) {
          countUse(tool.slug);
          const data = more && before ? addMore(tool, before.data, ending.data) : ending.data;
          return dispatch({ type: 'succeeded', run, result: { data, values: raw } });
        }
        if (isLocal(call) || call.channel === 'inline') return dispatch({ type: 'failed', run, words: ending.words });
        tell(tool.slug, ending.words, 'problem');
        dispatch({ type: 'failed', run });
      };

      if (isLocal(call)) {
        const transform = transforms[call.local];
        if (!transform) throw new Error(`${tool.slug}: no transform named "${call.local}"`);
        finish({ data: { [tool.reply.main]: transform(wordsFor(checked[call.input])) } });
      } else {
        void callServer(tool, call, payloadOf(tool.fields, checked), controller.signal).then(finish);
      }
    },
    [tool, transforms, refuse],
  );

  const edited = useCallback(() => {
    if (latest.current.status.phase === 'failed') dispatch({ type: 'edited' });
  }, []);
  const clear = useCallback(() => {
    running.current?.abort();
    running.current = undefined;
    dispatch({ type: 'cleared' });
  }, []);

  return { ...state, start, refuse, stop, edited, clear };
};
