import type { WaitlistStatsAnswer } from '@academy/contract/admissions/waitlist';
import { factsThatDiffer } from '@academy/domain/academy/academy-settings';
import { pioneerName, type Registration, spotsLeft } from '@academy/domain/admissions/waitlist';
import { desc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/connect.ts';
import { deleteRows } from '../../../database/delete-rows.ts';
import { type Configured, settingsOf } from '../../academy/academy-settings/index.ts';
import { academySettings } from '../../academy/academy-settings/tables.ts';
import { waitlistCounter, waitlistEntries, waitlistTakings } from './tables.ts';

export const CHANGE_CHANNEL = 'waitlist';
export const LISTEN_TO_CHANGES = 'listen waitlist';

const RECENT_SIGNUPS = 6;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A change of the list by its number; figures of a lower number lack it. */
export interface ListChange {
  readonly change: number;
}

/** The places that a network may still take, and the start of the counting window. */
export interface NetworkShare {
  readonly networkHash: Buffer;
  readonly placesADay: number;
  readonly now: Date;
}

// Entries dated by a clock that was ahead are not counted: they would count as long as it was wrong.
const takenToday = ({ networkHash, now }: NetworkShare) =>
  sql`network_hash = ${networkHash} and taken_at <= ${now.toISOString()}::timestamptz
      and taken_at > ${new Date(now.getTime() - DAY_MS).toISOString()}::timestamptz`;

export interface ListState {
  readonly used: number;
  /** The total. */
  readonly places: number;
  /** The contact address; null: as the server is configured. */
  readonly generalEmail: string | null;
  readonly isListed: boolean;
  readonly takenByNetwork: number;
  readonly firstTakenAt: Date | null;
}

/** How full the list is, whether the address is on it (compared without case), and the network's count of today. */
export async function readListState(db: Queryable, email: string, share: NetworkShare): Promise<ListState> {
  const { rows } = await db.execute<{
    used: number;
    places: number;
    general_email: string | null;
    is_listed: boolean;
    taken: number;
    first_taken_at: Date | string | null;
  }>(sql`
    select used, places, general_email, taken, first_taken_at,
           exists (select from waitlist_entries where lower(email) = lower(${email})) as is_listed
      from waitlist_counter, academy_settings,
           (select count(*)::int as taken, min(taken_at) as first_taken_at
              from waitlist_takings where ${takenToday(share)}) as takings`);
  const state = rows[0];
  if (!state) throw new Error('The counter of the waiting list is missing.');
  return {
    used: state.used,
    places: state.places,
    generalEmail: state.general_email,
    isListed: state.is_listed,
    takenByNetwork: state.taken,
    firstTakenAt: state.first_taken_at === null ? null : new Date(state.first_taken_at),
  };
}

interface NewEntry extends Registration {
  readonly registeredAt: Date;
  readonly referralCode: string;
  /** Null when the place is confirmed at once. */
  readonly held: { readonly confirmBy: Date; readonly confirmationHash: Buffer } | null;
}

export async function lockList(db: Queryable): Promise<void> {
  await db.select().from(waitlistCounter).for('update');
}

/**
 * Takes the lowest free place and notifies every process when the transaction commits; null when the list is full,
 * already has the address, or the network has had its share. The lock is a separate statement: the next one sees
 * everything committed before it was granted, so the place is taken only with its entry and no place is given
 * twice. Both in one round trip, because until the transaction ends everyone else waits.
 */
export async function takePlace(
  db: Queryable,
  entry: NewEntry,
  share: NetworkShare,
): Promise<(ListChange & { readonly position: number }) | null> {
  await lockList(db);
  const { email, name, province, registeredAt, referralCode, held } = entry;
  const { rows } = await db.execute<{ position: number; changes: string }>(sql`
    with place as (
      update waitlist_counter set used = used + 1, changes = changes + 1
       where used < (select places from academy_settings)
         and not exists (select from waitlist_entries where lower(email) = lower(${email}))
         and (select count(*) from waitlist_takings where ${takenToday(share)}) < ${share.placesADay}
      returning changes
    ), taking as (
      insert into waitlist_takings (network_hash, taken_at)
      select ${share.networkHash}, ${share.now.toISOString()}::timestamptz from place
    ), entry as (
      insert into waitlist_entries
        (position, email, name, province, registered_at, referral_code, confirm_by, confirmation_hash)
      select (select min(n) from academy_settings, generate_series(1, places) n
               where not exists (select from waitlist_entries where position = n)),
             ${email}, ${name}, ${province}, ${registeredAt.toISOString()}::timestamptz, ${referralCode},
             ${held?.confirmBy.toISOString() ?? null}::timestamptz, ${held?.confirmationHash ?? null}::bytea
        from place
      returning position
    )
    select position, changes, pg_notify(${CHANGE_CHANNEL}, '') from entry, place`);
  const taken = rows[0];
  return taken ? { position: taken.position, change: Number(taken.changes) } : null;
}

/** Frees the places of the entries that `which` selects, and notifies every process. Null when there were none. */
async function freePlaces(db: Queryable, which: ReturnType<typeof sql>): Promise<ListChange | null> {
  await lockList(db);
  const { rows } = await db.execute<{ changes: string }>(sql`
    with gone as (
      delete from waitlist_entries where ${which} returning id
    ), counted as (
      update waitlist_counter set used = used - (select count(*) from gone), changes = changes + 1
       where exists (select from gone)
      returning changes
    )
    select changes, pg_notify(${CHANGE_CHANNEL}, '') from counted`);
  return rows[0] ? { change: Number(rows[0].changes) } : null;
}

export async function removeEntry(db: Queryable, entryId: string): Promise<ListChange | null> {
  return freePlaces(db, sql`id = ${entryId}`);
}

/** Places not confirmed in time return to the pool. */
export async function freeLapsedPlaces(db: Queryable, now: Date): Promise<void> {
  await db.transaction((tx) =>
    freePlaces(tx, sql`confirm_by <= ${now.toISOString()}::timestamptz and confirmed_at is null`),
  );
}

export function forgetTakings(db: Queryable, now: Date): Promise<number> {
  return deleteRows(db, waitlistTakings, lt(waitlistTakings.takenAt, new Date(now.getTime() - DAY_MS)));
}

/** One statement, so that figures and names are of the same moment. Names of unconfirmed people are not shown. */
export async function readStats(
  db: Queryable,
  config: Configured,
): Promise<ListChange & { readonly stats: WaitlistStatsAnswer }> {
  const isFirm = or(isNull(waitlistEntries.confirmBy), isNotNull(waitlistEntries.confirmedAt));
  const rows = await db
    .select({
      used: waitlistCounter.used,
      change: waitlistCounter.changes,
      settings: academySettings,
      name: waitlistEntries.name,
      province: waitlistEntries.province,
      registeredAt: waitlistEntries.registeredAt,
    })
    .from(waitlistCounter)
    .innerJoin(academySettings, sql`true`)
    .leftJoin(waitlistEntries, isFirm)
    .orderBy(desc(waitlistEntries.registeredAt), desc(waitlistEntries.position))
    .limit(RECENT_SIGNUPS);
  const [first] = rows;
  if (!first) throw new Error('The counter of the waiting list is missing.');
  const totalRegistered = first.used;
  const settings = settingsOf(first.settings, config);
  const academy = factsThatDiffer(settings);
  const stats = {
    spotsLeft: spotsLeft(totalRegistered, settings.places),
    totalRegistered,
    recentSignups: rows.flatMap(({ name, province, registeredAt }) =>
      name && province && registeredAt
        ? [{ name: pioneerName(name), signupDate: registeredAt.toISOString(), province }]
        : [],
    ),
    ...(Object.keys(academy).length > 0 && { academy }),
  };
  return { stats, change: first.change };
}

interface Joined {
  readonly entryId: string;
  readonly userId: string;
  /** The entry with the referral code that the person used. */
  readonly referredBy: string | null;
}

/** A person's province, as given on the waiting list. */
export async function provinceOf(db: Queryable, userId: string): Promise<string | null> {
  const [entry] = await db
    .select({ province: waitlistEntries.province })
    .from(waitlistEntries)
    .where(eq(waitlistEntries.userId, userId));
  return entry?.province ?? null;
}

/** The person of the entry has an account now. */
export async function markJoined(db: Queryable, { entryId, userId, referredBy }: Joined): Promise<void> {
  await db.update(waitlistEntries).set({ userId, referredBy }).where(eq(waitlistEntries.id, entryId));
}

/** Frees the place. */
export async function forgetPlaceOf(
  tx: Queryable,
  { id, email }: { readonly id: string; readonly email: string | null },
): Promise<void> {
  await freePlaces(tx, sql`user_id = ${id} or lower(email) = lower(${email})`);
}
