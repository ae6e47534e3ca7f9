import type { WaitlistStatsAnswer } from '@academy/contract/waitlist';
import { type Registration, spotsLeft, WAITLIST_CAPACITY } from '@academy/domain/waitlist';
import { desc, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { waitlistCounter, waitlistEntries } from '../../database/tables/waitlist.ts';
import { CHANGE_CHANNEL } from './change-listener.store.ts';

const RECENT_SIGNUPS = 6;

interface ListState {
  readonly used: number;
  readonly isListed: boolean;
}

/** How full the list is, and whether the address is on it, compared without case. */
export async function lookAtList(db: Queryable, email: string): Promise<ListState> {
  const isListed = sql<boolean>`exists (select from ${waitlistEntries} where lower(email) = lower(${email}))`;
  const [state] = await db.select({ used: waitlistCounter.used, isListed }).from(waitlistCounter);
  if (!state) throw new Error('The counter of the waiting list is missing.');
  return state;
}

interface NewEntry extends Registration {
  readonly registeredAt: Date;
  readonly referralCode: string;
}

/**
 * Takes the next place and tells every process when the transaction commits; null when the list is full or has the
 * address already. The lock is a statement of its own: the next one sees all that was committed before it was given,
 * so the place is taken only with its entry and positions have no hole. Together in one round trip, because until
 * the transaction ends everyone else waits.
 */
export async function takePlace(db: Queryable, entry: NewEntry): Promise<number | null> {
  await db.select().from(waitlistCounter).for('update');
  const { email, name, province, registeredAt, referralCode } = entry;
  const { rows } = await db.execute<{ position: number }>(sql`
    with place as (
      update waitlist_counter set used = used + 1
       where used < ${WAITLIST_CAPACITY}
         and not exists (select from waitlist_entries where lower(email) = lower(${email}))
      returning used
    ), entry as (
      insert into waitlist_entries (position, email, name, province, registered_at, referral_code)
      select used, ${email}, ${name}, ${province}, ${registeredAt.toISOString()}::timestamptz, ${referralCode} from place
      returning position
    )
    select position, pg_notify(${CHANGE_CHANNEL}, '') from entry`);
  return rows[0]?.position ?? null;
}

/** One statement, so that figures and names are of the same moment. */
export async function readStats(db: Queryable): Promise<WaitlistStatsAnswer> {
  const rows = await db
    .select({
      used: waitlistCounter.used,
      name: waitlistEntries.name,
      province: waitlistEntries.province,
      registeredAt: waitlistEntries.registeredAt,
    })
    .from(waitlistCounter)
    .leftJoin(waitlistEntries, sql`true`)
    .orderBy(desc(waitlistEntries.position))
    .limit(RECENT_SIGNUPS);
  const totalRegistered = rows[0]?.used ?? 0;
  return {
    spotsLeft: spotsLeft(totalRegistered),
    totalRegistered,
    recentSignups: rows.flatMap(({ name, province, registeredAt }) =>
      name && province && registeredAt ? [{ name, signupDate: registeredAt.toISOString(), province }] : [],
    ),
  };
}
