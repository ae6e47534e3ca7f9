import { REMINDER_LEAD_MS, type ReminderKind, startsToRemindOf } from '@academy/domain/teaching/sessions';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/connect.ts';
import { sessionReminders } from './tables.ts';

export interface DueReminder {
  readonly sessionId: string;
  readonly userId: string;
  readonly email: string | null;
  readonly name: string;
  readonly title: string;
  readonly startsAt: Date;
}

interface Batch {
  readonly kind: ReminderKind;
  readonly now: Date;
  readonly most: number;
  /** The last one of the previous batch. */
  readonly after: DueReminder | null;
}

/** The due reminders of a kind that were not sent; people who booked after that moment get none. */
export async function dueReminders(db: Queryable, batch: Batch): Promise<DueReminder[]> {
  const { kind, now, most, after: last } = batch;
  const { after, until } = startsToRemindOf(kind, now);
  const isLater = last
    ? sql`and (b.session_id, b.user_id) > (${last.sessionId}, ${last.userId}::uuid)`
    : sql``;
  const { rows } = await db.execute<Omit<DueReminder, 'startsAt'> & { startsAt: string }>(sql`
    select b.session_id as "sessionId", u.id as "userId", u.email, coalesce(u.full_name, u.username) as name,
           s.title, s.starts_at as "startsAt"
      from session_bookings b
      join training_sessions s on s.id = b.session_id
      join users u on u.id = b.user_id
     where b.state = 'booked' and s.cancelled_at is null and u.suspended_at is null
       and s.starts_at > ${after.toISOString()}::timestamptz
       and s.starts_at <= ${until.toISOString()}::timestamptz
       and b.made_at <= s.starts_at - make_interval(secs => ${REMINDER_LEAD_MS[kind] / 1000})
       and not exists (
         select from session_reminders r
          where r.session_id = b.session_id and r.user_id = b.user_id
            and r.kind = ${kind} and r.starts_at = s.starts_at)
       ${isLater}
     order by b.session_id, b.user_id
     limit ${most}`);
  return rows.map((row) => ({ ...row, startsAt: new Date(row.startsAt) }));
}

/** Marks these as sent. Returns those that no concurrent run has marked. */
export async function recordReminders(
  tx: Queryable,
  kind: ReminderKind,
  due: readonly DueReminder[],
): Promise<DueReminder[]> {
  if (due.length === 0) return [];
  const { sessionId, userId } = sessionReminders;
  const noted = await tx
    .insert(sessionReminders)
    .values(
      due.map((one) => ({ sessionId: one.sessionId, userId: one.userId, kind, startsAt: one.startsAt })),
    )
    .onConflictDoNothing()
    .returning({ sessionId, userId });
  const ours = new Set(noted.map((one) => `${one.sessionId} ${one.userId}`));
  return due.filter((one) => ours.has(`${one.sessionId} ${one.userId}`));
}

interface Needless {
  readonly sessionId: string;
  readonly userIds: readonly string[];
  readonly kinds: readonly ReminderKind[];
  readonly startsAt: Date;
}

/** These people learn the time in another way. */
export async function skipReminders(db: Queryable, needless: Needless): Promise<void> {
  const { sessionId, userIds, kinds, startsAt } = needless;
  const rows = userIds.flatMap((userId) => kinds.map((kind) => ({ sessionId, userId, kind, startsAt })));
  if (rows.length > 0) await db.insert(sessionReminders).values(rows).onConflictDoNothing();
}
