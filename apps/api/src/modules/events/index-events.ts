import type { Queryable } from '../../database/connect.ts';
import { replaceDocuments } from '../search/index.ts';
import { listEvents } from './events.store.ts';

/** Brings the search to the state of the events; whoever changes events calls it in the same transaction. */
export async function indexEvents(db: Queryable): Promise<void> {
  const documents = (await listEvents(db)).map(({ id, title, description, eventType, place }) => ({
    kind: 'event' as const,
    id,
    title,
    body: description,
    keywords: `event ${eventType} ${place}`,
    href: '/events',
    forRole: null,
  }));
  await replaceDocuments(db, ['event'], documents);
}
