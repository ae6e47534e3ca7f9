import type { ArrivedEvent } from '@academy/domain/learning/project-reviews';
import type { Queryable } from '../../../../database/connect.ts';
import { statement } from '../../../../database/statement.ts';
import { fromStored, type StoredEvent } from './stored-event.ts';

/** A course of 24 lessons, studied in reports of a minute, has about 2,000. */
const MOST_EVENTS = 10_000;

type ArrivedKind = ArrivedEvent['kind'];
const KINDS: readonly ArrivedKind[] = ['lesson-completed', 'lesson-studied', 'check-answered'];

const arrived = statement<
  StoredEvent & { readonly recordedAt: Date },
  [userId: string, lessonIds: readonly string[], kinds: readonly string[], limit: number]
>(
  'arrived-events',
  `select kind, subject, occurred_at as "occurredAt", recorded_at as "recordedAt", data
     from learning_events
    where user_id = $1 and subject = any($2::text[]) and kind = any($3::text[])
    order by sequence desc limit $4`,
);

/** The newest events of these lessons, oldest first, each with the moment at which it reached us. The archive is excluded. */
export async function readArrivedEvents(
  db: Queryable,
  userId: string,
  lessonIds: readonly string[],
): Promise<ArrivedEvent[]> {
  const rows = await arrived.rows(db, userId, lessonIds, KINDS, MOST_EVENTS);
  return rows
    .reverse()
    .map(({ recordedAt, ...stored }) => ({ ...fromStored(stored), recordedAt }) as unknown as ArrivedEvent);
}
