/** What may stand between a visitor and the server: a proxy on loopback that passes answers on in ways of its own. */
import { createServer, request as ask } from 'node:http';
import { listening, type Listening } from './listening.ts';

/** `whole`: not before the last byte has come; `cut`: streams only as far as these bytes, then the connection breaks. */
export type Passing = 'whole' | { readonly cut: number };

export const startProxy = async (target: string, passing: Passing): Promise<Listening> => {
  const server = createServer((incoming, outgoing) => {
    const { method, url: path, headers } = incoming;
    const upstream = ask(new URL(path ?? '/', target), { method, headers }, (answer) => {
      const isStream = (answer.headers['content-type'] ?? '').startsWith('text/event-stream');
      const held: Buffer[] = [];
      let bytes = 0;
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.byteLength;
        if (passing === 'whole') held.push(chunk);
        else if (!isStream || bytes < passing.cut) outgoing.write(chunk);
        else outgoing.destroy();
      });
      answer.on('end', () => outgoing.end(Buffer.concat(held)));
    });
    upstream.on('error', () => outgoing.destroy());
    outgoing.on('close', () => upstream.destroy());
    incoming.pipe(upstream);
  });
  server.listen(0, '127.0.0.1');
  return listening(server);
};
