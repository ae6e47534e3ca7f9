import { sastInstant } from '@academy/domain/kernel';
import { PRODUCT_NAME } from '@academy/domain/product';
import { calendarText } from '@academy/domain/teaching/calendar';
import type { Services } from '../../../services.ts';
import { hashToken } from '../../accounts/identity/index.ts';
import type { CatalogueCache } from '../../catalogue/courses/index.ts';
import { readStudyPlan } from '../../learning/study-plans/index.ts';
import { eventsInCalendar, findEvent } from './events.store.ts';
import { ownerOfFeed, sessionsInCalendar } from './feeds.store.ts';

const DAYS_BACK = 60;
const DAY_MS = 24 * 60 * 60 * 1000;
const PLAN_TIME = '17:00';
const PLAN_END = '17:30';

export type CalendarContext = Pick<Services, 'db' | 'clock'> & {
  readonly catalogue: Pick<CatalogueCache, 'read'>;
  readonly publicUrl: () => string;
};

const uidOf = (kind: 'session' | 'event' | 'plan', id: string) => `${kind}-${id}@nexusai-academy`;

/** The end of each module of the study plan, at five in the afternoon of its day; it moves as the plan does. */
async function planned(context: CalendarContext, userId: string, now: Date) {
  const plan = await readStudyPlan(context, context.db, userId);
  return (plan?.modules ?? []).map(({ id, title, courseTitle, endsOn }) => ({
    uid: uidOf('plan', id),
    revision: Math.floor(now.getTime() / DAY_MS),
    title: `Finish “${title}”`,
    description: `Your study plan: ${courseTitle}`,
    place: null,
    url: `${context.publicUrl()}/learning-path`,
    startsAt: sastInstant(endsOn, PLAN_TIME),
    endsAt: sastInstant(endsOn, PLAN_END),
  }));
}

/**
 * The booked sessions, registered events and study plan of the person with this secret address, or null. Calendar programs
 * store and pass on what they read, so it contains no joining link.
 */
export async function readFeed(context: CalendarContext, token: string): Promise<string | null> {
  const { db, clock, publicUrl } = context;
  const userId = await ownerOfFeed(db, hashToken(token));
  if (userId === null) return null;
  const now = clock();
  const from = new Date(now.getTime() - DAYS_BACK * DAY_MS);
  const sessions = await sessionsInCalendar(db, userId, from);
  const url = `${publicUrl()}/training`;
  const entries = sessions.map(({ id, type, instructor, description, ...session }) => ({
    ...session,
    uid: uidOf('session', id),
    description: `${type} with ${instructor}\n\n${description}`,
    place: null,
    url,
  }));
  const events = (await eventsInCalendar(db, userId, from)).map((event) => ({
    ...event,
    uid: uidOf('event', event.id),
    revision: 0,
    url: `${publicUrl()}/events`,
  }));
  return calendarText({
    name: PRODUCT_NAME,
    entries: [...entries, ...events, ...(await planned(context, userId, now))],
    now,
  });
}

/** One event, for the calendar of anyone who downloads it, or null. */
export async function readEvent({ db, clock }: CalendarContext, eventId: string): Promise<string | null> {
  const event = await findEvent(db, eventId);
  if (event === null) return null;
  const entry = { ...event, uid: uidOf('event', event.id), revision: 0, url: null };
  return calendarText({ name: PRODUCT_NAME, entries: [entry], now: clock() });
}
