import {
  afterEdit,
  type ContentType,
  entryName,
  entryStem,
  readEntry,
  sameFields,
} from '@academy/domain/catalogue/content';
import { accept, refuse } from '@academy/domain/kernel';
import type { Queryable } from '../../../database/connect.ts';
import type { Actor } from '../../../http/endpoints/actor.ts';
import { recordStaffAction } from '../../academy/audit/index.ts';
import {
  addEntries,
  type EntryRow,
  lastPosition,
  lockEntry,
  saveEntry,
} from '../../catalogue/content-entries/index.ts';
import type { Catalogue } from '../../catalogue/courses/index.ts';
import { withDates, withoutDates } from './course-dates.ts';
import { projectEntry } from './entry-rows.ts';
import type { StudioContext } from './studio-context.ts';

/** The message of the first fault; the form shows all of them next to their fields. */
function readGiven(type: ContentType, given: Readonly<Record<string, unknown>>) {
  const read = readEntry(type, given);
  if (read.ok) return read;
  const [first] = read.refusal.faults;
  const refused = refuse('invalid-entry').refusal;
  return {
    ok: false,
    refusal: { ...refused, values: { reason: first?.sentence ?? 'This is not valid' } },
  } as const;
}

const SUFFIX_BYTES = 4;

export async function createEntry(
  { clock, randomBytes }: StudioContext,
  db: Queryable,
  actor: Actor,
  { type, given }: { readonly type: ContentType; readonly given: Readonly<Record<string, unknown>> },
) {
  const read = readGiven(type, given);
  if (!read.ok) return read;
  const now = clock();
  // Two of the same name are two entries, and no file ever has the id of one.
  const id = `${entryStem(entryName(read.value))}-${randomBytes(SUFFIX_BYTES).toString('hex')}`;
  const entry: EntryRow = {
    type,
    id,
    origin: 'studio',
    version: 1,
    position: (await lastPosition(db, type)) + 1,
    fields: read.value,
    more: {},
    fileFields: null,
    settledFields: null,
    isEdited: false,
    archivedAt: null,
    removedAt: null,
    deletedAt: null,
    changedAt: now,
    changedBy: actor.userId,
  };
  await addEntries(db, [entry]);
  await projectEntry(db, entry);
  await recordStaffAction(db, {
    actorId: actor.userId,
    action: 'create-content',
    subject: `${type}:${id}`,
    now,
  });
  return accept({ ...entry.fields, id, version: entry.version });
}

interface Update {
  readonly type: ContentType;
  readonly id: string;
  readonly given: Readonly<Record<string, unknown>>;
  /** The version that was read; without it the caller accepts any version. */
  readonly version: number | undefined;
  readonly catalogue: Catalogue;
  readonly requireConfirmation: () => void;
}

export async function updateEntry(
  { clock }: StudioContext,
  db: Queryable,
  actor: Actor,
  { type, id, given, version, catalogue, requireConfirmation }: Update,
) {
  const read = readGiven(type, given);
  if (!read.ok) return read;
  const known = await lockEntry(db, type, id);
  if (!known || known.deletedAt !== null) return refuse('unknown-entry');
  if (version !== undefined && version !== known.version) return refuse('changed-meanwhile');
  const now = clock();
  const fields = withoutDates(known, read.value, catalogue, now);
  const saved = (row: EntryRow<ContentType>) =>
    accept({ ...withDates(row, row.fields, catalogue, now), id, version: row.version });
  if (sameFields(type, fields, known.fields)) return saved(known);
  // The price applies from this moment on.
  if (fields.price !== known.fields.price) requireConfirmation();
  const changed = afterEdit(type, changedBy(actor, known, now), fields);
  await saveEntry(db, changed);
  await projectEntry(db, changed);
  await recordStaffAction(db, {
    actorId: actor.userId,
    action: 'update-content',
    subject: `${type}:${id}`,
    now,
  });
  return saved(changed);
}

export function changedBy(actor: Actor, row: EntryRow<ContentType>, now: Date): EntryRow<ContentType> {
  return { ...row, version: row.version + 1, changedAt: now, changedBy: actor.userId };
}
