import type pg from 'pg';
import { isDiskFull } from '../faults.ts';
import { READ_TIMEOUT } from './fault-messages.ts';

/*
 * pg: that its pool and Drizzle query through the method `query` of a connection, with a callback as the last parameter or
 * with a promise as the result, and that `end` closes the socket at once while a query is in progress.
 *
 * Why: a frozen database must not block anybody, and the first write that finds the disk full reports it (decision 16).
 *
 * What would break: the next query waits behind an abandoned one; nobody notices a full disk.
 */

type Callback = (error: unknown, ...rest: unknown[]) => void;
type AnyQuery = (...given: unknown[]) => unknown;

/**
 * Watches every error of a connection. One whose server has stopped responding is closed, so that nobody waits behind the
 * abandoned query; a full disk is reported.
 */
export function watchQueries(client: pg.ClientBase, onDiskFull: () => void): void {
  const look = (error: unknown) => {
    if (!(error instanceof Error)) return;
    if (error.message === READ_TIMEOUT) void closeAtOnce(client);
    if (isDiskFull(error)) onDiskFull();
  };
  const query = client.query.bind(client) as AnyQuery;
  const watched: AnyQuery = (...given) => {
    const callback = given.at(-1);
    if (typeof callback === 'function') {
      const called: Callback = (error, ...rest) => {
        look(error);
        (callback as Callback)(error, ...rest);
      };
      return query(...given.slice(0, -1), called);
    }
    const answer = query(...given);
    if (answer instanceof Promise) answer.catch(look);
    return answer;
  };
  client.query = watched as typeof client.query;
}

async function closeAtOnce(client: pg.ClientBase): Promise<void> {
  await (client as pg.Client).end().catch(() => undefined);
}
