/** The database that several copies of this server share. */
import pg from 'pg';

/** A pool of connections, made when needed. `patienceMs` is how long to wait for one. */
export const connect = (url: string, patienceMs = 1_000): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max: 5,
    connectionTimeoutMillis: patienceMs,
    allowExitOnIdle: true,
    // Detects a database that has gone without closing its connections.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  // A connection that is lost while idle is replaced by the next query.
  pool.on('error', () => {});
  return pool;
};

/** How long to wait for an answer, in milliseconds. */
const PATIENCE_MS = 2_000;

/** Checks whether the database answers. */
export const databaseAnswers = (url: string): (() => Promise<boolean>) => {
  const pool = connect(url, PATIENCE_MS);
  return async () => {
    await pool.query({ text: 'select 1', query_timeout: PATIENCE_MS } as pg.QueryConfig);
    return true;
  };
};
