import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Queryable } from '../../../../database/connect.ts';

const PROBE_LIMIT_MS = 1000;

export async function answersInTime(pool: pg.Pool): Promise<boolean> {
  const answered = pool.query('select 1').then(
    () => true,
    () => false,
  );
  return Promise.race([answered, pause(PROBE_LIMIT_MS, false, { ref: false })]);
}

export async function isSuperuser(db: Queryable): Promise<boolean> {
  const { rows } = await db.execute<{ is_superuser: string }>(sql`show is_superuser`);
  return rows[0]?.is_superuser === 'on';
}
