import type { User } from '@academy/contract/identity';
import { REPLACED_TOKEN_MS, SIGN_IN_LIMITS } from '@academy/domain/identity';
import { and, desc, eq, isNull, lt, ne, or } from 'drizzle-orm';
import type pg from 'pg';
import type { Queryable } from '../../database/connect.ts';
import { signIns } from '../../database/tables/identity.ts';

export interface SignInWithUser extends User {
  /** Which of the hashes that were asked for it belongs to, counted from one. */
  readonly place: number;
  readonly signInId: string;
  readonly userId: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly replacedAt: Date | null;
}

// Prepared once per connection: this is the one read that every signed-in request makes.
const READ_SIGN_INS = {
  name: 'read-sign-ins',
  text: `select asked.place::int, s.id as "signInId", s.user_id as "userId",
                s.created_at as "createdAt", s.last_seen_at as "lastSeenAt", s.replaced_at as "replacedAt",
                u.id, u.role, u.username, u.full_name as "fullName", u.email, u.avatar_url as "avatarUrl"
           from unnest($1::bytea[]) with ordinality as asked (token_hash, place)
           join sign_ins s on s.token_hash = asked.token_hash
           join users u on u.id = s.user_id and u.suspended_at is null`,
};

export async function readSignIns(
  client: pg.ClientBase,
  tokenHashes: readonly Buffer[],
): Promise<SignInWithUser[]> {
  const { rows } = await client.query<SignInWithUser>({ ...READ_SIGN_INS, values: [tokenHashes] });
  return rows;
}

interface NewSignIn {
  readonly tokenHash: Buffer;
  readonly userId: string;
  readonly device: string;
  readonly now: Date;
}

export async function addSignIn(db: Queryable, { tokenHash, userId, device, now }: NewSignIn): Promise<void> {
  await db.insert(signIns).values({ tokenHash, userId, device, createdAt: now, lastSeenAt: now });
}

export async function touchSignIn(db: Queryable, signInId: string, now: Date): Promise<void> {
  await db
    .update(signIns)
    .set({ lastSeenAt: now })
    .where(and(eq(signIns.id, signInId), lt(signIns.lastSeenAt, now)));
}

export async function endSignInByToken(db: Queryable, tokenHash: Buffer): Promise<void> {
  await db.delete(signIns).where(eq(signIns.tokenHash, tokenHash));
}

export async function endSignIn(db: Queryable, userId: string, signInId: string): Promise<boolean> {
  const ended = await db
    .delete(signIns)
    .where(and(eq(signIns.id, signInId), eq(signIns.userId, userId)))
    .returning({ id: signIns.id });
  return ended.length > 0;
}

export async function endAllSignIns(db: Queryable, userId: string): Promise<void> {
  await db.delete(signIns).where(eq(signIns.userId, userId));
}

export async function endOtherSignIns(db: Queryable, userId: string, keptSignInId: string): Promise<void> {
  await db.delete(signIns).where(and(eq(signIns.userId, userId), ne(signIns.id, keptSignInId)));
}

/** Without tokens that were replaced: their device is in the list already. */
export async function signInsOf(db: Queryable, userId: string) {
  return db
    .select()
    .from(signIns)
    .where(and(eq(signIns.userId, userId), isNull(signIns.replacedAt)))
    .orderBy(desc(signIns.createdAt));
}

/**
 * The sign-in goes on under a new token; a row of its own keeps the replaced one for the moment that it still works.
 * Answers when the sign-in began, or null when it has ended.
 */
export async function replaceToken(
  db: Queryable,
  { signInId, tokenHash, now }: { signInId: string; tokenHash: Buffer; now: Date },
): Promise<Date | null> {
  const [earlier] = await db.select().from(signIns).where(eq(signIns.id, signInId)).for('update');
  if (!earlier) return null;
  await db.update(signIns).set({ tokenHash, replacedAt: null }).where(eq(signIns.id, signInId));
  const { id: _, ...rest } = earlier;
  await db.insert(signIns).values({ ...rest, replacedAt: now });
  return earlier.createdAt;
}

const LONGEST_SIGN_IN_MS = Math.max(...Object.values(SIGN_IN_LIMITS).map(({ absoluteMs }) => absoluteMs));

export async function forgetEndedSignIns(db: Queryable, now: Date): Promise<void> {
  const hasLasted = lt(signIns.createdAt, new Date(now.getTime() - LONGEST_SIGN_IN_MS));
  const wasReplaced = lt(signIns.replacedAt, new Date(now.getTime() - REPLACED_TOKEN_MS));
  await db.delete(signIns).where(or(hasLasted, wasReplaced));
}
