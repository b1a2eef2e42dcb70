import { useCallback, useEffect, useRef, useState } from 'react';
import { askSideCall, type ToolWithCalls } from './sideCall.ts';
import type { PayloadOf, SideCalls } from '../definition/index.ts';
import type { DataOf } from './reply.ts';

export interface SideCallState<C> {
  /** Key of the part that a call is running for; one at a time. */
  readonly running: string | undefined;
  /** Replies by key of the part. */
  readonly replies: Readonly<Record<string, DataOf<C>>>;
  /**
   * Calls the server about a part of the result, under a key of the caller's. A failure goes to `onFailure` in words for the
   * visitor.
   */
  readonly start: (about: string, payload: Partial<PayloadOf<C>>, onFailure: (words: string) => void) => void;
}

/** Makes a side call about parts of the result. Leaving the page aborts it, and so does a change of `scope`. */
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
