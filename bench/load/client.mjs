// A crowd of visitors on loopback, each of whom asks for one thing after the other and reads every answer to its end.
import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: Infinity });

/** Gives the status, the milliseconds and the whole text of an answer; status 0 and why where none came, or half of one. */
export const ask = (url, { method, path, body }) =>
  new Promise((resolve) => {
    const start = performance.now();
    const answer = (status, text = '', retryAfter = 0) => resolve({ status, text, retryAfter, ms: performance.now() - start });
    const lost = ({ code, message }) => answer(0, code ?? message);
    const headers = body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const sent = request(url + path, { method, agent, headers }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('error', lost);
      response.on('end', () =>
        answer(
          response.complete ? response.statusCode : 0,
          Buffer.concat(chunks).toString(),
          Number(response.headers['retry-after'] ?? 0),
        ),
      );
    });
    sent.on('error', lost);
    sent.end(body);
  });

const isWhole = (status, text) => {
  if (status === 0) return false;
  if (text.trimStart().startsWith('<')) return text.trimEnd().endsWith('</html>');
  try {
    return JSON.parse(text) !== undefined;
  } catch {
    return false;
  }
};

/** What came of many requests, by kind. */
export const createTally = () => {
  const times = new Map();
  const tally = { asked: 0, busy: 0, lost: [], faults: new Map(), times };
  tally.add = (kind, { status, text, ms }) => {
    tally.asked++;
    if (!isWhole(status, text)) tally.lost.push(status === 0 ? text : `${status} ${kind}`);
    else if (status === 503) tally.busy++;
    else if (status >= 500) tally.faults.set(`${status} ${kind}`, (tally.faults.get(`${status} ${kind}`) ?? 0) + 1);
    else if (times.has(kind)) times.get(kind).push(ms);
    else times.set(kind, [ms]);
  };
  return tally;
};

const pause = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1_000));

/**
 * So many visitors at once, until `isOver`. Who is told that there is no room comes back when the answer says.
 * @param next what the visitor who is free now asks for.
 */
export const crowd = (visitors, url, next, tally, isOver) =>
  Promise.all(
    Array.from({ length: visitors }, async () => {
      while (!isOver()) {
        const asked = next();
        const answer = await ask(url, asked);
        tally.add(asked.kind, answer);
        if (answer.status === 503 && !isOver()) await pause(answer.retryAfter);
      }
    }),
  );

export const quantile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
