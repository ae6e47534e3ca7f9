import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { FREE_JOBS_OF_DEAD_POOLS } from '../database/driver/job-tables.store.ts';
import { createSeparateClient } from '../database/driver/pool-options.ts';
import { watchQueries } from '../database/driver/watch-queries.ts';
import { TCP_KEEPALIVE } from '../database/session-limits.ts';

const CLOSE_TIMEOUT_MS = 1000;

// A process that is only cut off notices within twenty seconds (`LIMITS` of the connections), so its workers have ended before
// the database lets go of its lock and somebody else takes their jobs.
const HOLD = "select pg_advisory_lock(hashtextextended('job worker ' || $1::text, 0))";

/** The heartbeat of a worker pool: a lock that ends with its connection, and so with its process. */
export interface Heartbeat {
  /** Throws when the connection is lost: from then on others may take the pool's jobs. */
  readonly lost: Promise<never>;
  /** Null before it takes jobs. */
  readonly poolId: string | null;
  /** Before the pool takes its first job. */
  readonly holdFor: (poolId: string) => Promise<void>;
  /** Releases the jobs of all dead pools, and returns their number. */
  readonly releaseOrphanedJobs: () => Promise<number>;
  readonly end: () => Promise<void>;
}

/** On a separate connection: one from the pool would be given to others while it holds the lock. */
async function openConnection(directPool: pg.Pool) {
  const client = createSeparateClient(directPool);
  const { promise: lost, reject: lose } = Promise.withResolvers<never>();
  // Awaited only after the connection is established: until then a rejection has no other handler.
  lost.catch(() => undefined);
  let isEnding = false;
  let answered: Promise<unknown> = Promise.resolve();
  const loseUnlessEnding = (error: Error) => {
    if (!isEnding) lose(error);
  };
  const closed = new Error('The connection that shows that the workers live was closed.');
  client.on('error', loseUnlessEnding).on('end', () => loseUnlessEnding(closed));
  watchQueries(client, () => undefined);

  async function end(): Promise<void> {
    isEnding = true;
    const goodbye = client.end().catch(() => undefined);
    await Promise.race([goodbye, pause(CLOSE_TIMEOUT_MS, undefined, { ref: false })]);
  }

  /** One query at a time, as the driver requires. */
  function ask<Row extends pg.QueryResultRow>(text: string, values: unknown[]): Promise<Row[]> {
    const rows = answered.then(async () => (await client.query<Row>(text, values)).rows);
    answered = rows.catch(() => undefined);
    return rows;
  }

  try {
    await client.connect();
    await client.query(TCP_KEEPALIVE);
  } catch (error) {
    await end();
    throw error;
  }
  return { ask, lost, lose, end };
}

/** For a pool that is about to start. The previous one of this process has ended. */
export async function startHeartbeat(
  directPool: pg.Pool,
  earlierPoolId: string | null = null,
): Promise<Heartbeat> {
  const { ask, lost, lose, end } = await openConnection(directPool);
  let ownId: string | null = null;
  return {
    get poolId() {
      return ownId;
    },
    lost,
    end,
    async holdFor(poolId) {
      ownId = poolId;
      await ask(HOLD, [poolId]).catch((error: unknown) => {
        lose(error);
        throw error;
      });
    },
    async releaseOrphanedJobs() {
      // PostgreSQL would grant our own lock to us a second time.
      const [row] = await ask<{ freed: number }>(FREE_JOBS_OF_DEAD_POOLS, [ownId, earlierPoolId]);
      return row?.freed ?? 0;
    },
  };
}
