import { OUTBOX_PAGE_SIZE } from '@academy/contract/academy/outbox';
import type { MailKind } from '@academy/domain/academy/mail-kinds';
import { and, count, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/connect.ts';
import { deleteRows } from '../../../database/delete-rows.ts';
import { outboxMails } from './tables.ts';

/** Counting all mails of a large academy would read all of them. */
const MOST_COUNTED = 5000;

export type StoredMail = typeof outboxMails.$inferSelect;

interface NewMail {
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly unsubscribeUrl?: string;
  readonly userId?: string;
  readonly kind?: MailKind;
  readonly now: Date;
}

export async function addMail(db: Queryable, { now, ...mail }: NewMail): Promise<string> {
  const [added] = await db
    .insert(outboxMails)
    .values({ ...mail, createdAt: now })
    .returning({ id: outboxMails.id });
  if (!added) throw new Error('The mail was not stored.');
  return added.id;
}

export async function findMail(db: Queryable, mailId: string): Promise<StoredMail | null> {
  const [mail] = await db.select().from(outboxMails).where(eq(outboxMails.id, mailId));
  return mail ?? null;
}

export async function markMailSent(db: Queryable, mailId: string, now: Date): Promise<void> {
  await db
    .update(outboxMails)
    .set({ sentAt: now, body: null, unsubscribeUrl: null, lastError: null })
    .where(eq(outboxMails.id, mailId));
}

export async function readdressMail(db: Queryable, mailId: string, recipient: string): Promise<void> {
  await db.update(outboxMails).set({ recipient }).where(eq(outboxMails.id, mailId));
}

export async function dropMail(db: Queryable, mailId: string): Promise<void> {
  await db.delete(outboxMails).where(eq(outboxMails.id, mailId));
}

export async function recordMailError(db: Queryable, mailId: string, lastError: string): Promise<void> {
  await db.update(outboxMails).set({ lastError }).where(eq(outboxMails.id, mailId));
}

export async function mailsOnPage(
  db: Queryable,
  page: number,
): Promise<{ mails: StoredMail[]; total: number }> {
  const mails = await db
    .select()
    .from(outboxMails)
    .orderBy(desc(outboxMails.createdAt), outboxMails.id)
    .limit(OUTBOX_PAGE_SIZE)
    .offset((page - 1) * OUTBOX_PAGE_SIZE);
  const newest = db
    .select({ id: outboxMails.id })
    .from(outboxMails)
    .orderBy(desc(outboxMails.createdAt))
    .limit(MOST_COUNTED)
    .as('newest');
  const [counted] = await db.select({ total: count() }).from(newest);
  return { mails, total: counted?.total ?? 0 };
}

export async function countUnsent(db: Queryable): Promise<{ unsent: number; failed: number }> {
  const [counted] = await db
    .select({ unsent: count(), failed: count(outboxMails.lastError) })
    .from(outboxMails)
    .where(isNull(outboxMails.sentAt));
  return counted ?? { unsent: 0, failed: 0 };
}

export function forgetMailsBefore(db: Queryable, instant: Date): Promise<number> {
  return deleteRows(db, outboxMails, lt(outboxMails.createdAt, instant));
}

/** All of them, or those under one subject. */
export async function forgetMailsTo(tx: Queryable, address: string, subject?: string): Promise<void> {
  const isTo = eq(sql`lower(${outboxMails.recipient})`, address.toLowerCase());
  await tx.delete(outboxMails).where(and(isTo, subject ? eq(outboxMails.subject, subject) : undefined));
}
