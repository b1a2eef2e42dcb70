/** One call to the server: sends the payload, reads the reply, and finds the words for the visitor where it fails. */
import type { AnyTool, Notes, RemoteCall, SideCall, Values } from '../definition/index.ts';
import { readPart, readReply, type Data } from './reply.ts';
import { send } from './request.ts';

export interface Reply<D = Data> {
  readonly data: D;
  readonly notes: Notes;
}

/** How a call ended: with a reply, with words for the visitor, or stopped, about which nothing is said. */
export type Ending<D = Data> = Reply<D> | { readonly words: string } | 'stopped';

type Words = Pick<RemoteCall, 'failed' | 'failedPrefix'>;

const refusal = ({ failed, failedPrefix = '' }: Words, words = failed): string => `${failedPrefix}${words}`;

/** Gives `unreachable` where the server cannot be reached or understood: what happens then is for the caller to decide. */
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
