import type { User } from '@academy/contract/accounts/identity';
import { SIGN_IN_LIMITS } from '@academy/domain/accounts/identity';
import { and, desc, eq, lt, ne } from 'drizzle-orm';
import type pg from 'pg';
import type { Queryable } from '../../../../database/connect.ts';
import { deleteRows } from '../../../../database/delete-rows.ts';
import { statement } from '../../../../database/statement.ts';
import type { Frame } from '../../../../http/endpoints/actor.ts';
import { unreadOf } from '../../../academy/notices/index.ts';
import { displaySettingsOf } from '../../display-settings/index.ts';
import { signIns } from '../tables.ts';

export interface SignInWithUser extends User {
  /** The position of its hash among the requested ones, counted from one. */
  readonly place: number;
  readonly signInId: string;
  readonly userId: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly isStrong: boolean;
  readonly confirmedAt: Date;
  readonly recordVersion: number;
  /** Only when requested. */
  readonly unreadNotices?: number;
  readonly displaySettings?: Frame['displaySettings'];
}

const COLUMNS = `s.id as "signInId", s.user_id as "userId",
  s.created_at as "createdAt", s.last_seen_at as "lastSeenAt", s.is_strong as "isStrong",
  s.confirmed_at as "confirmedAt",
  coalesce(t.version, 0) as "recordVersion",
  u.id, u.role, u.username, u.full_name as "fullName", u.email, u.avatar_url as "avatarUrl"`;
const OF_PEOPLE = `join users u on u.id = s.user_id and u.suspended_at is null
  left join learner_tallies t on t.user_id = s.user_id`;

/**
 * The one read that every signed-in request makes. Most are for a single token, and need no list. For a list of unknown
 * length the database makes a new plan each time, which costs four times the read; with the limit it expects one row.
 */
const reading = (name: string, more: string) => ({
  one: statement<SignInWithUser, [tokenHash: Buffer]>(
    `${name}-one`,
    `select 1 as place, ${COLUMNS}${more} from sign_ins s ${OF_PEOPLE} where s.token_hash = $1`,
  ),
  several: statement<SignInWithUser, [tokenHashes: readonly Buffer[]]>(
    name,
    `select asked.place::int, ${COLUMNS}${more}
       from (select * from unnest($1::bytea[]) with ordinality limit cardinality($1::bytea[]))
              as asked (token_hash, place)
       join sign_ins s on s.token_hash = asked.token_hash ${OF_PEOPLE}`,
  ),
});

const bare = reading('read-sign-ins', '');
const withFrame = reading(
  'read-sign-ins-frame',
  `, ${unreadOf('u.id')} as "unreadNotices", ${displaySettingsOf('u.id')} as "displaySettings"`,
);

/** The sign-ins of these tokens; with the frame of a page, if requested. */
export function readSignIns(
  client: pg.PoolClient,
  tokenHashes: readonly Buffer[],
  wantsFrame: boolean,
): Promise<SignInWithUser[]> {
  const { one, several } = wantsFrame ? withFrame : bare;
  const [first, ...others] = tokenHashes;
  return first && others.length === 0 ? one.rows(client, first) : several.rows(client, tokenHashes);
}

interface NewSignIn {
  readonly tokenHash: Buffer;
  readonly userId: string;
  readonly device: string;
  readonly isStrong: boolean;
  readonly deviceHash: Buffer;
  readonly now: Date;
}

export async function addSignIn(db: Queryable, { now, ...signIn }: NewSignIn): Promise<void> {
  await db.insert(signIns).values({ ...signIn, createdAt: now, lastSeenAt: now, confirmedAt: now });
}

const touch = statement<never, [signInId: string, now: Date]>(
  'touch-sign-in',
  'update sign_ins set last_seen_at = $2 where id = $1 and last_seen_at < $2',
);

export async function touchSignIn(db: Queryable, signInId: string, now: Date): Promise<void> {
  await touch.rows(db, signInId, now);
}

/** Records that a second factor was shown. False when the sign-in was ended in the meantime. */
export async function confirmSignIn(
  db: Queryable,
  { signInId, isStrong, now }: { signInId: string; isStrong: boolean; now: Date },
): Promise<boolean> {
  const { rowCount } = await db
    .update(signIns)
    .set({ confirmedAt: now, ...(isStrong && { isStrong }) })
    .where(eq(signIns.id, signInId));
  return (rowCount ?? 0) > 0;
}

/** Checked under the lock of its account, before actions that a sign-in being ended right now must not do any more. */
export async function isSignInOpen(tx: Queryable, signInId: string): Promise<boolean> {
  const found = await tx.select({ id: signIns.id }).from(signIns).where(eq(signIns.id, signInId));
  return found.length > 0;
}

/** The owner; null when it had already ended. */
export async function endSignInByToken(db: Queryable, tokenHash: Buffer): Promise<string | null> {
  const [ended] = await db
    .delete(signIns)
    .where(eq(signIns.tokenHash, tokenHash))
    .returning({ userId: signIns.userId });
  return ended?.userId ?? null;
}

export async function endSignIn(db: Queryable, userId: string, signInId: string): Promise<boolean> {
  const ended = await db
    .delete(signIns)
    .where(and(eq(signIns.id, signInId), eq(signIns.userId, userId)))
    .returning({ id: signIns.id });
  return ended.length > 0;
}

/** The ended one; null when this person has none with this id. */
export async function removeSignIn(tx: Queryable, userId: string, signInId: string) {
  const [ended] = await tx
    .delete(signIns)
    .where(and(eq(signIns.id, signInId), eq(signIns.userId, userId)))
    .returning();
  if (!ended) return null;
  return ended;
}

export async function endAllSignIns(db: Queryable, userId: string): Promise<void> {
  await db.delete(signIns).where(eq(signIns.userId, userId));
}

export async function endOtherSignIns(db: Queryable, userId: string, keptSignInId: string): Promise<void> {
  await db.delete(signIns).where(and(eq(signIns.userId, userId), ne(signIns.id, keptSignInId)));
}

export async function signInsOf(db: Queryable, userId: string) {
  return db.select().from(signIns).where(eq(signIns.userId, userId)).orderBy(desc(signIns.createdAt));
}

/** Continues the sign-in under a new token only. Returns when it began, or null when it has ended. */
export async function replaceToken(
  db: Queryable,
  { signInId, tokenHash }: { signInId: string; tokenHash: Buffer },
): Promise<Date | null> {
  const [replaced] = await db
    .update(signIns)
    .set({ tokenHash })
    .where(eq(signIns.id, signInId))
    .returning({ createdAt: signIns.createdAt });
  return replaced?.createdAt ?? null;
}

const LONGEST_SIGN_IN_MS = Math.max(...Object.values(SIGN_IN_LIMITS).map(({ absoluteMs }) => absoluteMs));

export function forgetEndedSignIns(db: Queryable, now: Date): Promise<number> {
  const hasLasted = lt(signIns.createdAt, new Date(now.getTime() - LONGEST_SIGN_IN_MS));
  return deleteRows(db, signIns, hasLasted);
}
