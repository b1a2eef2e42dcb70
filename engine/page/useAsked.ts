import { useCallback, useEffect, useState } from 'react';
import { ask, type ToolWithCalls } from '../callServer.ts';
import type { PayloadOf, SideCalls } from '../definition/index.ts';
import type { DataOf } from '../reply.ts';

export interface Asked<C> {
  /** The newest reply; it stays while the next one is on its way. */
  readonly data: DataOf<C> | undefined;
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
export const useAsked = <Calls extends SideCalls, Name extends keyof Calls & string>(
  tool: ToolWithCalls<Calls>,
  name: Name,
  payload: Partial<PayloadOf<Calls[Name]>>,
  again: unknown = '',
): Asked<Calls[Name]> => {
  const question = JSON.stringify([payload, again]);
  const [reply, setReply] = useState<DataOf<Calls[Name]>>();
  const [answer, setAnswer] = useState<Answer>();

  useEffect(() => {
    const [asked] = JSON.parse(question) as [typeof payload];
    const controller = new AbortController();
    void ask(tool, name, asked, controller.signal).then((ending) => {
      if (controller.signal.aborted || ending === 'stopped') return;
      if ('data' in ending) setReply(() => ending.data);
      setAnswer('words' in ending ? { to: question, failure: ending.words } : { to: question });
    });
    return () => controller.abort();
  }, [tool, name, question]);

  const dismiss = useCallback(() => setAnswer((before) => before && { to: before.to }), []);
  const busy = answer?.to !== question;
  return { data: reply, failure: busy ? undefined : answer.failure, busy, dismiss };
};
