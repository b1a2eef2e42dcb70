import { useCallback, useEffect, useState } from 'react';
import { ask } from '../callServer.ts';
import type { AnyTool, Values } from '../definition/index.ts';
import type { Data } from '../reply.ts';

export interface Asked {
  /** The newest reply; it stays while the next one is on its way. */
  readonly data: Data | undefined;
  /** What this reply answers, as it was sent. */
  readonly payload: Values | undefined;
  readonly failure: string | undefined;
  readonly busy: boolean;
  readonly dismiss: () => void;
}

interface Answer {
  readonly to: string;
  readonly failure?: string;
}

/**
 * Asks a further call of a tool again whenever what it asks for changes. The reply to an earlier question never takes
 * the place of the reply to a later one.
 */
export const useAsked = (tool: AnyTool, name: string, payload: Values, again: unknown = ''): Asked => {
  const question = JSON.stringify([payload, again]);
  const [reply, setReply] = useState<{ readonly data: Data; readonly payload: Values }>();
  const [answer, setAnswer] = useState<Answer>();

  useEffect(() => {
    const call = tool.calls?.[name];
    if (!call) throw new Error(`${tool.slug}: no call named "${name}"`);
    const [asked] = JSON.parse(question) as [Values];
    const controller = new AbortController();
    void ask(tool.slug, call, asked, controller.signal).then((ending) => {
      if (controller.signal.aborted || ending === 'stopped') return;
      if ('data' in ending) setReply({ data: ending.data, payload: asked });
      setAnswer('words' in ending ? { to: question, failure: ending.words } : { to: question });
    });
    return () => controller.abort();
  }, [tool, name, question]);

  const dismiss = useCallback(() => setAnswer((before) => before && { to: before.to }), []);
  const busy = answer?.to !== question;
  return { data: reply?.data, payload: reply?.payload, failure: busy ? undefined : answer.failure, busy, dismiss };
};
