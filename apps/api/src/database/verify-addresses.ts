import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { createSeparateClient, optionsOf } from './driver/pool-options.ts';
import type { StatementNames } from './driver/statement-names.ts';
import { missingLimit, setRoleLimits } from './session-limits.ts';

/** For the operator: the configured addresses cannot be used together. */
export class DatabaseAddressError extends Error {}

interface Addresses {
  readonly pool: pg.Pool;
  readonly sidePool: pg.Pool;
  readonly directPool: pg.Pool;
  readonly names: StatementNames;
  /** Whether `pool` and `sidePool` have another address than `directPool`. */
  readonly isPooled: boolean;
}

async function withClients<Result>(
  pool: pg.Pool,
  count: number,
  work: (clients: readonly pg.Client[]) => Promise<Result>,
): Promise<Result> {
  const clients = Array.from({ length: count }, () =>
    createSeparateClient(pool).on('error', () => undefined),
  );
  try {
    await Promise.all(clients.map((client) => client.connect()));
    return await work(clients);
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => undefined)));
  }
}

const LONGEST_WAIT_FOR_OTHER_MS = 300;

/**
 * Whether the connections of an address change their session between transactions, as those of a pooler in transaction
 * mode do. Told by the process that answers; a pooler shows other numbers than that when one connects, but so do proxies
 * that keep sessions.
 */
async function sharesSessions(pool: pg.Pool): Promise<boolean> {
  return withClients(pool, 2, async ([first, second]) => {
    const processOf = async (client: pg.Client | undefined) =>
      (await client?.query('select pg_backend_pid() as id'))?.rows[0].id as number;
    await first?.query('begin');
    const ofFirst = await processOf(first);
    const answered = processOf(second);
    // A pooler with a single connection answers only after the commit.
    await Promise.race([answered, pause(LONGEST_WAIT_FOR_OTHER_MS)]);
    await first?.query('commit');
    const ofSecond = await answered;
    // Twice: a pooler that takes its connections in turn would give the same one once.
    const later = [await processOf(second), await processOf(second)];
    return (
      ofFirst === ofSecond || later.some((id) => id !== ofSecond) || (await processOf(first)) !== ofFirst
    );
  });
}

const IDENTITY = `
  select current_user || ' in ' || current_database() as shown,
         current_user || ' ' || current_database() || ' ' || pg_postmaster_start_time() as identity`;

async function requireSameDatabase({ pool, directPool }: Addresses): Promise<void> {
  const [pooled, direct] = await Promise.all(
    [pool, directPool].map(async (each) => (await each.query<Record<string, string>>(IDENTITY)).rows[0]),
  );
  if (pooled?.identity === direct?.identity) return;
  throw new DatabaseAddressError(
    `DATABASE_URL and DIRECT_DATABASE_URL must lead to the same database server, database and user: they lead to ${pooled?.shown} and to ${direct?.shown}.`,
  );
}

async function requireLimits({ pool, sidePool, isPooled }: Addresses): Promise<void> {
  // A pooler may still have connections from before the role had its limits.
  const count = isPooled ? [pool, sidePool].reduce((sum, each) => sum + (optionsOf(each).max ?? 0), 0) : 1;
  const missing = await withClients(pool, count, (clients) => Promise.all(clients.map(missingLimit)));
  const first = missing.find((each) => each !== null);
  if (first === undefined) return;
  throw new DatabaseAddressError(
    isPooled
      ? `The pooler of DATABASE_URL gives connections without the limits of their role: ${first}. If it has connections from before this start, run RECONNECT in its console, and start again.`
      : `What is between here and the database drops the limits of our connections: ${first}. If DATABASE_URL leads to a pooler, set DIRECT_DATABASE_URL to the address of the database itself.`,
  );
}

/**
 * A pooler that knows named statements gives them names of its own. Otherwise ours arrives at a connection of which others
 * know nothing, and is taken away again.
 */
async function doesPoolerKeepNames(pool: pg.Pool): Promise<boolean> {
  return withClients(pool, 1, async ([client]) => {
    const name = `academy-${process.pid}-${process.hrtime.bigint()}`;
    await client?.query('begin');
    const known = await client?.query<{ name: string }>({
      name,
      text: 'select name from pg_prepared_statements',
    });
    const isOurs = known?.rows.some((row) => row.name === name) ?? false;
    // Where names are not kept apart nobody relies on one.
    if (isOurs) await client?.query('deallocate all');
    await client?.query('commit');
    return !isOurs;
  });
}

/** Changes nothing but the limits of our role, and those only behind a pooler. */
export async function verifyAddresses(addresses: Addresses): Promise<void> {
  const { pool, directPool, names, isPooled } = addresses;
  if (await sharesSessions(directPool))
    throw new DatabaseAddressError(
      isPooled
        ? 'DIRECT_DATABASE_URL leads to a pooler that shares its connections. It needs the address of the database itself.'
        : 'DATABASE_URL leads to a pooler that shares its connections. Set DIRECT_DATABASE_URL to the address of the database itself.',
    );
  if (isPooled) {
    // First: a connection that the pooler opens before has no limits, and keeps none.
    await setRoleLimits(directPool);
    await requireSameDatabase(addresses);
  }
  await requireLimits(addresses);
  if (isPooled) names.areKept = await doesPoolerKeepNames(pool);
}
