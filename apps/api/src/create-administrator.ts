// `npm run admin:create -- <username> <e-mail> "<full name>"`: makes an administrator and prints the one-time link on
// which the person sets the first password. There is no default account outside the demo.
import { randomBytes } from 'node:crypto';
import { readEnvironment } from './config.ts';
import { connect } from './database/connect.ts';
import { startManagedCluster } from './database/managed-cluster/index.ts';
import { migrate } from './database/migrate.ts';
import { createAdministrator } from './modules/identity/index.ts';

async function main(): Promise<number> {
  const [username, email, fullName] = process.argv.slice(2);
  if (!username || !email || !fullName) {
    console.error('Usage: npm run admin:create -- <username> <e-mail> "<full name>"');
    return 1;
  }
  const config = readEnvironment();
  const cluster =
    config.DATABASE_URL === null
      ? await startManagedCluster({ dataDir: config.DATA_DIR, say: (line) => console.log(line) })
      : null;
  const target = cluster ? cluster.connection : { connectionString: config.DATABASE_URL ?? '' };
  const { pool, db, end } = connect(target, (error) => console.error(error.message));
  try {
    await migrate(pool);
    const publicUrl = config.PUBLIC_URL ?? `http://${config.HOST}:${config.PORT}`;
    const needs = { db, clock: () => new Date(), randomBytes, publicUrl };
    const created = await createAdministrator(needs, { username, email, fullName });
    if (!created.ok) {
      console.error('An account with this username or e-mail address exists already.');
      return 1;
    }
    console.log(`${fullName} sets a password within 24 hours on:\n${created.value}`);
    return 0;
  } finally {
    await end();
    await cluster?.stop();
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
