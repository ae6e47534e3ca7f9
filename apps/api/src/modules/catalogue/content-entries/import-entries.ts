import { afterImport, type EntryFields, type EntryType } from '@academy/domain/catalogue/content';
import type { Queryable } from '../../../database/connect.ts';
import {
  addEntries,
  type EntryRow,
  everyEntry,
  lastPosition,
  lockEntries,
  lockEntry,
  saveEntry,
} from './entries.store.ts';

export interface FileEntry {
  readonly id: string;
  readonly fields: EntryFields;
  /** The part of the files that has no form field. */
  readonly more?: Readonly<Record<string, unknown>>;
}

/** PostgreSQL orders the keys of an object differently. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (value === null || typeof value !== 'object') return value ?? null;
  return Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, part]) => [name, inOrder(part)]);
}
const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));

function afterFile(row: EntryRow, file: FileEntry, position: number, now: Date): EntryRow {
  if (row.origin === 'studio') return row;
  const { fields, fileFields } = afterImport(row, file.fields);
  const isChanged = !isSame(fields, row.fields);
  return {
    ...row,
    position,
    fields,
    fileFields,
    more: file.more ?? {},
    removedAt: null,
    ...(isChanged && { version: row.version + 1, changedAt: now, changedBy: null }),
  };
}

/** An entry changed in the studio stays and is marked; any other is removed with its file. */
function afterLoss(row: EntryRow, now: Date): EntryRow {
  if (row.origin === 'studio') return row;
  return row.isEdited ? { ...row, fileFields: null } : { ...row, removedAt: row.removedAt ?? now };
}

/** Updates one entry from its file; one that never had a file belongs to the studio. */
export async function followFile(
  tx: Queryable,
  type: EntryType,
  file: FileEntry,
  now: Date,
): Promise<EntryRow> {
  const known = await lockEntry(tx, type, file.id);
  if (known) {
    const next = afterFile(known, file, known.position, now);
    if (!isSame(next, known)) await saveEntry(tx, next);
    return next;
  }
  const { id, fields, more = {} } = file;
  const position = (await lastPosition(tx, type)) + 1;
  await addEntries(tx, [{ type, id, origin: 'studio', position, fields, more, changedAt: now }]);
  const added = await lockEntry(tx, type, id);
  if (!added) throw new Error('The entry of a course was not stored.');
  return added;
}

/**
 * Updates the entries of a type from the files, without touching the studio's work. Returns every entry of the type, and
 * whether something changed.
 */
export async function importEntries(
  tx: Queryable,
  type: EntryType,
  files: readonly FileEntry[],
  now: Date,
): Promise<{ readonly entries: readonly EntryRow[]; readonly isChanged: boolean }> {
  const known = await lockEntries(tx, type);
  const fileOf = new Map(files.map((file, index) => [file.id, { file, position: index + 1 }]));
  let isChanged = false;
  for (const row of known) {
    const found = fileOf.get(row.id);
    const next = found ? afterFile(row, found.file, found.position, now) : afterLoss(row, now);
    if (isSame(next, row)) continue;
    await saveEntry(tx, next);
    isChanged = true;
  }
  const ids = new Set(known.map(({ id }) => id));
  const fresh = files.flatMap(({ id, fields, more }, index) =>
    ids.has(id)
      ? []
      : {
          type,
          id,
          origin: 'files' as const,
          position: index + 1,
          fields,
          fileFields: fields,
          more: more ?? {},
          changedAt: now,
        },
  );
  await addEntries(tx, fresh);
  return { entries: await everyEntry(tx, type), isChanged: isChanged || fresh.length > 0 };
}
