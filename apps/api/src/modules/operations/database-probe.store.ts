import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

const PROBE_LIMIT_MS = 1000;

export async function answersInTime(pool: pg.Pool): Promise<boolean> {
  const answered = pool.query('select 1').then(
    () => true,
    () => false,
  );
  return Promise.race([answered, pause(PROBE_LIMIT_MS, false, { ref: false })]);
}
