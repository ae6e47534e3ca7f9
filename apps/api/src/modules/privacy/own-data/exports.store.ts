import type { ExportFormat } from '@academy/domain/privacy/own-data';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/connect.ts';
import { deleteRows } from '../../../database/delete-rows.ts';
import { dataExports } from './tables.ts';

export async function findExport(db: Queryable, userId: string) {
  const [found] = await db
    .select({
      askedAt: dataExports.askedAt,
      readyAt: dataExports.readyAt,
      expiresAt: dataExports.expiresAt,
      page: isNull(dataExports.page),
      json: isNull(dataExports.json),
    })
    .from(dataExports)
    .where(eq(dataExports.userId, userId));
  if (!found) return null;
  const { page, json, ...times } = found;
  return { ...times, isDeleted: { page: Boolean(page), json: Boolean(json) } };
}

/** The transaction that has written the request: a replica that shows the same number has everything from before it. */
export async function requestVersion(db: Queryable, userId: string): Promise<string | null> {
  const [found] = await db
    .select({ version: sql<string>`xmin::text` })
    .from(dataExports)
    .where(eq(dataExports.userId, userId));
  return found?.version ?? null;
}

/** A new request replaces a finished copy; a running one continues. True when it is new. */
export async function addExportRequest(
  tx: Queryable,
  userId: string,
  now: Date,
  lapsed: Date,
): Promise<boolean> {
  const request = { askedAt: now, readyAt: null, expiresAt: null, page: null, json: null };
  const rows = await tx
    .insert(dataExports)
    .values({ userId, ...request })
    .onConflictDoUpdate({
      target: dataExports.userId,
      set: request,
      // A lost job must not keep anyone waiting for ever.
      setWhere: sql`${dataExports.readyAt} is not null or ${dataExports.askedAt} < ${lapsed.toISOString()}`,
    })
    .returning({ userId: dataExports.userId });
  return rows.length > 0;
}

interface ReadyExport {
  readonly userId: string;
  readonly page: Buffer;
  readonly json: Buffer;
  readonly readyAt: Date;
  readonly expiresAt: Date;
}

/** False when the request no longer exists. */
export async function storeExport(tx: Queryable, { userId, ...ready }: ReadyExport): Promise<boolean> {
  const updated = await tx
    .update(dataExports)
    .set(ready)
    .where(and(eq(dataExports.userId, userId), isNull(dataExports.readyAt)))
    .returning({ userId: dataExports.userId });
  return updated.length > 0;
}

const hashOf = (format: ExportFormat) => sql<string>`encode(sha256(${dataExports[format]}), 'hex')`;

interface ExportFile {
  readonly content: Buffer;
  readonly hash: string;
}

export async function findExportFile(
  db: Queryable,
  userId: string,
  format: ExportFormat,
  now: Date,
): Promise<ExportFile | null> {
  const [found] = await db
    .select({ content: dataExports[format], hash: hashOf(format) })
    .from(dataExports)
    .where(and(eq(dataExports.userId, userId), gt(dataExports.expiresAt, now)));
  return found?.content ? { content: found.content, hash: found.hash } : null;
}

/** Deletes exactly the file with this hash: one that was prepared since then stays. */
export async function deleteExportFile(
  db: Queryable,
  userId: string,
  { format, hash }: { readonly format: ExportFormat; readonly hash: string },
): Promise<void> {
  await db
    .update(dataExports)
    .set({ [format]: null })
    .where(and(eq(dataExports.userId, userId), eq(hashOf(format), hash)));
}

export function forgetExports(db: Queryable, now: Date): Promise<number> {
  return deleteRows(db, dataExports, lt(dataExports.expiresAt, now));
}
