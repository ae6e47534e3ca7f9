import type pg from 'pg';
import { isDiskFull } from '../faults.ts';
import { READ_TIMEOUT } from './fault-messages.ts';

/*
 * pg: that its pool and Drizzle ask through the method `query` of a connection, with a callback as the last parameter or
 * with a promise as the answer, and that `end` closes the socket at once while a question is under way.
 *
 * Why: a frozen database must hold nobody up, and the first write that finds the disk full says so (decision 16).
 *
 * What would break: whoever asks next waits behind a question that was given up; a full disk is noticed by nobody.
 */

type Callback = (error: unknown, ...rest: unknown[]) => void;
type AnyQuery = (...given: unknown[]) => unknown;

/**
 * Looks at every error of a connection. One whose server has stopped answering is closed, so that nobody waits behind the
 * question that was given up; a full disk is passed on.
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
