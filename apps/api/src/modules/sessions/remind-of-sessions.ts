import { REMINDER_KINDS, type ReminderKind } from '@academy/domain/sessions';
import type { Services } from '../../services.ts';
import { takeDueReminders } from './reminders.store.ts';
import { reminderLetter } from './session-letters.ts';
import { tellAttendee } from './tell-attendee.ts';

const BATCH = 200;

type ReminderContext = Pick<Services, 'db' | 'clock'> & { readonly publicUrl: string };

/** A reminder is noted in the transaction of its mail: it goes out once, however often and wherever this runs. */
async function remindBatch({ db, clock, publicUrl }: ReminderContext, kind: ReminderKind): Promise<number> {
  return db.transaction(async (tx) => {
    const now = clock();
    const due = await takeDueReminders(tx, { kind, now, most: BATCH });
    for (const reminder of due)
      await tellAttendee(tx, reminder, reminderLetter(kind, reminder.name, reminder, publicUrl), now);
    return due.length;
  });
}

/** The job of every five minutes: a mail a day and an hour before a booked session. */
export async function remindOfSessions(context: ReminderContext): Promise<void> {
  for (const kind of REMINDER_KINDS) while ((await remindBatch(context, kind)) === BATCH);
}
