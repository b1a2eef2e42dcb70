/** A language model on the visitor's own device, as a page uses it. The app hands one in where the browser has one. */
import type { Ending } from './callServer.ts';
import type { AnyTool, Endpoint, Notes, Values } from './definition/index.ts';
import { readPart, readReply, type Data } from './reply.ts';

/** How far it is from writing in a language: for some it may write only after a download, for some never. */
export type Readiness = 'ready' | 'after a download' | 'not in this language' | 'not at all';

/** What its writing ended in: a reply, or words for a visitor, or nothing to say. */
export type Written = { readonly reply: unknown } | { readonly words: string } | 'stopped';

/** None of these throws. */
export interface Device {
  /** @param language as a form names it; undefined where the form leaves it open. */
  readonly readiness: (language: string | undefined) => Promise<Readiness>;
  /** Writing is wanted: what it takes of our own code may come. */
  readonly prepare: (key: string) => void;
  /**
   * Has the browser fetch the model: only on a visitor's press, which browsers ask for too.
   * @param onProgress is told the share that has come, from 0 to 1.
   * @returns whether it is there now.
   */
  readonly download: (language: string | undefined, onProgress: (share: number) => void, signal: AbortSignal) => Promise<boolean>;
  /** @param request has passed the endpoint's checks. */
  readonly write: (
    endpoint: Endpoint,
    request: Values,
    signal: AbortSignal,
    onPart: ((data: unknown) => void) | undefined,
  ) => Promise<Written>;
}

/** What a text says about itself that has come from there. */
export const WRITTEN_HERE: Notes = { writtenBy: { by: 'device' } };

/** From the request to what is shown of the reply: it is read as a server's is. */
export const writeOnDevice = async (
  device: Device,
  endpoint: Endpoint,
  reply: AnyTool['reply'],
  request: Values,
  signal: AbortSignal,
  onPart: ((data: Data) => void) | undefined,
): Promise<Ending> => {
  const written = await device.write(endpoint, request, signal, onPart && ((part) => onPart(readPart({ reply }, part))));
  if (written === 'stopped' || 'words' in written) return written;
  const reading = readReply({ reply }, written.reply);
  return 'data' in reading ? { data: reading.data, notes: WRITTEN_HERE } : { words: endpoint.failed };
};
