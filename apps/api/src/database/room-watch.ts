import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Services } from '../services.ts';

const LOOK_EVERY_MS = 2000;

// Four megabytes that disappear with the transaction: a smaller write could find space on a disk that is still full.
const TRY_TO_WRITE = `
  create temporary table room on commit drop as
    select repeat(md5(n::text), 32) as filling from generate_series(1, 4096) as n`;

async function hasRoom(pool: pg.Pool): Promise<boolean> {
  return pool.query(TRY_TO_WRITE).then(
    () => true,
    () => false,
  );
}

/**
 * A full disk shows in the first write that fails. From then on the server is not ready, and checks by itself until
 * there is room again.
 */
export async function waitForRoom({
  pool,
  readiness,
  log,
}: Pick<Services, 'pool' | 'readiness' | 'log'>): Promise<void> {
  if (!readiness.hasRoom) return;
  readiness.setHasRoom(false);
  log.error('the disk of the database is full: not ready until there is room');
  do await pause(LOOK_EVERY_MS, undefined, { ref: false });
  while (readiness.state !== 'closing' && !(await hasRoom(pool)));
  readiness.setHasRoom(true);
  log.warn('the disk of the database has room again');
}
