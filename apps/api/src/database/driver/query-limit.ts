import type pg from 'pg';

/*
 * pg: `query_timeout` in the configuration of a single query, which overrides that of its connection. Documented and typed
 * for connections only.
 *
 * Why: a migration takes minutes on a connection of a pool whose queries time out after nine seconds (decision 16).
 *
 * What would break: migrations of a large table time out after nine seconds, and the server does not start.
 */
export const withQueryLimit = (query: pg.QueryConfig, limitMs: number): pg.QueryConfig =>
  ({ ...query, query_timeout: limitMs }) as pg.QueryConfig;
