/** Votes are kept, one for each voter and prompt, whoever votes at once and however the process ends. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import Sqlite from 'libsql';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { connect } from '../../server/database.ts';
import { withRetries } from '../../server/retry.ts';
import { openVotes, type Vote, type Votes } from '../../server/prompts/votes.ts';
import { hasPostgres, startPostgres, type Database } from '../support/postgres.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'votes-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let files = 0;

let postgres: Database | undefined;
beforeAll(async () => {
  if (hasPostgres()) postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres?.stop());

/** Every test has prompts of its own: a database may be shared by all. */
let prompts = 0;
const freshPrompt = (): string => `prompt-${++prompts}`;

type Place = { readonly url: string | undefined; readonly file: string };
const PLACES: Readonly<Record<string, () => Place>> = {
  'a file': () => ({ url: undefined, file: path.join(folder, 'deep', `${++files}.sqlite`) }),
  PostgreSQL: () => ({ url: postgres?.url, file: '' }),
};

/** Where PostgreSQL is not installed, the tests in it are reported as skipped. */
describe.skipIf(!hasPostgres())('PostgreSQL', () => {
  it('is the real one', () => expect(postgres?.url).toMatch(/^postgres:/));
});

describe.each(Object.entries(PLACES).filter(([name]) => name !== 'PostgreSQL' || hasPostgres()))('in %s', (_, placeFor) => {
  const opened: Votes[] = [];
  const open = async (place: Place): Promise<Votes> => {
    const votes = await openVotes(place);
    opened.push(votes);
    return votes;
  };
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((votes) => votes.close()));
  });

  it('a prompt begins without any', async () => {
    const votes = await open(placeFor());
    expect((await votes.tallies()).get(freshPrompt())).toBeUndefined();
  });

  it('a voter has one vote: changed, repeated and taken back', async () => {
    const votes = await open(placeFor());
    const prompt = freshPrompt();
    expect(await votes.cast(prompt, 'ann', 'like')).toEqual({ likes: 1, dislikes: 0 });
    expect(await votes.cast(prompt, 'ann', 'like')).toEqual({ likes: 1, dislikes: 0 });
    expect(await votes.cast(prompt, 'ann', 'dislike')).toEqual({ likes: 0, dislikes: 1 });
    expect(await votes.cast(prompt, 'bo', 'like')).toEqual({ likes: 1, dislikes: 1 });
    expect(await votes.cast(prompt, 'ann', 'none')).toEqual({ likes: 1, dislikes: 0 });
    expect(await votes.cast(prompt, 'ann', 'none')).toEqual({ likes: 1, dislikes: 0 });
    expect((await votes.tallies()).get(prompt)).toEqual({ likes: 1, dislikes: 0 });
  });

  it('counts agree with the last vote of each voter, in any order of votes', async () => {
    const votes = await open(placeFor());
    const step = fc.record({ voter: fc.constantFrom('a', 'b', 'c'), vote: fc.constantFrom<Vote>('like', 'dislike', 'none') });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const prompt = freshPrompt();
        const last = new Map<string, Vote>();
        let tally = { likes: 0, dislikes: 0 };
        for (const { voter, vote } of steps) {
          last.set(voter, vote);
          tally = await votes.cast(prompt, voter, vote);
        }
        const count = (wanted: Vote): number => [...last.values()].filter((vote) => vote === wanted).length;
        expect(tally).toEqual({ likes: count('like'), dislikes: count('dislike') });
      }),
      { numRuns: 30 },
    );
  });

  it('none is lost among many at once, through several connections', async () => {
    const place = placeFor();
    const copies = [await open(place), await open(place), await open(place)];
    const prompt = freshPrompt();
    await Promise.all(
      Array.from({ length: 150 }, (_, n) =>
        withRetries(() => copies[n % 3]!.cast(prompt, `voter-${n % 60}`, n % 2 ? 'like' : 'dislike'), 20_000),
      ),
    );
    const tally = (await copies[0]!.tallies()).get(prompt);
    expect((tally?.likes ?? 0) + (tally?.dislikes ?? 0)).toBe(60);
  });

  it('they are there again after everything was closed', async () => {
    const place = placeFor();
    const prompt = freshPrompt();
    const votes = await openVotes(place);
    await votes.cast(prompt, 'ann', 'like');
    await votes.close();
    expect((await (await open(place)).tallies()).get(prompt)).toEqual({ likes: 1, dislikes: 0 });
  });

  it('what a voter is called is data', async () => {
    const votes = await open(placeFor());
    const prompt = freshPrompt();
    for (const voter of ["'; drop table votes; --", '"', '\\', '%', '日本', 'nul\0', '👍🏽'.repeat(100)])
      await votes.cast(prompt, voter, 'like');
    expect((await votes.tallies()).get(prompt)).toEqual({ likes: 7, dislikes: 0 });
  });
});

