import type { EntryType } from '@academy/domain/catalogue/content';
import type { Queryable } from '../../../database/connect.ts';
import { collectionDocument } from '../../catalogue/academy-content/index.ts';
import type { EntryRow } from '../../catalogue/content-entries/index.ts';
import {
  collectionOf,
  countRevision,
  projectCourse,
  writeInstructor,
} from '../../catalogue/courses/index.ts';
import { removeDocument, upsertSearchDocument } from '../../catalogue/search/index.ts';
import { projectEvent } from '../../teaching/events/index.ts';

const isOffered = ({ archivedAt, deletedAt, removedAt }: EntryRow) =>
  [archivedAt, deletedAt, removedAt].every((at) => at === null);

async function indexCollection(db: Queryable, entry: EntryRow): Promise<void> {
  if (isOffered(entry)) await upsertSearchDocument(db, collectionDocument(collectionOf(entry)));
  else await removeDocument(db, 'collection', entry.id);
}

/** The copies of an entry that the rest of the academy reads: separate rows, and the search. The others are read directly. */
const PROJECTIONS: Partial<Record<EntryType, (db: Queryable, entry: EntryRow) => Promise<void>>> = {
  course: projectCourse,
  event: projectEvent,
  instructor: writeInstructor,
  collection: indexCollection,
};

/** Updates all copies of the entry in the transaction of the change. */
export async function projectEntry(db: Queryable, entry: EntryRow): Promise<void> {
  await PROJECTIONS[entry.type]?.(db, entry);
  await countRevision(db);
}
