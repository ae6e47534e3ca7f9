import { WAITLIST_CAPACITY } from '@academy/domain/product';
import type pg from 'pg';
import type { TestApp } from '../../../../test/test-app.ts';

export const form = { email: 'thandi@example.co.za', name: 'Thandi Nkosi', province: 'Gauteng' };

/** For tests in which one address takes the whole list. */
export const OPEN_TO_ONE_ADDRESS = { WAITLIST_TRIES: '1000', WAITLIST_PLACES_PER_ADDRESS: '50' };

export function register(test: TestApp, changes: object = {}, headers: Record<string, string> = {}) {
  return test.call('POST', '/api/waitlist/register', { body: { ...form, ...changes }, headers });
}

export async function readStats(test: TestApp) {
  return (await test.call('GET', '/api/waitlist/stats')).json();
}

/** Fills the list with this many places, without HTTP. */
export async function fillTo(pool: pg.Pool, places: number): Promise<void> {
  await pool.query(
    `insert into waitlist_entries (position, email, name, province, registered_at, referral_code)
     select n, 'filled' || n || '@example.co.za', 'Filled ' || n, 'Limpopo', now(), lpad(n::text, 8, '0')
       from generate_series((select used + 1 from waitlist_counter), $1::int) n`,
    [places],
  );
  await pool.query('update waitlist_counter set used = $1', [places]);
}

export async function emptyList(pool: pg.Pool): Promise<void> {
  await pool.query(
    'truncate waitlist_entries, waitlist_takings cascade; update waitlist_counter set used = 0',
  );
  await pool.query("truncate outbox_mails; select pg_notify('waitlist', '')");
}

export async function storedPositions(pool: pg.Pool): Promise<number[]> {
  const { rows } = await pool.query('select position from waitlist_entries order by position');
  return rows.map((row) => row.position);
}

export const allPositions = Array.from({ length: WAITLIST_CAPACITY }, (_, index) => index + 1);
