import { calendarText } from '@academy/domain/calendar';
import { PRODUCT_NAME } from '@academy/domain/product';
import type { Services } from '../../services.ts';
import { hashToken } from '../identity/index.ts';
import { findEvent } from './events.store.ts';
import { ownerOfFeed, sessionsInCalendar } from './feeds.store.ts';

const DAYS_BACK = 60;
const DAY_MS = 24 * 60 * 60 * 1000;

type Needs = Pick<Services, 'db' | 'clock'> & { readonly publicUrl: () => string };

const uidOf = (kind: 'session' | 'event', id: string) => `${kind}-${id}@nexusai-academy`;

/** The booked sessions of the person whose secret address this is, or null. */
export async function readFeed({ db, clock, publicUrl }: Needs, token: string): Promise<string | null> {
  const userId = await ownerOfFeed(db, hashToken(token));
  if (userId === null) return null;
  const now = clock();
  const sessions = await sessionsInCalendar(db, userId, new Date(now.getTime() - DAYS_BACK * DAY_MS));
  const url = `${publicUrl()}/training`;
  const entries = sessions.map(({ id, type, instructor, description, ...session }) => ({
    ...session,
    uid: uidOf('session', id),
    description: `${type} with ${instructor}\n\n${description}`,
    place: null,
    url,
  }));
  return calendarText({ name: PRODUCT_NAME, entries, now });
}

/** One event, for the calendar of whoever downloads it, or null. */
export async function readEvent({ db, clock }: Needs, eventId: string): Promise<string | null> {
  const event = await findEvent(db, eventId);
  if (event === null) return null;
  const entry = { ...event, uid: uidOf('event', event.id), revision: 0, url: null };
  return calendarText({ name: PRODUCT_NAME, entries: [entry], now: clock() });
}
