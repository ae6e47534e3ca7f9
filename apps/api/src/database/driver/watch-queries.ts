import type pg from 'pg';
import { isDiskFull } from '../faults.ts';

type Callback = (error: unknown, ...rest: unknown[]) => void;
type AnyQuery = (...given: unknown[]) => unknown;

/**
 * Looks at every error of a connection. One whose server has stopped answering is closed, so that nobody waits behind the
 * question that was given up; a full disk is passed on.
 */
export function watchQueries(client: pg.ClientBase, onDiskFull: () => void): void {
  const look = (error: unknown) => {
    if (!(error instanceof Error)) return;
    // pg gives this error no code.
    if (error.message === 'Query read timeout') void closeAtOnce(client);
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

/** With a question under way, pg closes the socket without a farewell. */
async function closeAtOnce(client: pg.ClientBase): Promise<void> {
  await (client as pg.Client).end().catch(() => undefined);
}
