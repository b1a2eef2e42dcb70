import { useEffect, useState } from 'react';
import type { PayloadOf, SideCalls } from '../definition/index.ts';
import type { Reply } from './callServer.ts';
import type { DataOf } from './reply.ts';
import { askSideCall, type ToolWithCalls } from './sideCall.ts';

export interface SideQuery<Call> {
  /** The newest reply; it stays while the next one is on its way. */
  readonly data: DataOf<Call> | undefined;
  /** Where to find help, for somebody who may be in danger. */
  readonly help: string | undefined;
  /** Why the newest question has no answer, in words for the visitor. */
  readonly failure: string | undefined;
  readonly busy: boolean;
}

/** How the question with this text ended. */
interface Ended {
  readonly question: string;
  readonly failure?: string;
}

/**
 * Makes a side call again whenever its payload (or `again`) changes. The reply to an earlier question never takes the place
 * of the reply to a later one.
 */
export const useSideQuery = <Calls extends SideCalls, Name extends keyof Calls & string>(
  tool: ToolWithCalls<Calls>,
  name: Name,
  payload: Partial<PayloadOf<Calls[Name]>>,
  again: unknown = '',
): SideQuery<Calls[Name]> => {
  const question = JSON.stringify([payload, again]);
  const [reply, setReply] = useState<Reply<DataOf<Calls[Name]>>>();
  const [ended, setEnded] = useState<Ended>();

  useEffect(() => {
    const [sent] = JSON.parse(question) as [typeof payload];
    const controller = new AbortController();
    void askSideCall(tool, name, sent, controller.signal).then((ending) => {
      if (controller.signal.aborted || ending === 'stopped') return;
      if ('data' in ending) setReply(ending);
      setEnded('words' in ending ? { question, failure: ending.words } : { question });
    });
    return () => controller.abort();
  }, [tool, name, question]);

  const busy = ended?.question !== question;
  return { data: reply?.data, help: reply?.notes.help, failure: busy ? undefined : ended.failure, busy };
};
