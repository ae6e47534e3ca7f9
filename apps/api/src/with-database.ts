import { startManagedCluster } from '@academy/managed-cluster';
import { type Config, readEnvironment } from './config.ts';
import { addressesOf } from './database/addresses-of.ts';
import { connect, type Database } from './database/connect.ts';
import { migrate } from './database/migrate.ts';

/** For commands that run outside the server: the configured database or the managed one, migrated, and closed afterwards. */
export async function withDatabase<Value>(
  work: (db: Database, config: Config) => Promise<Value>,
): Promise<Value> {
  const config = readEnvironment();
  const cluster =
    config.DATABASE_URL === null
      ? await startManagedCluster({ dataDir: config.DATA_DIR, say: (line) => console.log(line) })
      : null;
  const { target, direct } = addressesOf(config, cluster);
  const { directPool, db, verify, end } = connect(target, (error) => console.error(error.message), {
    direct,
  });
  try {
    await verify();
    await migrate(directPool, { say: (line) => console.log(line) });
    return await work(db, config);
  } finally {
    await end();
    await cluster?.stop();
  }
}
