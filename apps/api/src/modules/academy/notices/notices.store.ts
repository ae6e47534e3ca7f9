import { type NoticeKind, UNREAD_COUNTED_MOST } from '@academy/domain/academy/notices';
import { and, eq, isNull, like, lt } from 'drizzle-orm';
import type { Queryable } from '../../../database/connect.ts';
import { deleteRows } from '../../../database/delete-rows.ts';
import { statement } from '../../../database/statement.ts';
import { notices } from './tables.ts';

export interface NewNotice {
  readonly userId: string;
  readonly kind: Exclude<NoticeKind, 'achievement'>;
  readonly subject: string;
  readonly title: string;
  readonly dueAt?: Date;
  readonly happenedAt: Date;
}

/**
 * A query that adds the notices of badges, for the statement that adds these rows to the learning log; each has its user, its
 * subject and its time.
 */
export const noticingBadges = (rows: string) =>
  `insert into notices (user_id, kind, subject, happened_at)
   select user_id, 'achievement', subject, occurred_at ${rows}
   on conflict do nothing`;

/** Called inside the transaction of the event; badges have `noticingBadges`. */
export async function addNotice(tx: Queryable, notice: NewNotice): Promise<void> {
  await tx.insert(notices).values(notice).onConflictDoNothing();
}

/** The same for many at once. */
export async function addNotices(tx: Queryable, many: readonly NewNotice[]): Promise<void> {
  if (many.length > 0)
    await tx
      .insert(notices)
      .values([...many])
      .onConflictDoNothing();
}

export interface StoredNotice {
  readonly id: number;
  readonly kind: NoticeKind;
  readonly subject: string;
  readonly title: string | null;
  readonly dueAt: Date | null;
  readonly happenedAt: Date;
  readonly isRead: boolean;
}

const pageOfNotices = statement<StoredNotice, [userId: string, before: number, limit: number]>(
  'notices-before',
  `select id, kind, subject, title, due_at as "dueAt", happened_at as "happenedAt", read_at is not null as "isRead"
     from notices where user_id = $1 and id < $2 order by id desc limit $3`,
);

/** Newest first, from a given notice on, so that every page costs the same. */
export function noticesBefore(
  db: Queryable,
  userId: string,
  before: number | undefined,
  limit: number,
): Promise<StoredNotice[]> {
  return pageOfNotices.rows(db, userId, before ?? Number.MAX_SAFE_INTEGER, limit);
}

/**
 * An expression for the number of unread notices. Counted in a partial index of unread ones, and never further than the
 * bell shows: the same cost for everybody.
 */
export const unreadOf = (user: string) =>
  `(select count(*)::int
      from (select from notices where user_id = ${user} and read_at is null limit ${UNREAD_COUNTED_MOST}) counted)`;

const markRead = statement<never, [userId: string, upTo: number, now: Date]>(
  'read-notices',
  'update notices set read_at = $3 where user_id = $1 and id <= $2 and read_at is null',
);

export async function markNoticesRead(db: Queryable, userId: string, upTo: number, now: Date): Promise<void> {
  await markRead.rows(db, userId, upTo, now);
}

export function forgetNoticesReadBefore(db: Queryable, instant: Date): Promise<number> {
  return deleteRows(db, notices, lt(notices.readAt, instant));
}

/** Other people's notices about changes to an account, by this person or to theirs. */
export async function forgetNoticesNaming(tx: Queryable, userId: string): Promise<void> {
  await tx
    .delete(notices)
    .where(and(eq(notices.kind, 'administrator-changed'), like(notices.subject, `%${userId}%`)));
}

const unmailed = (userId: string) =>
  and(eq(notices.userId, userId), eq(notices.kind, 'achievement'), isNull(notices.mailedAt));

/** People with badges that were not mailed yet. */
export async function unmailedPeople(db: Queryable): Promise<string[]> {
  const people = await db
    .selectDistinctOn([notices.userId], { userId: notices.userId })
    .from(notices)
    .where(and(eq(notices.kind, 'achievement'), isNull(notices.mailedAt)));
  return people.map(({ userId }) => userId);
}

/** The badges not mailed yet, which are marked as mailed. */
export async function markMailed(tx: Queryable, userId: string, now: Date): Promise<string[]> {
  const taken = await tx
    .update(notices)
    .set({ mailedAt: now })
    .where(unmailed(userId))
    .returning({ subject: notices.subject });
  return taken.map(({ subject }) => subject);
}

/** Marks everything so far as mailed. */
export async function skipMailing(tx: Queryable, userId: string, now: Date): Promise<void> {
  await tx.update(notices).set({ mailedAt: now }).where(unmailed(userId));
}
