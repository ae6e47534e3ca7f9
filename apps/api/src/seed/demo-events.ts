import { isOnline } from '@academy/domain/events';
import { addDays, sastDay, sastInstant } from '@academy/domain/kernel';
import { refuseFaults } from '../modules/academy-content/index.ts';
import { addEvents, countEvents, indexEvents } from '../modules/events/index.ts';
import type { Services } from '../services.ts';
import { DEMO_ROOM } from './demo-room.ts';

const MINUTE_MS = 60_000;

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
    await indexEvents(tx);
  });
}
