/** One call to the server, from the payload to what is shown of its reply or said of its failure. */
import type { AnyTool, Notes, RemoteCall, SideCall, Values } from '../definition/index.ts';
import { readPart, readReply, type Data } from './reply.ts';
import { send } from './request.ts';

/** What a call ended in: a reply, or words for a visitor, or nothing to say. */
export type Ending<D = Data> = { readonly data: D; readonly notes: Notes } | { readonly words: string } | 'stopped';

type Words = Pick<RemoteCall, 'failed' | 'failedPrefix'>;

const refusal = ({ failed, failedPrefix = '' }: Words, words = failed): string => `${failedPrefix}${words}`;

/** As far as the server can be reached and understood; where it cannot, the caller knows what to do. */
export const callServer = async (
  slug: string,
  call: RemoteCall | SideCall,
  reply: AnyTool['reply'],
  payload: Values,
  signal: AbortSignal,
  onPart?: (data: Data) => void,
): Promise<Ending | 'unreachable'> => {
  const show = onPart && ((part: unknown) => onPart(readPart({ reply }, part)));
  const outcome = await send(call, payload, signal, show);
  if (outcome.kind === 'stopped' || outcome.kind === 'unreachable') return outcome.kind;
  if (outcome.kind === 'refused') return { words: refusal(call, outcome.words) };
  const reading = readReply({ reply }, outcome.data);
  if ('data' in reading) return { data: reading.data, notes: outcome.notes };
  console.error(`${slug}: the reply is broken at ${reading.broken}`);
  return { words: refusal(call) };
};
