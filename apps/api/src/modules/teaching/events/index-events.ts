import type { Queryable } from '../../../database/connect.ts';
import { replaceDocuments, type SearchDocument } from '../../catalogue/search/index.ts';
import { type EventRow, listEvents } from './events.store.ts';

/** What the search knows of an event. */
export function eventDocument({ id, title, description, eventType, place }: EventRow): SearchDocument {
  return {
    kind: 'event',
    id,
    title,
    body: description,
    keywords: `event ${eventType} ${place}`,
    href: '/events',
    forRole: null,
  };
}

/** Brings the search to the state of all events; whoever changes many calls it in the same transaction. */
export async function indexEvents(db: Queryable): Promise<void> {
  await replaceDocuments(db, ['event'], (await listEvents(db)).map(eventDocument));
}
