/*
 * pg and pg-pool: the words of errors that they throw without a code.
 *
 * Why: a database that is away is answered with 503 and tried again, anything else is a fault of ours (decision 16).
 *
 * What would break: requests to a database that is away are answered 500, connections that nobody answers stay in the
 * pool, and who forgot the password of DATABASE_URL reads no sentence about it.
 */

/** A question was given up after `query_timeout`: its connection is of no use any more. */
export const READ_TIMEOUT = 'Query read timeout';

/** How the messages begin that say that the database is away. */
export const AWAY_MESSAGES = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'timeout expired',
  READ_TIMEOUT,
  'Client has encountered a connection error',
  'Client was closed and is not queryable',
  'Cannot use a pool after calling end',
];

/** The database wants a password, and the connection has none. */
export const MISSING_PASSWORD = /password must be a (non-empty )?string/;
