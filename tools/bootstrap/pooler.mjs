import { installFromDebian } from './debian.mjs';
import { bootstrapLock } from './install.mjs';
import { withLock } from './lock.mjs';
import { findPgbouncer } from './pgbouncer.mjs';

export async function ensurePooler() {
  if (findPgbouncer()) return;
  await withLock(bootstrapLock, async () => {
    if (!findPgbouncer()) await installFromDebian('PgBouncer', ['pgbouncer']);
  });
  if (findPgbouncer()) return;
  throw new Error(
    'The tests of poolers need PgBouncer, and it could not be installed here. ' +
      'Please install it (Debian: apt-get install pgbouncer) or name its file in PGBOUNCER_PATH.',
  );
}
