/** The files for containers, held to what they name: an image is built elsewhere, its parts are all here. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../../server/config.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

interface Service {
  readonly image?: string;
  readonly build?: { readonly dockerfile: string };
  readonly profiles: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly depends_on?: readonly string[] | Readonly<Record<string, unknown>>;
  readonly stop_grace_period?: string;
}
const compose = parse(read('compose.yaml'), { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
};
const services = Object.entries(compose.services);
const ours = services.filter(([, { build }]) => build);
const image = read('Containerfile');
const instructions = image.replaceAll('\\\n', '').split('\n');
const all = (name: string): string[] =>
  instructions.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1).trim());

/** Every variable that the README's table names. */
const variables = new Set(
  [...read('README.md').matchAll(/^\| (`[^|]*`) \|/gm)].flatMap(([, names]) =>
    [...names!.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name!),
  ),
);

describe('Containerfile', () => {
  it('copies in what is there, and runs the scripts that there are', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    for (const line of all('COPY').filter((copy) => !copy.startsWith('--from')))
      for (const source of line.split(' ').slice(0, -1)) expect(existsSync(path.join(root, source)), source).toBe(true);
    for (const [, script] of image.matchAll(/npm run (\S+)/g)) expect(scripts).toHaveProperty(script!);
  });

  it('takes out of the build what was put there', () => {
    for (const line of all('COPY').filter((copy) => copy.startsWith('--from')))
      expect(line.split(' ')[1]).toMatch(/^\/app\/(package\.json|node_modules|dist\/(client|server))$/);
  });

  it('runs node itself, as nobody special, with a health check that asks for health', () => {
    expect(all('USER')).toEqual(['node']);
    expect(JSON.parse(all('CMD').at(-1)!)).toEqual(['node', 'dist/server/index.js']);
    expect(all('HEALTHCHECK')[0]).toContain('/healthz');
  });

  /** By packages, and by the C library when the process starts. */
  const READ_BY_OTHERS = ['NODE_ENV', 'MALLOC_MMAP_THRESHOLD_', 'MALLOC_TRIM_THRESHOLD_'];

  it('sets variables that the server reads', () => {
    for (const pair of all('ENV').flatMap((line) => line.split(' '))) {
      const [name] = pair.split('=');
      if (!READ_BY_OTHERS.includes(name!)) expect(variables).toContain(name);
    }
  });
});

describe('compose.yaml', () => {
  it('has the product alone, several copies, and a language model', () => {
    expect(new Set(services.flatMap(([, { profiles }]) => profiles))).toEqual(new Set(['alone', 'copies', 'model']));
    expect(ours.filter(([, { profiles }]) => profiles.includes('copies'))).toHaveLength(2);
  });

  it('sets variables that the server reads', () => {
    expect(ours.length).toBeGreaterThan(0);
    for (const [, { environment }] of ours) for (const name of Object.keys(environment ?? {})) expect(variables).toContain(name);
  });

  it('names files, volumes and services that there are', () => {
    for (const [name, { build, volumes, depends_on }] of services) {
      if (build) expect(existsSync(path.join(root, build.dockerfile))).toBe(true);
      for (const volume of volumes ?? []) {
        const [source] = volume.split(':');
        if (source!.startsWith('.')) expect(existsSync(path.join(root, source!)), source).toBe(true);
        else expect(compose.volumes).toHaveProperty(source!);
      }
      for (const other of Array.isArray(depends_on) ? depends_on : Object.keys(depends_on ?? {}))
        expect(compose.services[other]?.profiles, `${name} needs ${other}`).toEqual(compose.services[name]!.profiles);
    }
  });

  it('gives each copy the time to finish, and has the proxy ask in time', () => {
    const { drain, keepAliveMs } = readConfig();
    for (const [, { environment, stop_grace_period }] of ours) {
      const delay = Number(environment?.['DRAIN_DELAY_SECONDS'] ?? 0);
      expect(Number.parseInt(stop_grace_period!, 10)).toBeGreaterThan(delay + drain.limitMs / 1_000);
      if (environment?.['DATABASE_URL']) expect(delay).toBeGreaterThan(2);
    }
    const proxy = read('deploy/Caddyfile');
    expect(proxy).toContain('health_uri /readyz');
    expect(Number(/health_interval (\d+)s/.exec(proxy)![1])).toBe(2);
    expect(Number(/keepalive (\d+)s/.exec(proxy)![1])).toBeLessThan(keepAliveMs / 1_000);
  });

  it('sends visitors to copies that there are, through one trusted proxy', () => {
    const copies = ours.filter(([, { profiles }]) => profiles.includes('copies'));
    const [, targets] = /reverse_proxy (.+) \{/.exec(read('deploy/Caddyfile'))!;
    expect(targets!.split(' ').sort()).toEqual(copies.map(([name]) => `${name}:3000`).sort());
    for (const [, { environment }] of copies) expect(environment).toMatchObject({ TRUSTED_PROXIES: '1' });
  });
});
