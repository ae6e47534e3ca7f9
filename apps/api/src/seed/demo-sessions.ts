import type { DemoSession } from '@academy/courseware/academy-content';
import { addDays, sastDay, sastInstant } from '@academy/domain/kernel';
import {
  durationMinutes,
  firstOverlap,
  type Interval,
  sessionStatus,
} from '@academy/domain/teaching/sessions';
import { findAccountByName } from '../modules/accounts/identity/index.ts';
import { refuseFaults } from '../modules/catalogue/academy-content/index.ts';
import { addSessions, hasSessions, saveBooking } from '../modules/teaching/sessions/index.ts';
import type { Services } from '../services.ts';
import { DEMO_ROOM } from './demo-room.ts';

const MINUTE_MS = 60 * 1000;
const DEMO_LEARNER = 'learner';
const DEMO_BOOKINGS = 2;

export function timeOf(session: Pick<DemoSession, 'dayOffset' | 'time' | 'duration'>, now: Date): Interval {
  const startsAt = sastInstant(addDays(sastDay(now), session.dayOffset), session.time);
  const endsAt = new Date(startsAt.getTime() + durationMinutes(session.duration) * MINUTE_MS);
  return { startsAt, endsAt };
}

/** Upcoming and apart from each other; one overlaps another session, so that a conflict can be seen. */
export function sessionsToBook<Session extends Interval>(sessions: readonly Session[], now: Date): Session[] {
  const upcoming = sessions.filter((session) => sessionStatus(session, now) === 'upcoming');
  const isInTheWay = (session: Session) =>
    firstOverlap(
      session,
      upcoming.filter((other) => other !== session),
    ) !== undefined;
  const chosen: Session[] = [];
  for (const session of [...upcoming.filter(isInTheWay), ...upcoming])
    if (chosen.length < DEMO_BOOKINGS && !firstOverlap(session, chosen)) chosen.push(session);
  return chosen;
}

/** Sample sessions, with two bookings of the demo learner; only while there are no sessions. */
export async function storeDemoSessions(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  sample: readonly DemoSession[],
): Promise<void> {
  await db.transaction(async (tx) => {
    if (await hasSessions(tx)) return;
    const now = clock();
    const sessions = sample.map((session) => ({ ...session, ...timeOf(session, now) }));
    await addSessions(
      tx,
      sessions.map(({ id, title, type, description, instructor, courseId, startsAt, endsAt, seats }) => ({
        id,
        title,
        type,
        description,
        instructorId: instructor,
        courseId,
        startsAt,
        endsAt,
        seats,
        joiningUrl: DEMO_ROOM,
      })),
    );
    const learner = await findAccountByName(tx, DEMO_LEARNER);
    if (!learner) return;
    for (const session of sessionsToBook(sessions, now))
      await saveBooking(tx, {
        sessionId: session.id,
        userId: learner.id,
        state: 'booked',
        time: session,
        madeAt: now,
      });
  });
}

export async function seedDemoSessions(
  services: Pick<Services, 'db' | 'clock'>,
  contentFolder: string,
): Promise<void> {
  if (await hasSessions(services.db)) return;
  const { readDemoSessions } = await import('@academy/courseware/academy-content');
  const { sessions, faults } = await readDemoSessions(contentFolder);
  refuseFaults(faults);
  await storeDemoSessions(services, sessions);
}
