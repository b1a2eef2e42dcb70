import type { AnyTool, PayloadOf, SideCall, SideCalls, ToolDefinition } from '../definition/index.ts';
import { callServer, type Ending } from './callServer.ts';
import type { DataOf } from './reply.ts';

/** The side calls of a tool, by name. */
export type CallsOf<T> = T extends ToolDefinition<any, any, infer Calls> ? Calls : never;
/** Any tool, with the types of its side calls. */
export type ToolWithCalls<Calls extends SideCalls> = Omit<AnyTool, 'sideCalls'> & { readonly sideCalls?: Calls };

/**
 * Makes one side call of a tool. Gives the words of its definition where the server cannot be reached.
 * @throws where the tool has no such call.
 */
export const askSideCall = async <Calls extends SideCalls, Name extends keyof Calls & string>(
  tool: ToolWithCalls<Calls>,
  name: Name,
  payload: Partial<PayloadOf<Calls[Name]>>,
  signal: AbortSignal,
): Promise<Ending<DataOf<Calls[Name]>>> => {
  const call: SideCall | undefined = tool.sideCalls?.[name];
  if (!call) throw new Error(`${tool.slug}: no side call named "${name}"`);
  const ending = await callServer(tool.slug, call, call.reply, payload, signal);
  // It was read by the shapes of this call.
  return ending === 'unreachable' ? { words: call.unreachable } : (ending as Ending<DataOf<Calls[Name]>>);
};
