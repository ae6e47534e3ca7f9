import type { TicketSide } from '@academy/domain/teaching/tickets';
import { and, asc, count, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/connect.ts';
import { users } from '../../accounts/identity/tables.ts';
import { ticketMessages, tickets } from './tables.ts';

const MOST_OWN = 100;
const MOST_ASKED = 200;
/** Replaces the name of an erased account. */
const FORMER_AUTHOR = 'Someone who was here';

export type Ticket = typeof tickets.$inferSelect;

/** Locks the learner, so that concurrent questions are counted one after the other. */
export async function lockAsker(tx: Queryable, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

export async function countOpen(db: Queryable, userId: string): Promise<number> {
  const [counted] = await db
    .select({ open: count() })
    .from(tickets)
    .where(and(eq(tickets.userId, userId), isNull(tickets.closedAt)));
  return counted?.open ?? 0;
}

export async function addTicket(tx: Queryable, ticket: typeof tickets.$inferInsert): Promise<string> {
  const [added] = await tx.insert(tickets).values(ticket).returning({ id: tickets.id });
  if (!added) throw new Error('The question was not stored.');
  return added.id;
}

interface Words {
  readonly authorId: string;
  readonly authorName: string;
  readonly writtenFrom: TicketSide;
  readonly content: string;
  readonly writtenAt: Date;
}

/** Adds the last message of the thread, which reopens it. The thread is locked, or new. */
export async function addWords(tx: Queryable, ticketId: string, words: Words): Promise<void> {
  const place = sql`(select coalesce(max(place), 0) + 1 from ticket_messages where ticket_id = ${ticketId})`;
  await tx.insert(ticketMessages).values({ ...words, ticketId, place: sql<number>`${place}` });
  await tx
    .update(tickets)
    .set({ lastAt: words.writtenAt, lastFrom: words.writtenFrom, closedAt: null })
    .where(eq(tickets.id, ticketId));
}

/** False when it was already closed. */
export async function closeTicket(tx: Queryable, ticketId: string, now: Date): Promise<boolean> {
  const closed = await tx
    .update(tickets)
    .set({ closedAt: now })
    .where(and(eq(tickets.id, ticketId), isNull(tickets.closedAt)))
    .returning({ id: tickets.id });
  return closed.length > 0;
}

export async function lockTicket(tx: Queryable, ticketId: string): Promise<void> {
  await tx.select({ id: tickets.id }).from(tickets).where(eq(tickets.id, ticketId)).for('update');
}

const askerName = sql<string>`coalesce(${users.fullName}, ${users.username})`;

export async function findTicket(db: Queryable, ticketId: string) {
  const [found] = await db
    .select({ ticket: tickets, askedBy: askerName, email: users.email })
    .from(tickets)
    .innerJoin(users, eq(users.id, tickets.userId))
    .where(eq(tickets.id, ticketId));
  return found ?? null;
}

export async function wordsOf(db: Queryable, ticketId: string) {
  return db
    .select()
    .from(ticketMessages)
    .where(eq(ticketMessages.ticketId, ticketId))
    .orderBy(asc(ticketMessages.place));
}

export async function ticketsOf(db: Queryable, userId: string): Promise<Ticket[]> {
  return db
    .select()
    .from(tickets)
    .where(eq(tickets.userId, userId))
    .orderBy(desc(tickets.lastAt), tickets.id)
    .limit(MOST_OWN);
}

/** About these courses or none; longest wait first. */
export async function ticketsAbout(db: Queryable, courseIds: readonly string[]) {
  const isWaiting = sql`(${tickets.closedAt} is null and ${tickets.lastFrom} = 'learner')`;
  return db
    .select({ ticket: tickets, askedBy: askerName })
    .from(tickets)
    .innerJoin(users, eq(users.id, tickets.userId))
    .where(or(isNull(tickets.courseId), inArray(tickets.courseId, [...courseIds])))
    .orderBy(
      desc(isWaiting),
      sql`case when ${isWaiting} then ${tickets.lastAt} end`,
      desc(tickets.lastAt),
      tickets.id,
    )
    .limit(MOST_ASKED);
}

/** Answers to others' questions stay, without the name. */
export async function forgetAuthor(tx: Queryable, userId: string): Promise<void> {
  await tx
    .update(ticketMessages)
    .set({ authorName: FORMER_AUTHOR })
    .where(eq(ticketMessages.authorId, userId));
}
