import { valueAsText, type AnyTool, type Fallback, type Values } from '../definition/index.ts';
import type { Ending } from '../call/callServer.ts';

/** Writes in place of the server, where a definition names a fallback. */
export type Rewrite = (text: string, values: Values) => string;
/** It is loaded when the page has woken, while there is still a server to load it from. */
export type LoadRewrite = () => Promise<Rewrite>;

const paused = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()));
  });

/** Writes a text on the device, after the pause that the definition asks for. */
export const writeHere = async (
  tool: AnyTool,
  { after, input, with: keys }: Fallback<string>,
  rewrite: Rewrite,
  checked: Values,
  signal: AbortSignal,
): Promise<Ending> => {
  await paused(after, signal);
  if (signal.aborted) return 'stopped';
  const values = Object.fromEntries(keys.map((key) => [key, checked[key]]));
  return { data: { [tool.reply.main]: rewrite(valueAsText(checked[input]), values) }, notes: { writtenBy: { by: 'rules' } } };
};
