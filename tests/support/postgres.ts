/**
 * A real PostgreSQL of the tests' own, on a free port of this machine alone, where the system's packages have one. The
 * server refuses to run as root, so there it runs as another user of the system.
 */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { accessSync, chownSync, constants, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

export interface Database {
  readonly url: string;
  stop(): Promise<void>;
}

const run = promisify(execFile);

const isProgram = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const versionsIn = (folder: string): string[] => {
  try {
    return readdirSync(folder).toSorted((one, other) => Number(other) - Number(one));
  } catch {
    return [];
  }
};

/** The folder of the server's programs; undefined where it is not installed. */
const programs = (): string | undefined =>
  [
    ...versionsIn('/usr/lib/postgresql').map((version) => `/usr/lib/postgresql/${version}/bin`),
    ...(process.env['PATH'] ?? '').split(path.delimiter),
  ].find((folder) => isProgram(path.join(folder, 'initdb')) && isProgram(path.join(folder, 'postgres')));

/** Whom to run it as: nobody in particular where we are not root. */
const someUser = (): { readonly uid: number; readonly gid: number } | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  return user && { uid: Number(user[2]), gid: Number(user[3]) };
};

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

const ready = (server: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let said = '';
    server.stderr?.on('data', (words: Buffer) => {
      said += words.toString();
      if (said.includes('ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${said}`)));
  });

export const hasPostgres = (): boolean => programs() !== undefined;

/** @throws where it is not installed, or does not start. */
export const startPostgres = async (): Promise<Database> => {
  const folder = programs();
  if (folder === undefined) throw new Error('PostgreSQL is not installed');
  const user = someUser();
  const home = mkdtempSync(path.join(tmpdir(), 'postgres-'));
  if (user) chownSync(home, user.uid, user.gid);
  const data = path.join(home, 'data');
  const options = { ...user, cwd: home, env: { ...process.env, LC_ALL: 'C' } };
  await run(path.join(folder, 'initdb'), ['-D', data, '-U', 'suite', '-A', 'trust', '-E', 'UTF8', '--no-sync'], options);
  const port = await freePort();
  const server = spawn(path.join(folder, 'postgres'), ['-D', data, '-p', `${port}`, '-h', '127.0.0.1', '-k', home], options);
  const ended = new Promise((resolve) => server.once('exit', resolve));
  await ready(server);
  return {
    url: `postgres://suite@127.0.0.1:${port}/postgres`,
    async stop() {
      server.kill('SIGINT');
      await ended;
      rmSync(home, { recursive: true, force: true });
    },
  };
};
