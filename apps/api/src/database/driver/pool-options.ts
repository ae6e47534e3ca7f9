import pg from 'pg';

/*
 * pg-pool: the field `options`, which its types declare and its documents do not: what the pool was opened with, and the
 * defaults that it has filled in.
 *
 * Why: a listener and the heartbeat of the workers need a connection like those of the pool, but outside it (decision 16),
 * and admission of requests depends on how many connections the pool may still open.
 *
 * What would break: the connections outside the pool reach another database or none; requests wait for a full pool.
 */

/** `max` is filled in when the pool is opened without one. */
export const optionsOf = (pool: Pick<pg.Pool, 'options'>): pg.PoolOptions => pool.options;

/** Not connected yet; like those of the pool, with the same limits. */
export const createSeparateClient = (pool: pg.Pool): pg.Client => new pg.Client(optionsOf(pool));
