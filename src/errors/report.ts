/**
 * What went wrong in this browser, as counts for the operator's log: the kind of error and the places in our own scripts that
 * it came through. Never its message, which may hold what a visitor typed, and never an address. Loaded when something does.
 */
interface Fault {
  readonly name: string;
  readonly frames: readonly string[];
}

/** The limits of the endpoint, and how many requests a page may make of it in its life. */
const MOST_KINDS = 5;
const MOST_FRAMES = 10;
const MOST_REPORTS = 3;
/** The same failure often comes several times at once. */
const PAUSE_MS = 2_000;

/** `null` where no script of ours had a part in it: extensions fail in pages, too. */
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
  // A report that is lost is a report less.
  fetch('/api/browser-errors', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    credentials: 'omit',
    keepalive: true,
    body: JSON.stringify({ errors }),
  }).catch(() => undefined);
};

/** Counts a failure, to be reported in a moment together with what comes meanwhile. */
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
