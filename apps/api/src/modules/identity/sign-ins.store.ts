import type { User } from '@academy/contract/identity';
import { SIGN_IN_LIMITS } from '@academy/domain/identity';
import { and, desc, eq, lt, ne } from 'drizzle-orm';
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
}

// Prepared once per connection: this is the one read that every signed-in request makes.
const READ_SIGN_INS = {
  name: 'read-sign-ins',
  text: `select asked.place::int, s.id as "signInId", s.user_id as "userId",
                s.created_at as "createdAt", s.last_seen_at as "lastSeenAt",
                u.role, u.username, u.full_name as "fullName", u.email, u.avatar_url as "avatarUrl"
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

export async function signInsOf(db: Queryable, userId: string) {
  return db.select().from(signIns).where(eq(signIns.userId, userId)).orderBy(desc(signIns.createdAt));
}

const LONGEST_SIGN_IN_MS = Math.max(...Object.values(SIGN_IN_LIMITS).map(({ absoluteMs }) => absoluteMs));

export async function forgetEndedSignIns(db: Queryable, now: Date): Promise<void> {
  await db.delete(signIns).where(lt(signIns.createdAt, new Date(now.getTime() - LONGEST_SIGN_IN_MS)));
}
