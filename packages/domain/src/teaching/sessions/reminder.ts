const HOUR_MS = 60 * 60 * 1000;

export const REMINDER_KINDS = ['day', 'hour'] as const;
export type ReminderKind = (typeof REMINDER_KINDS)[number];

/** How long before the session each reminder is due. */
export const REMINDER_LEAD_MS: Readonly<Record<ReminderKind, number>> = { day: 24 * HOUR_MS, hour: HOUR_MS };

interface StartWindow {
  readonly after: Date;
  readonly until: Date;
}

/**
 * Sessions that start after the first instant and not after the second are due for the reminder. A late reminder is
 * still sent, until the next kind is due or the session has begun.
 */
export function startsToRemindOf(kind: ReminderKind, now: Date): StartWindow {
  const nextLeadMs = kind === 'day' ? REMINDER_LEAD_MS.hour : 0;
  return {
    after: new Date(now.getTime() + nextLeadMs),
    until: new Date(now.getTime() + REMINDER_LEAD_MS[kind]),
  };
}

/** The reminders whose time has passed: somebody who hears of the session only now no longer needs them. */
export function pastReminders(startsAt: Date, now: Date): ReminderKind[] {
  return REMINDER_KINDS.filter((kind) => startsAt.getTime() - REMINDER_LEAD_MS[kind] <= now.getTime());
}
