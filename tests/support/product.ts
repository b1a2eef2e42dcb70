/** The built product as an operator starts it: a process of its own on a free port. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';

type Environment = Readonly<Record<string, string>>;

export interface Product {
  readonly url: string;
  readonly pid: number;
  /** What it wrote, line by line. */
  readonly lines: readonly string[];
  /** Its exit code, once it has ended; null where a signal ended it. */
  readonly ended: Promise<number | null>;
  /** Sends the signal to the process that was started, and waits for nothing. */
  signal(name: NodeJS.Signals): void;
  /** Closes the other end of its output, as a log collector that died. */
  stopReading(): void;
  stop(): Promise<void>;
  /** Ends it on the spot, as a crash would. */
  kill(): Promise<void>;
}

const root = path.resolve(import.meta.dirname, '../..');

const started = async (command: string, args: readonly string[], environment: Environment): Promise<Product> => {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', VOTES_FILE: ':memory:', KEPT_ASSETS: '', AI: 'off', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line);
      const said = JSON.parse(line) as { event: string; url?: string };
      if (said.event === 'ready' && said.url) resolve(said.url);
    });
    child.once('exit', (code) => reject(new Error(`the server ended with code ${code} before it was ready`)));
  });
  return {
    url,
    pid: child.pid!,
    lines,
    ended,
    signal: (name) => void child.kill(name),
    stopReading: () => void child.stdout.destroy(),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
};

/** @throws where the product ends before it is ready. */
export const startProduct = (environment: Environment = {}, dist = 'dist'): Promise<Product> =>
  started(process.execPath, [path.join(root, dist, 'server/index.js')], environment);

/** The same by the command of the README: npm, its shell, and in that the server. */
export const startByNpm = (environment: Environment = {}): Promise<Product> => started('npm', ['start', '--silent'], environment);

/** Builds a copy in which React reports every difference between a page and what it wakes to. */
export const buildForDevelopment = async (dist: string): Promise<void> => {
  const build = spawn(process.execPath, ['src/build/build.mjs', dist], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'development' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const code = await new Promise((resolve) => build.once('exit', resolve));
  if (code !== 0) throw new Error(`the build ended with code ${String(code)}`);
};
