/** The page on privacy is true: what is logged and kept is what it says. A new place for either has to be told there first. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import type { Writer } from '../../server/writer.ts';
import Privacy from '../../src/info/privacy.tsx';
import { post, startServer, until, type RunningServer } from './http.ts';

const page = renderToStaticMarkup(createElement(Privacy)).replace(/<[^>]+>/g, ' ');

let server: RunningServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

/** What the lines of requests may hold, and the page's words for it. */
const LOGGED: Readonly<Record<string, string>> = {
  time: 'the time',
  id: 'a number made at random for the request',
  route: 'which tool’s address was called',
  method: 'which method',
  status: 'the status of the reply',
  ms: 'how long it took',
  ended: 'how it ended',
  writer: 'which tool',
  problem: 'the kind of failure',
  at: 'the place in our own code',
  level: 'One line',
  event: 'One line',
};

describe('the log', () => {
  it.each(Object.entries(LOGGED))('may say %s, which the page calls “%s”', (_, words) => expect(page).toContain(words));

  it('says nothing else of a request: whole, growing, refused or failing', async () => {
    const whole = { eulogy: 'Rose was here.' };
    const growing = async function* () {
      yield whole;
      return whole;
    };
    const failing = () => {
      throw new TypeError('x');
    };
    const said = new Set<string>();
    const writers = [{ write: () => whole }, { write: () => whole, stream: growing }, { write: failing }];
    for (const writer of writers) {
      const given = { languages: ['English'], ...writer } as unknown as Writer;
      server = await startServer({}, { loadWriter: () => Promise.resolve(given), timeoutMs: 5_000 });
      for (const [body, accept] of [
        [{ name: 'Rose' }, 'application/json'],
        [{ name: 'Rose' }, 'text/event-stream'],
        [{}, 'application/json'],
      ] as const)
        await post(`${server.url}/api/eulogy/generate`, body, { accept });
      const { lines } = server;
      await until(() => lines.filter(({ event }) => event === 'request').length === 3);
      for (const key of lines.flatMap((line) => Object.keys(line))) said.add(key);
      await server.close();
      server = undefined;
    }
    expect([...said].sort()).toEqual(Object.keys(LOGGED).sort());
  });
});

/** What reaches for a browser's storage, and the page's words for what it keeps there; none for what only others use. */
const KEPT: Readonly<Record<string, string | undefined>> = {
  'engine/keep/storage.ts': undefined,
  'engine/form/useKeptForm.ts': undefined,
  'engine/keep/useKeptAtStart.ts': undefined,
  'engine/keep/useKeptList.ts': undefined,
  'engine/keep/draft.ts': 'What you have typed',
  'engine/keep/history.ts': 'the last 20 results of each tool with the forms that made them',
  'engine/keep/keeping.ts': 'have nothing stored',
  'engine/run/useDevice.ts': 'texts written on this device',
  'engine/keep/voter.ts': 'A random name',
  'renderers/blocks/TextsWithTools.tsx': 'Results that you marked as favorites',
  'renderers/grammar/useReview.ts': 'words that you told the grammar checker to accept',
  'renderers/prompts/index.tsx': 'what you last searched for',
  'src/home/Home.tsx': 'what you last searched for',
  'src/keep/forget.ts': undefined,
  'src/build/serviceWorker.js': 'The home page, this page and the text styles',
  'src/public/early.js': 'What you have typed',
  'src/public/stranded.js': 'What you have typed',
  'src/theme/theme.ts': 'The theme',
};
const STORAGE =
  /localStorage|sessionStorage|indexedDB|from 'idb'|document\.cookie|cookieStore|\bcaches\.|\/(storage|useKeptAtStart|useKeptForm|useKeptList)\.ts'/;

it('everything that a page keeps on a device is told', () => {
  const root = path.resolve(import.meta.dirname, '../..');
  const files = ['engine', 'components', 'renderers', 'converters', 'tools', 'model', 'src'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  );
  const keeping = files.filter((file) => /\.(tsx?|js)$/.test(file) && STORAGE.test(readFileSync(path.join(root, file), 'utf8')));
  expect(keeping.sort()).toEqual(Object.keys(KEPT).sort());
  for (const words of Object.values(KEPT)) if (words !== undefined) expect(page).toContain(words);
});
