/**
 * Votes on prompts: one for each voter and prompt, changed or taken back at will. Counts are always counted from the
 * votes themselves, so that nothing can drift apart, whoever votes at once and whenever the process ends.
 */
import { Kysely, sql, type Dialect } from 'kysely';

export type Vote = 'like' | 'dislike' | 'none';

export interface Tally {
  readonly likes: number;
  readonly dislikes: number;
}

export interface Votes {
  /** The counts of every prompt that has a vote, by its id. */
  readonly tallies: () => Promise<ReadonlyMap<string, Tally>>;
  /** Records the vote, or takes it back (`none`), and gives the prompt's new counts. */
  readonly cast: (prompt: string, voter: string, vote: Vote) => Promise<Tally>;
  readonly close: () => Promise<void>;
}

interface Tables {
  votes: { prompt: string; voter: string; value: number };
}

const LIKE = 1;
const DISLIKE = -1;

/** A file of our own: no service to run, and safe to write from several processes at once. */
const sqlite = async (file: string): Promise<Kysely<Tables>> => {
  const [{ default: Database }, { SqliteDialect }, { mkdir }, path] = await Promise.all([
    import('libsql'),
    import('kysely'),
    import('node:fs/promises'),
    import('node:path'),
  ]);
  if (file !== ':memory:') await mkdir(path.dirname(path.resolve(file)), { recursive: true });
  const database = new Database(file);
  // Readers and a writer do not stop each other; a writer waits for another one.
  database.exec('pragma journal_mode = wal; pragma synchronous = normal; pragma busy_timeout = 5000;');
  return open(new SqliteDialect({ database: database as never }));
};

const postgres = async (url: string): Promise<Kysely<Tables>> => {
  const [{ connect }, { PostgresDialect }] = await Promise.all([import('../database.ts'), import('kysely')]);
  return open(new PostgresDialect({ pool: connect(url) }));
};

const open = async (dialect: Dialect): Promise<Kysely<Tables>> => {
  const db = new Kysely<Tables>({ dialect });
  try {
    await db.schema
      .createTable('votes')
      .ifNotExists()
      .addColumn('prompt', 'varchar(100)', (column) => column.notNull())
      .addColumn('voter', 'varchar(100)', (column) => column.notNull())
      .addColumn('value', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('votes_key', ['prompt', 'voter'])
      .execute();
    await db.schema.createIndex('votes_by_prompt').ifNotExists().on('votes').columns(['prompt', 'value']).execute();
  } catch (problem) {
    // Two copies that start at once may both find no table; one of them makes it.
    if (!(await exists(db))) throw problem;
  }
  return db;
};

const exists = (db: Kysely<Tables>): Promise<boolean> =>
  db
    .selectFrom('votes')
    .select('prompt')
    .limit(1)
    .execute()
    .then(
      () => true,
      () => false,
    );

const counted = (db: Kysely<Tables>) =>
  db
    .selectFrom('votes')
    .select(({ fn }) => [
      fn.coalesce(sql<number>`sum(case when value = ${LIKE} then 1 else 0 end)`, sql<number>`0`).as('likes'),
      fn.coalesce(sql<number>`sum(case when value = ${DISLIKE} then 1 else 0 end)`, sql<number>`0`).as('dislikes'),
    ]);

const tallyOf = ({ likes, dislikes }: { likes: unknown; dislikes: unknown }): Tally => ({
  likes: Number(likes),
  dislikes: Number(dislikes),
});

/**
 * Opens the votes: in PostgreSQL where an address is given, else in a file (`:memory:` for none).
 * @throws where they cannot be opened.
 */
export const openVotes = async ({ url, file }: { url: string | undefined; file: string }): Promise<Votes> => {
  const db = await (url === undefined ? sqlite(file) : postgres(url));
  return {
    async tallies() {
      const rows = await counted(db).select('prompt').groupBy('prompt').execute();
      return new Map(rows.map((row) => [row.prompt, tallyOf(row)]));
    },
    async cast(prompt, voter, vote) {
      if (vote === 'none') await db.deleteFrom('votes').where('prompt', '=', prompt).where('voter', '=', voter).execute();
      else {
        const value = vote === 'like' ? LIKE : DISLIKE;
        await db
          .insertInto('votes')
          .values({ prompt, voter, value })
          .onConflict((conflict) => conflict.columns(['prompt', 'voter']).doUpdateSet({ value }))
          .execute();
      }
      return tallyOf(await counted(db).where('prompt', '=', prompt).executeTakeFirstOrThrow());
    },
    close: () => db.destroy(),
  };
};