describe('a database of the time before there were counts', () => {
  const OLD = `
    create table votes (prompt varchar(100) not null, voter varchar(100) not null, value integer not null,
      constraint votes_key primary key (prompt, voter));
    insert into votes values ('old', 'ann', 1), ('old', 'bo', 1), ('old', 'cy', -1), ('other', 'ann', -1)`;

  const goesOn = async (votes: Votes): Promise<void> => {
    expect(Object.fromEntries(await votes.tallies())).toMatchObject({
      old: { likes: 2, dislikes: 1 },
      other: { likes: 0, dislikes: 1 },
    });
    expect(await votes.cast('old', 'ann', 'dislike')).toEqual({ likes: 1, dislikes: 2 });
    expect((await votes.tallies()).get('old')).toEqual({ likes: 1, dislikes: 2 });
    await votes.close();
  };

  it('goes on in a file', async () => {
    const file = path.join(folder, 'old.sqlite');
    const old = new Sqlite(file);
    old.exec(OLD);
    old.close();
    await goesOn(await openVotes({ url: undefined, file }));
  });

  it.skipIf(!hasPostgres())('goes on in PostgreSQL, opened by two copies at once', async () => {
    const admin = connect(postgres!.url);
    await admin.query('create database old');
    await admin.end();
    const url = postgres!.url.replace(/\/postgres$/, '/old');
    const old = connect(url);
    await old.query(OLD);
    await old.end();
    const [one, other] = await Promise.all([openVotes({ url, file: '' }), openVotes({ url, file: '' })]);
    await other.close();
    await goesOn(one);
  });
});

it('a search reads counts, and counts nothing: a vote counts its own prompt anew', async () => {
  const file = path.join(folder, 'counts.sqlite');
  const votes = await openVotes({ url: undefined, file });
  await votes.cast('p', 'ann', 'like');
  const older = new Sqlite(file);
  older.exec("insert into votes values ('p', 'bo', 1)");
  older.close();
  expect((await votes.tallies()).get('p')).toEqual({ likes: 1, dislikes: 0 });
  expect(await votes.cast('p', 'cy', 'like')).toEqual({ likes: 3, dislikes: 0 });
  await votes.close();
});

describe('a file that somebody else is writing to', () => {
  it('is read as it was, holds nothing else up, and takes the vote when it is free', async () => {
    const file = path.join(folder, 'busy.sqlite');
    const votes = await openVotes({ url: undefined, file });
    await votes.cast('p', 'ann', 'like');
    const writer = new Sqlite(file);
    writer.exec('begin immediate');
    let ticks = 0;
    const clock = setInterval(() => ticks++, 5);
    const cast = withRetries(() => votes.cast('p', 'bo', 'like'), 20_000);
    expect((await votes.tallies()).get('p')).toEqual({ likes: 1, dislikes: 0 });
    await vi.waitUntil(() => ticks > 10);
    clearInterval(clock);
    expect((await votes.tallies()).get('p')).toEqual({ likes: 1, dislikes: 0 });
    writer.exec('rollback');
    expect(await cast).toEqual({ likes: 2, dislikes: 0 });
    expect(await votes.cast('p', 'cy', 'dislike')).toEqual({ likes: 2, dislikes: 1 });
    writer.close();
    await votes.close();
  });
});

describe('a process that is killed while it votes', () => {
  it('leaves a file that opens, with every vote that was answered', async () => {
    const file = path.join(folder, 'killed.sqlite');
    const script = `
      import Database from 'libsql';
      const db = new Database(process.argv[1]);
      db.exec('pragma journal_mode = wal; pragma synchronous = normal;');
      const cast = db.prepare('insert into votes values (?, ?, 1) on conflict (prompt, voter) do update set value = 1');
      for (let n = 0; ; n++) { cast.run('p', 'v' + n); process.stdout.write(n + '\\n'); }
    `;
    await (await openVotes({ url: undefined, file })).close();
    const voter = spawn(process.execPath, ['--input-type=module', '-e', script, file], { stdio: ['ignore', 'pipe', 'inherit'] });
    let said = '';
    voter.stdout.on('data', (words: Buffer) => {
      said += words.toString();
    });
    await new Promise<void>((resolve) => {
      const timer = setInterval(() => {
        if (said.split('\n').length < 200) return;
        clearInterval(timer);
        resolve();
      }, 5);
    });
    voter.kill('SIGKILL');
    await new Promise((resolve) => voter.once('close', resolve));
    const answered = Number(said.trim().split('\n').at(-1)) + 1;
    const votes = await openVotes({ url: undefined, file });
    expect((await votes.tallies()).get('p')?.likes).toBeGreaterThanOrEqual(answered - 1);
    expect(await votes.cast('p', 'after', 'like')).toMatchObject({ dislikes: 0 });
    await votes.close();
  });
});
