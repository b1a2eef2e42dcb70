/**
 * Reports errors of this browser for the operator's log, as counts: the kind of error and the places in our own scripts that it
 * came through. Never its message, which may contain what a visitor typed, and never an address. Loaded with the first error.
 */
interface Fault {
  readonly name: string;
  readonly frames: readonly string[];
}

/** The limits of the endpoint, and how many reports one page may send. */
const MOST_KINDS = 5;
const MOST_FRAMES = 10;
const MOST_REPORTS = 3;
/** The same error often comes several times at once: they are sent together. */
const PAUSE_MS = 2_000;

/** `null` for an error that did not come through our scripts: browser extensions fail in pages, too. */
const faultOf = (problem: unknown): Fault | null => {
  if (!(problem instanceof Error)) return null;
  const { name, message, stack = '' } = problem;
  const places = stack.replace(message, '').matchAll(/https?:\/\/[^/\s]+\/assets\/([\w.-]+\.js:\d+:\d+)/g);
  const frames = [...places]
    .filter(([address]) => address.startsWith(`${location.origin}/`))
    .map(([, frame]) => frame ?? '')
    .slice(0, MOST_FRAMES);
  return frames.length === 0 ? null : { name: /^[A-Z][A-Za-z]{1,39}$/.test(name) ? name : 'Error', frames };
};

const counted = new Map<string, Fault & { count: number }>();
let reports = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

const send = (): void => {
  clearTimeout(timer);
  timer = undefined;
  const errors = [...counted.values()].filter(({ count: times }) => times > 0).map((fault) => ({ ...fault }));
  if (errors.length === 0 || reports === MOST_REPORTS) return;
  reports++;
  for (const fault of counted.values()) fault.count = 0;
  // A report that cannot be sent is dropped.
  fetch('/api/browser-errors', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    credentials: 'omit',
    keepalive: true,
    body: JSON.stringify({ errors }),
  }).catch(() => undefined);
};

/** Counts an error, to be reported in a moment together with others. */
export const count = (problem: unknown): void => {
  const fault = faultOf(problem);
  if (!fault) return;
  const key = JSON.stringify(fault);
  const known = counted.get(key);
  if (known) known.count++;
  else if (counted.size < MOST_KINDS) counted.set(key, { ...fault, count: 1 });
  timer ??= setTimeout(send, PAUSE_MS);
};

window.addEventListener('pagehide', send);
