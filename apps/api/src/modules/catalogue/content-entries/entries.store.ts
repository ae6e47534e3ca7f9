import type { ContentType, EntryType } from '@academy/domain/catalogue/content';
import { and, asc, count, eq, getTableColumns, inArray, isNull, max, sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/connect.ts';
import { users } from '../../accounts/identity/tables.ts';
import { contentEntries } from './tables.ts';

export type EntryRow<Type extends EntryType = EntryType> = typeof contentEntries.$inferSelect & {
  readonly type: Type;
};
export type NewEntryRow = typeof contentEntries.$inferInsert;

const isThere = and(isNull(contentEntries.deletedAt), isNull(contentEntries.removedAt));
const isEntry = (type: EntryType, id: string) =>
  and(eq(contentEntries.type, type), eq(contentEntries.id, id));

/** Every entry of a type, including deleted ones. */
export async function everyEntry(db: Queryable, type: EntryType): Promise<EntryRow[]> {
  return db.select().from(contentEntries).where(eq(contentEntries.type, type));
}

/** The same, locked for writing until the transaction ends. */
export async function lockEntries(tx: Queryable, type: EntryType): Promise<EntryRow[]> {
  return tx
    .select()
    .from(contentEntries)
    .where(eq(contentEntries.type, type))
    .orderBy(asc(contentEntries.id))
    .for('update');
}

/** The published entries, in the academy's order. */
export async function offeredEntries(db: Queryable, types: readonly EntryType[]): Promise<EntryRow[]> {
  return db
    .select()
    .from(contentEntries)
    .where(and(inArray(contentEntries.type, [...types]), isThere, isNull(contentEntries.archivedAt)))
    .orderBy(asc(contentEntries.position), asc(contentEntries.id));
}

/** The rows of the studio's table for a type, including archived and deleted ones, with the last editor of each. */
export async function studioEntries(
  db: Queryable,
  type: ContentType,
  id?: string,
): Promise<(EntryRow<ContentType> & { editor: string | null })[]> {
  const rows = await db
    .select({ ...getTableColumns(contentEntries), editor: sql<string | null>`coalesce(full_name, username)` })
    .from(contentEntries)
    .leftJoin(users, eq(users.id, contentEntries.changedBy))
    .where(
      and(
        eq(contentEntries.type, type),
        isNull(contentEntries.removedAt),
        id === undefined ? undefined : eq(contentEntries.id, id),
      ),
    )
    .orderBy(asc(contentEntries.position), asc(contentEntries.id));
  return rows.map((row) => ({ ...row, type }));
}
export type StudioRow = Awaited<ReturnType<typeof studioEntries>>[number];

export async function countEntries(db: Queryable): Promise<Map<EntryType, number>> {
  const rows = await db
    .select({ type: contentEntries.type, n: count() })
    .from(contentEntries)
    .where(isThere)
    .groupBy(contentEntries.type);
  return new Map(rows.map(({ type, n }) => [type, n]));
}

/** Locked until the transaction ends; including deleted ones, because they can be restored. */
export async function lockEntry<Type extends EntryType>(
  db: Queryable,
  type: Type,
  id: string,
): Promise<EntryRow<Type> | null> {
  const [row] = await db
    .select()
    .from(contentEntries)
    .where(and(isEntry(type, id), isNull(contentEntries.removedAt)))
    .for('update');
  return row ? { ...row, type } : null;
}

export async function lastPosition(db: Queryable, type: EntryType): Promise<number> {
  const [row] = await db
    .select({ last: max(contentEntries.position) })
    .from(contentEntries)
    .where(eq(contentEntries.type, type));
  return row?.last ?? 0;
}

/** Existing ids are left unchanged. */
export async function addEntries(db: Queryable, rows: readonly NewEntryRow[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insert(contentEntries)
      .values([...rows])
      .onConflictDoNothing();
}

export async function saveEntry(db: Queryable, row: EntryRow): Promise<void> {
  const { type, id, ...changing } = row;
  await db.update(contentEntries).set(changing).where(isEntry(type, id));
}
