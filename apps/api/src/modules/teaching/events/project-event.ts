import type { Queryable } from '../../../database/connect.ts';
import type { EntryRow } from '../../catalogue/content-entries/index.ts';
import { removeDocument, upsertSearchDocument } from '../../catalogue/search/index.ts';
import { type EventRow, writeEvent } from './events.store.ts';
import { eventDocument } from './index-events.ts';

/** An event as its form shows it. */
export function eventFields({ title, eventType, description, startsAt, gradient }: EventFacts) {
  return { title, eventType, description, date: startsAt.toISOString(), gradientClass: gradient };
}
type EventFacts = Pick<EventRow, 'title' | 'eventType' | 'description' | 'startsAt' | 'gradient'>;

/**
 * Updates the event and its search document from its entry. The others are left alone: concurrent writers would block each
 * other.
 */
export async function projectEvent(db: Queryable, entry: EntryRow): Promise<void> {
  const event = await writeEvent(db, entry);
  if (event?.hiddenAt === null) await upsertSearchDocument(db, eventDocument(event));
  else await removeDocument(db, 'event', entry.id);
}
