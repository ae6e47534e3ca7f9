import pg from 'pg';
import { optionsOf } from '../pool-options.ts';

/**
 * A pool of its own on the database of a test. The database may be dropped before the closing messages of its connections
 * have arrived: pool and connection then report an error that nobody has to hear.
 */
export function openPool(other: pg.Pool, options: pg.PoolConfig = {}): pg.Pool {
  const pool = new pg.Pool({ ...optionsOf(other), ...options });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
}
