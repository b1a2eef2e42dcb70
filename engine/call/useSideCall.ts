import { useCallback, useEffect, useRef, useState } from 'react';
import { askSideCall, type ToolWithCalls } from './sideCall.ts';
import type { PayloadOf, SideCalls } from '../definition/index.ts';
import type { DataOf } from './reply.ts';

export interface SideCallState<C> {
  /** What is being asked about; one at a time. */
  readonly running: string | undefined;
  /** Replies by what they are about. */
  readonly replies: Readonly<Record<string, DataOf<C>>>;
  /** Asks about something, named by a key of the caller's. Failures go to `onFailure` in the words of the definition. */
  readonly start: (about: string, payload: Partial<PayloadOf<C>>, onFailure: (words: string) => void) => void;
}

/** A side call about parts of its result. Leaving the page aborts it; so does `scope` changing. */
export const useSideCall = <Calls extends SideCalls, Name extends keyof Calls & string>(
  tool: ToolWithCalls<Calls>,
  name: Name,
  scope: unknown,
): SideCallState<Calls[Name]> => {
  const [running, setRunning] = useState<string>();
  const [replies, setReplies] = useState<SideCallState<Calls[Name]>['replies']>({});
  const current = useRef<AbortController>(undefined);

  useEffect(
    () => () => {
      current.current?.abort();
      current.current = undefined;
      setRunning(undefined);
    },
    [scope],
  );

  const start = useCallback(
    (about: string, payload: Partial<PayloadOf<Calls[Name]>>, onFailure: (words: string) => void) => {
      if (current.current) return;
      const controller = new AbortController();
      current.current = controller;
      setRunning(about);
      void askSideCall(tool, name, payload, controller.signal).then((ending) => {
        if (current.current !== controller) return;
        current.current = undefined;
        setRunning(undefined);
        if (ending === 'stopped') return;
        if ('words' in ending) onFailure(ending.words);
        else setReplies((before) => ({ ...before, [about]: ending.data }));
      });
    },
    [tool, name],
  );
  return { running, replies, start };
};
