import type { Queryable } from '../../../database/connect.ts';
import { replaceDocuments, type SearchDocument } from '../../catalogue/search/index.ts';
import { type EventRow, listEvents } from './events.store.ts';

/** The search document of an event. */
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

/** Updates the search index for all events; a caller that changes many does this in the same transaction. */
export async function indexEvents(db: Queryable): Promise<void> {
  await replaceDocuments(db, ['event'], (await listEvents(db)).map(eventDocument));
}
