import type { ManagedCluster } from '@academy/managed-cluster';
import type pg from 'pg';
import type { Config } from '../config.ts';

interface DatabaseAddresses {
  readonly target: pg.PoolConfig;
  /** Null: the target is the database itself. */
  readonly direct: pg.PoolConfig | null;
}

/** The managed database, or the configured one with the address behind its pooler. */
export function addressesOf(
  { DATABASE_URL, DIRECT_DATABASE_URL }: Pick<Config, 'DATABASE_URL' | 'DIRECT_DATABASE_URL'>,
  cluster: ManagedCluster | null,
): DatabaseAddresses {
  if (cluster) return { target: cluster.connection, direct: null };
  return {
    target: { connectionString: DATABASE_URL ?? '' },
    direct: DIRECT_DATABASE_URL === null ? null : { connectionString: DIRECT_DATABASE_URL },
  };
}
