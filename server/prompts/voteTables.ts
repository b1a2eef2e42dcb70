/** The tables of votes, in a file of our own or in a database that several copies share. */
import {
  Kysely,
  PostgresDialect,
  sql,
  SqliteDialect,
  SqliteDriver,
  type Dialect,
  type Driver,
  type SelectQueryBuilder,
} from 'kysely';

export interface VoteTables {
  votes: { prompt: string; voter: string; value: number };
  /** The counts of each prompt, so that a search does not have to count. */
  tallies: { prompt: string; likes: number; dislikes: number };
}

export const LIKE = 1;
export const DISLIKE = -1;

/** Needs no service, and several processes can write to it at once. */
const sqlite = async (file: string): Promise<Dialect> => {
  const [{ default: Database }, { mkdir }, path] = await Promise.all([
    import('libsql'),
    import('node:fs/promises'),
    import('node:path'),
  ]);
  if (file !== ':memory:') await mkdir(path.dirname(path.resolve(file)), { recursive: true });
  const database = new Database(file);
  // Readers do not block a writer, nor the reverse. Two writers do; SQLite itself would wait, and block the whole thread.
  database.exec('pragma busy_timeout = 0; pragma journal_mode = wal; pragma synchronous = normal;');
  const config = { database: database as never };
  // A transaction takes the write lock when it begins. Refused at its first statement instead, the client would think that it is
  // in progress, and could commit nothing after it.
  const beginTransaction = async (): Promise<void> => void database.exec('begin immediate');
  const driver: Driver = Object.assign(new SqliteDriver(config), { beginTransaction });
  return Object.assign(new SqliteDialect(config), { createDriver: () => driver });
};

const postgres = async (url: string): Promise<Dialect> => {
  const { connect } = await import('../database.ts');
  return new PostgresDialect({ pool: connect(url) });
};

/** The counts of the selected votes. */
export const counted = <O>(votes: SelectQueryBuilder<VoteTables, 'votes', O>) =>
  votes.select([
    sql<number>`coalesce(sum(case when value = ${sql.lit(LIKE)} then 1 else 0 end), 0)`.as('likes'),
    sql<number>`coalesce(sum(case when value = ${sql.lit(DISLIKE)} then 1 else 0 end), 0)`.as('dislikes'),
  ]);

const createTables = async (db: Kysely<VoteTables>): Promise<void> => {
  await db.schema
    .createTable('votes')
    .ifNotExists()
    .addColumn('prompt', 'varchar(100)', (column) => column.notNull())
    .addColumn('voter', 'varchar(100)', (column) => column.notNull())
    .addColumn('value', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('votes_key', ['prompt', 'voter'])
    .execute();
  await db.schema.createIndex('votes_by_prompt').ifNotExists().on('votes').columns(['prompt', 'value']).execute();
  await db.schema
    .createTable('tallies')
    .ifNotExists()
    .addColumn('prompt', 'varchar(100)', (column) => column.primaryKey())
    .addColumn('likes', 'integer', (column) => column.notNull())
    .addColumn('dislikes', 'integer', (column) => column.notNull())
    .execute();
};

/** Counts the votes from before there were counts. A count that exists is left alone: somebody may be voting. */
const fillTallies = async (db: Kysely<VoteTables>): Promise<void> => {
  await db
    .insertInto('tallies')
    .columns(['prompt', 'likes', 'dislikes'])
    .expression(counted(db.selectFrom('votes').select('prompt').where(sql<boolean>`true`).groupBy('prompt').orderBy('prompt')))
    .onConflict((conflict) => conflict.column('prompt').doNothing())
    .execute();
};

/** @throws where the tables cannot be opened. */
export const openTables = async ({ url, file }: { url: string | undefined; file: string }): Promise<Kysely<VoteTables>> => {
  const db = new Kysely<VoteTables>({ dialect: await (url === undefined ? sqlite(file) : postgres(url)) });
  try {
    // Two copies that start at once may both find no table: at the second try it exists.
    const create = () => db.transaction().execute(createTables);
    await create().catch(create);
    // In a transaction of its own: it waits for voters, who would wait for the tables otherwise.
    await db.transaction().execute(fillTallies);
    return db;
  } catch (problem) {
    await db.destroy();
    throw problem;
  }
};
