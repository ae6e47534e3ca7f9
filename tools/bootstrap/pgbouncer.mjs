import { existsSync } from 'node:fs';
import process from 'node:process';

const knownPlaces = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer'];

/** The path of a PgBouncer for tests: PGBOUNCER_PATH, else the system's. */
export function findPgbouncer() {
  const chosen = process.env.PGBOUNCER_PATH;
  if (chosen && !existsSync(chosen)) throw new Error(`PGBOUNCER_PATH names no file: ${chosen}`);
  return chosen || knownPlaces.find((path) => existsSync(path));
}
