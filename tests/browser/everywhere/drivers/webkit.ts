/** WebKitGTK over plain WebDriver (https://www.w3.org/TR/webdriver2/), on a screen that nobody sees. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Driver } from './driver.ts';

/** What the standard calls the keys that are no letters. */
const KEYS: Readonly<Record<string, string>> = {
  Tab: '\ue004',
  Enter: '\ue007',
  Shift: '\ue008',
  Control: '\ue009',
  Escape: '\ue00c',
  ArrowDown: '\ue015',
};
const down = (key: string) => ({ type: 'keyDown', value: KEYS[key] ?? key });
const up = (key: string) => ({ type: 'keyUp', value: KEYS[key] ?? key });

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
};

/** Sends commands to a driver. @throws what the driver says went wrong. */
const commandsTo = (base: string) => async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => {
  const reply = await fetch(base + path, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await reply.json()) as { value: unknown };
  if (!reply.ok) throw new Error(`WebDriver ${path}: ${JSON.stringify(value)}`);
  return value;
};

export const startWebKit = async (program: string): Promise<Driver> => {
  const port = await freePort();
  // A group of its own, so that the screen ends together with what is drawn on it.
  const driver = spawn('xvfb-run', ['--auto-servernum', program, `--port=${port}`], { stdio: 'ignore', detached: true });
  const ended = once(driver, 'exit');
  const end = (): void => void (driver.pid && process.kill(-driver.pid));
  process.once('exit', end);
  const send = commandsTo(`http://127.0.0.1:${port}`);
  const ready = async (): Promise<boolean> => {
    const status = await send('GET', '/status').catch(() => undefined);
    return status !== undefined;
  };
  while (!(await ready())) {
    if (driver.exitCode !== null) throw new Error(`${program} ended with code ${driver.exitCode} before it was ready`);
    await pause(100);
  }
  const { sessionId } = (await send('POST', '/session', { capabilities: {} })) as { sessionId: string };
  const session = `/session/${sessionId}`;
  const execute = (expression: string) => send('POST', `${session}/execute/sync`, { script: `return ${expression}`, args: [] });
  const keys = (actions: readonly object[]) =>
    send('POST', `${session}/actions`, { actions: [{ type: 'key', id: 'keyboard', actions }] });
  return {
    async goTo(url) {
      await send('POST', `${session}/url`, { url });
    },
    evaluate: execute,
    async click(expression) {
      const [element] = Object.values((await execute(expression)) as Record<string, string>);
      await send('POST', `${session}/element/${element}/click`, {});
    },
    async type(text) {
      await keys(Array.from(text).flatMap((letter) => [down(letter), up(letter)]));
    },
    async press(key, ...held) {
      await keys([...held.map(down), down(key), up(key), ...held.map(up)]);
    },
    async close() {
      await send('DELETE', session);
      process.off('exit', end);
      end();
      await ended;
    },
  };
};
