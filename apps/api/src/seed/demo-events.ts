import { addDays, sastDay, sastInstant } from '@academy/domain/kernel';
import { isOnline } from '@academy/domain/teaching/events';
import { refuseFaults } from '../modules/catalogue/academy-content/index.ts';
import { addEntries } from '../modules/catalogue/content-entries/index.ts';
import { addEvents, countEvents, eventFields, indexEvents } from '../modules/teaching/events/index.ts';
import type { Services } from '../services.ts';
import { DEMO_ROOM } from './demo-room.ts';

const MINUTE_MS = 60_000;

/** The sample events belong to the studio from the first day: no file changes them later. */
const eventEntry = (
  row: Parameters<typeof eventFields>[0] & { id: string },
  position: number,
  now: Date,
) => ({
  type: 'event' as const,
  id: row.id,
  origin: 'studio' as const,
  position,
  fields: eventFields(row),
  changedAt: now,
});

/** Puts the sample events around the day of the first start, unless there are events already. */
export async function seedDemoEvents(
  { db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>,
  contentFolder: string,
): Promise<void> {
  if (!config.isDemo || (await countEvents(db)) > 0) return;
  const { readDemoEvents } = await import('@academy/courseware/academy-content');
  const { events, faults } = await readDemoEvents(contentFolder);
  refuseFaults(faults);
  const rows = events.map(({ dayOffset, time, minutes, ...event }) => {
    const startsAt = sastInstant(addDays(sastDay(clock()), dayOffset), time);
    const joiningUrl = isOnline(event) ? DEMO_ROOM : null;
    return { ...event, joiningUrl, startsAt, endsAt: new Date(startsAt.getTime() + minutes * MINUTE_MS) };
  });
  await db.transaction(async (tx) => {
    await addEvents(tx, rows);
    await addEntries(
      tx,
      rows.map((row, index) => eventEntry(row, index + 1, clock())),
    );
    await indexEvents(tx);
  });
}
