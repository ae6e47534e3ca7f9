import { sendingTime } from '@academy/domain/accounts/mail-preferences';
import { REMINDER_KINDS, type ReminderKind } from '@academy/domain/teaching/sessions';
import type { Queryable } from '../../../database/connect.ts';
import type { Services } from '../../../services.ts';
import { queueChosenMail, quietHoursAmong } from '../../accounts/mail-preferences/index.ts';
import { type DueReminder, dueReminders, recordReminders } from './reminders.store.ts';
import { reminderLetter } from './session-letters.ts';

const BATCH = 200;

type ReminderContext = Pick<Services, 'db' | 'clock'> & { readonly publicUrl: () => string };

/** Within a person's quiet hours a reminder is not even written: until they end the session may have moved. */
async function withoutWaiting(
  tx: Queryable,
  due: readonly DueReminder[],
  now: Date,
): Promise<readonly DueReminder[]> {
  if (due.length === 0) return due;
  const quiet = await quietHoursAmong(
    tx,
    due.map(({ userId }) => userId),
  );
  return due.filter(({ userId, startsAt }) => sendingTime(now, quiet.get(userId) ?? null, startsAt) <= now);
}

/** A reminder is recorded in the transaction of its mail: it goes out once, however often and wherever this runs. */
async function remindBatch(
  { db, clock, publicUrl }: ReminderContext,
  kind: ReminderKind,
  after: DueReminder | null,
): Promise<DueReminder | null> {
  return db.transaction(async (tx) => {
    const now = clock();
    const due = await dueReminders(tx, { kind, now, most: BATCH, after });
    const given = await recordReminders(tx, kind, await withoutWaiting(tx, due, now));
    for (const reminder of given)
      await queueChosenMail(tx, {
        kind: 'session-reminders',
        userId: reminder.userId,
        recipient: reminder.email,
        ...reminderLetter(kind, reminder.name, reminder, publicUrl()),
        publicUrl: publicUrl(),
        now,
        usefulUntil: reminder.startsAt,
      });
    return due.length === BATCH ? (due.at(-1) ?? null) : null;
  });
}

/** The job of every five minutes: a mail a day and an hour before a booked session. */
export async function remindOfSessions(context: ReminderContext): Promise<void> {
  for (const kind of REMINDER_KINDS) {
    let last = await remindBatch(context, kind, null);
    while (last !== null) last = await remindBatch(context, kind, last);
  }
}
