// A balancer at its simplest: one copy after the other, and none that takes no connection.
import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';

/** @param copies their addresses. */
export const startBalancer = async (copies) => {
  const agent = new Agent({ keepAlive: true });
  const standing = [...copies];
  let turn = 0;
  const pass = (incoming, body, outgoing) => {
    const copy = standing[turn++ % standing.length];
    if (copy === undefined) return outgoing.writeHead(502).end();
    const { method, url, headers } = incoming;
    // One visitor's address for all: whoever stands behind it counts them as one.
    const forwarded = { ...headers, 'x-forwarded-for': '203.0.113.7' };
    const upstream = request(copy + url, { method, headers: forwarded, agent }, (answer) => {
      outgoing.writeHead(answer.statusCode, answer.headers);
      answer.on('error', () => outgoing.destroy());
      answer.pipe(outgoing);
    });
    upstream.on('error', ({ code }) => {
      // Refused: it never saw the request, so another copy may have it. Anything else was in flight there, and is lost.
      if (code !== 'ECONNREFUSED') return outgoing.destroy();
      const at = standing.indexOf(copy);
      if (at >= 0) standing.splice(at, 1);
      pass(incoming, body, outgoing);
    });
    upstream.end(body);
  };
  const server = createServer((incoming, outgoing) => {
    const chunks = [];
    incoming.on('data', (chunk) => chunks.push(chunk));
    incoming.on('end', () => pass(incoming, Buffer.concat(chunks), outgoing));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${server.address().port}`, close: () => (server.close(), server.closeAllConnections()) };
};
