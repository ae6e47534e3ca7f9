import type { Role } from '@academy/domain/access';
import { type PersonState, personState } from '@academy/domain/accounts/people';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/connect.ts';
import { contains, PERSON_TEXT, wordsOf } from '../../academy/people-search/index.ts';

export interface Search {
  readonly words?: string | undefined;
  readonly role?: Role | undefined;
  readonly state?: PersonState | undefined;
  readonly page: number;
}

export const PEOPLE_PAGE_SIZE = 25;
/** Counts stop here; a search that finds more has to be narrowed. */
const MOST_COUNTED = 5000;

const STATE_CONDITIONS: Readonly<Record<PersonState, SQL>> = {
  active: sql`u.suspended_at is null and u.password_hash is not null`,
  invited: sql`u.suspended_at is null and u.password_hash is null`,
  suspended: sql`u.suspended_at is not null`,
};

/** Every word must occur in the name or the address. */
function conditionOf({ words, role, state }: Search): SQL {
  const conditions = wordsOf(words).map((word) => contains(PERSON_TEXT, word));
  if (role !== undefined) conditions.push(sql`u.role = ${role}`);
  if (state !== undefined) conditions.push(STATE_CONDITIONS[state]);
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

interface PersonRow extends Record<string, unknown> {
  readonly id: string;
  readonly name: string;
  readonly username: string;
  readonly email: string | null;
  readonly role: Role;
  readonly isSuspended: boolean;
  readonly hasPassword: boolean;
  readonly province: string | null;
  readonly joinedAt: string;
  readonly lastSeenAt: string | null;
}

export async function findPeople(db: Queryable, search: Search) {
  const { rows } = await db.execute<PersonRow>(sql`
    select u.id, coalesce(u.full_name, u.username) as name, u.username, u.email, u.role,
           u.suspended_at is not null as "isSuspended", u.password_hash is not null as "hasPassword",
           (select province from waitlist_entries w where w.user_id = u.id) as province,
           u.created_at as "joinedAt",
           (select max(last_seen_at) from sign_ins s where s.user_id = u.id) as "lastSeenAt"
      from users u where ${conditionOf(search)}
     order by u.created_at desc, u.id
     limit ${PEOPLE_PAGE_SIZE} offset ${(search.page - 1) * PEOPLE_PAGE_SIZE}`);
  return rows.map(({ isSuspended, hasPassword, joinedAt, lastSeenAt, ...person }) => ({
    ...person,
    state: personState({ isSuspended, hasPassword }),
    joinedAt: new Date(joinedAt).toISOString(),
    lastSeenAt: lastSeenAt === null ? null : new Date(lastSeenAt).toISOString(),
  }));
}

export async function countPeople(db: Queryable, search: Search): Promise<number> {
  const { rows } = await db.execute<{ found: number }>(sql`
    select count(*)::int as found from (
      select from users u where ${conditionOf(search)} limit ${MOST_COUNTED}) found`);
  return rows[0]?.found ?? 0;
}

interface LockedPerson extends Record<string, unknown> {
  readonly id: string;
  readonly role: Role;
  readonly isSuspended: boolean;
  readonly username: string;
  readonly fullName: string | null;
  readonly email: string | null;
}

/** Locks the person and all administrators, so that two of them cannot remove each other as the last one. */
export async function lockPerson(
  tx: Queryable,
  personId: string,
): Promise<{ person: LockedPerson; activeAdministrators: number } | null> {
  const { rows } = await tx.execute<LockedPerson>(sql`
    select id, role, suspended_at is not null as "isSuspended", username, full_name as "fullName", email
      from users
     where id = ${personId} or role = 'administrator' order by id for no key update`);
  const person = rows.find(({ id }) => id === personId);
  if (!person) return null;
  const active = rows.filter(({ role, isSuspended }) => role === 'administrator' && !isSuspended);
  return { person, activeAdministrators: active.length };
}
