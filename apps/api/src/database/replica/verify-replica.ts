import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { createSeparateClient } from '../driver/pool-options.ts';
import { refusalOfReplica } from '../faults.ts';
import { setRoleLimits } from '../session-limits.ts';
import { DatabaseAddressError } from '../verify-addresses.ts';
import {
  askStandby,
  askWritten,
  endWithoutLimits,
  type Identity,
  missingLimitOf,
  type Standby,
} from './ask-standby.ts';

interface ReplicaAddress {
  readonly pool: pg.Pool;
  readonly directPool: pg.Pool;
  readonly identity: Identity;
}

/** How long the limits of the role may take to arrive. */
const LIMITS_WITHIN_MS = 3000;
const ASK_EVERY_MS = 100;

/** Null: nobody answers, which a start outlives. Each time a new connection: limits of a role count from its beginning. */
async function askOnce(pool: pg.Pool, identity: Identity): Promise<Standby | null> {
  const client = createSeparateClient(pool).on('error', () => undefined);
  try {
    await client.connect();
    const standby = await askStandby(client);
    await endWithoutLimits(client, standby, identity);
    return standby;
  } catch (error) {
    const sentence = refusalOfReplica(error);
    if (sentence) throw new DatabaseAddressError(sentence);
    return null;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function requireSameDatabase({ cluster, database }: Standby, identity: Identity): void {
  if (cluster === identity.cluster && database === identity.database) return;
  const found = cluster === identity.cluster ? `the database ${database}` : 'another database cluster';
  throw new DatabaseAddressError(
    `DATABASE_REPLICA_URL must lead to a standby of the server in DATABASE_URL, and to its database ${identity.database}: it leads to ${found}.`,
  );
}

/**
 * Refuses a replica that could never be used. One that is down, behind or promoted is bypassed instead, and the watch
 * checks it again before its first use.
 */
export async function verifyReplica({ pool, directPool, identity }: ReplicaAddress): Promise<void> {
  const first = await askOnce(pool, identity);
  if (first) requireSameDatabase(first, identity);
  await setRoleLimits(directPool);
  const written = await askWritten(directPool);
  const until = performance.now() + LIMITS_WITHIN_MS;
  for (;;) {
    const standby = await askOnce(pool, identity);
    const missing = standby && missingLimitOf(standby);
    if (!standby?.isStandby || missing === null) return;
    if (performance.now() > until) {
      // They have not arrived there yet.
      if (standby.replayed < written) return;
      throw new DatabaseAddressError(
        `The connections of DATABASE_REPLICA_URL lack the limits of the role of DATABASE_URL: ${missing}. Use the same user; if there is a pooler with connections from before this start, run RECONNECT in its console, and start again.`,
      );
    }
    await pause(ASK_EVERY_MS);
  }
}
