/** The database that several copies of this server share. */
import pg from 'pg';

/** Connections to it, made when they are needed. `patienceMs` is how long one is waited for. */
export const connect = (url: string, patienceMs = 5_000): pg.Pool => {
  const pool = new pg.Pool({ connectionString: url, max: 5, connectionTimeoutMillis: patienceMs, allowExitOnIdle: true });
  // A connection that is lost while it idles is replaced by the next query.
  pool.on('error', () => {});
  return pool;
};
