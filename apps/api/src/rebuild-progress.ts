// `npm run progress:rebuild`: derives everything that learners have earned anew from the learning log. The product may
// be running meanwhile: each learner is locked for a moment.
import { readEnvironment } from './config.ts';
import { connect } from './database/connect.ts';
import { startManagedCluster } from './database/managed-cluster/index.ts';
import { migrate } from './database/migrate.ts';
import { CatalogueCache } from './modules/catalogue/index.ts';
import { rebuildAllProgress } from './modules/learning/index.ts';

async function main(): Promise<void> {
  const config = readEnvironment();
  const cluster =
    config.DATABASE_URL === null
      ? await startManagedCluster({ dataDir: config.DATA_DIR, say: (line) => console.log(line) })
      : null;
  const target = cluster ? cluster.connection : { connectionString: config.DATABASE_URL ?? '' };
  const { pool, db, end } = connect(target, (error) => console.error(error.message));
  try {
    await migrate(pool);
    const learners = await rebuildAllProgress(db, await new CatalogueCache({ db }).read());
    console.log(`The progress of ${learners} learners was derived anew from the log.`);
  } finally {
    await end();
    await cluster?.stop();
  }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
