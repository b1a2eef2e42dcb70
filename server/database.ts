/** The database that several copies of this server share. */
import pg from 'pg';

/** Connections to it, made when they are needed. `patienceMs` is how long one is waited for. */
export const connect = (url: string, patienceMs = 1_000): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max: 5,
    connectionTimeoutMillis: patienceMs,
    allowExitOnIdle: true,
    // Finds out about a database that fell silent without a word.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  // A connection that is lost while it idles is replaced by the next query.
  pool.on('error', () => {});
  return pool;
};

/** An answer that takes longer than this is none, in milliseconds. */
const PATIENCE_MS = 2_000;

/** Asks it a question of no weight, for whoever wants to know whether it answers. */
export const databaseAnswers = (url: string): (() => Promise<boolean>) => {
  const pool = connect(url, PATIENCE_MS);
  return async () => {
    await pool.query({ text: 'select 1', query_timeout: PATIENCE_MS } as pg.QueryConfig);
    return true;
  };
};
