/*
 * pg and pg-pool: the messages of errors that they throw without a code.
 *
 * Why: while the database is down requests get 503 and are retried, any other error is a bug (decision 16).
 *
 * What would break: while the database is down requests get 500, dead connections stay in the pool, and a missing password
 * in DATABASE_URL is reported without a sentence for the operator.
 */

/** A query was given up after `query_timeout`: its connection can no longer be used. */
export const READ_TIMEOUT = 'Query read timeout';

/** The beginnings of messages that say that the database is down. */
export const AWAY_MESSAGES = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'timeout expired',
  READ_TIMEOUT,
  'Client has encountered a connection error',
  'Client was closed and is not queryable',
  'Cannot use a pool after calling end',
];

/** The database requires a password, and the connection has none. */
export const MISSING_PASSWORD = /password must be a (non-empty )?string/;
