import { useCallback, useEffect, useRef, useState } from 'react';
import { ask } from '../callServer.ts';
import type { AnyTool, Values } from '../definition/index.ts';
import type { Data } from '../reply.ts';

export interface SideCalls {
  /** What is being asked about; one at a time. */
  readonly running: string | undefined;
  /** Replies by what they are about. */
  readonly replies: Readonly<Record<string, Data>>;
  /** Asks about something, named by a key of the caller's. Failures go to `onFailure` in the words of the definition. */
  readonly start: (about: string, payload: Values, onFailure: (words: string) => void) => void;
}

/** A further call of a tool about parts of its result. Leaving the page aborts it; so does `scope` changing. */
export const useSideCall = (tool: AnyTool, name: string, scope: unknown): SideCalls => {
  const [running, setRunning] = useState<string>();
  const [replies, setReplies] = useState<SideCalls['replies']>({});
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
    (about: string, payload: Values, onFailure: (words: string) => void) => {
      const call = tool.calls?.[name];
      if (!call) throw new Error(`${tool.slug}: no call named "${name}"`);
      if (current.current) return;
      const controller = new AbortController();
      current.current = controller;
      setRunning(about);
      void ask(tool.slug, call, payload, controller.signal).then((ending) => {
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
