import { REMINDER_LEAD_MS, type ReminderKind, startsToRemindOf } from '@academy/domain/sessions';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { sessionReminders } from '../../database/tables/sessions.ts';

interface DueReminder {
  readonly email: string | null;
  readonly name: string;
  readonly title: string;
  readonly startsAt: Date;
}

interface Batch {
  readonly kind: ReminderKind;
  readonly now: Date;
  readonly most: number;
}

/** Notes and answers the reminders of a kind that are due and were not given; who booked after that moment gets none. */
export async function takeDueReminders(db: Queryable, { kind, now, most }: Batch): Promise<DueReminder[]> {
  const { after, until } = startsToRemindOf(kind, now);
  const { rows } = await db.execute<Omit<DueReminder, 'startsAt'> & { startsAt: string }>(sql`
    with fresh as (
      insert into session_reminders (session_id, user_id, kind, starts_at)
      select b.session_id, b.user_id, ${kind}, s.starts_at
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
       limit ${most}
      on conflict do nothing
      returning session_id, user_id, starts_at
    )
    select u.email, coalesce(u.full_name, u.username) as name, s.title, fresh.starts_at as "startsAt"
      from fresh
      join users u on u.id = fresh.user_id
      join training_sessions s on s.id = fresh.session_id`);
  return rows.map((row) => ({ ...row, startsAt: new Date(row.startsAt) }));
}

interface Needless {
  readonly sessionId: string;
  readonly userIds: readonly string[];
  readonly kinds: readonly ReminderKind[];
  readonly startsAt: Date;
}

/** These people hear of the time in another way. */
export async function skipReminders(db: Queryable, needless: Needless): Promise<void> {
  const { sessionId, userIds, kinds, startsAt } = needless;
  const rows = userIds.flatMap((userId) => kinds.map((kind) => ({ sessionId, userId, kind, startsAt })));
  if (rows.length > 0) await db.insert(sessionReminders).values(rows).onConflictDoNothing();
}
