import type { ReplicaState } from '@academy/domain/overview/operations';
import type pg from 'pg';
import { SESSION_LIMITS } from '../session-limits.ts';

/** What a connection of the replica's address leads to. */
export interface Standby {
  readonly cluster: string;
  readonly database: string;
  /** False for a primary, for example a standby that was promoted. */
  readonly isStandby: boolean;
  readonly statement_timeout: string;
  readonly lock_timeout: string;
  readonly idle_in_transaction_session_timeout: string;
  /** The position in the write-ahead log that it has replayed. */
  readonly replayed: number;
}

/** Of the primary: what its standbys are known by. */
export type Identity = Pick<Standby, 'cluster' | 'database'>;

type Askable = Pick<pg.ClientBase, 'query'>;

const limitIn = (name: string) => `(select setting from pg_settings where name = '${name}') as ${name}`;

const ASK = `
  select (select system_identifier::text from pg_control_system()) as cluster, current_database() as database,
         pg_is_in_recovery() as "isStandby", ${Object.keys(SESSION_LIMITS).map(limitIn).join(', ')},
         coalesce(pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0'), 0)::float8 as replayed`;

export async function askStandby(client: Askable): Promise<Standby> {
  const { rows } = await client.query<Standby>(ASK);
  if (!rows[0]) throw new Error('The replica gave no answer.');
  return rows[0];
}

/**
 * A connection from before our role had its limits never gets them, and a pooler would keep it for others. Its next one has
 * them.
 */
export async function endWithoutLimits(client: Askable, standby: Standby, identity: Identity): Promise<void> {
  if (faultOf(standby, identity) !== 'without-limits') return;
  await client.query('select pg_terminate_backend(pg_backend_pid())').catch(() => undefined);
}

export async function askIdentity(primary: Askable): Promise<Identity> {
  const { cluster, database } = await askStandby(primary);
  return { cluster, database };
}

export async function askWritten(primary: Askable): Promise<number> {
  const { rows } = await primary.query<{ written: number }>(
    "select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as written",
  );
  if (!rows[0]) throw new Error('The primary gave no answer.');
  return rows[0].written;
}

/** In words; null if the connection has all limits of our role. */
export function missingLimitOf(standby: Standby): string | null {
  for (const [name, ms] of Object.entries(SESSION_LIMITS) as [keyof typeof SESSION_LIMITS, number][])
    if (Number(standby[name]) !== ms) return `${name} is ${standby[name]} ms instead of ${ms} ms`;
  return null;
}

/** Why a connection must not be read from, whatever its lag; null if it may. */
export function faultOf(standby: Standby, identity: Identity): ReplicaState | null {
  if (standby.cluster !== identity.cluster || standby.database !== identity.database) return 'other-database';
  if (!standby.isStandby) return 'no-standby';
  return missingLimitOf(standby) === null ? null : 'without-limits';
}
