import type { Answer } from '@academy/contract';
import { accept, refuse } from '@academy/domain/kernel';
import { mayAnswer, ticketState } from '@academy/domain/teaching/tickets';
import type { Queryable } from '../../../database/connect.ts';
import type { Actor } from '../../../http/endpoints/actor.ts';
import type { Catalogue } from '../../catalogue/courses/index.ts';
import { readTeacher } from '../../catalogue/instructors/index.ts';
import { findReadable } from './find-readable.ts';
import { type Ticket, ticketsAbout, ticketsOf, wordsOf } from './tickets.store.ts';
import type { TicketsContext } from './tickets-context.ts';

type ReadContext = Pick<TicketsContext, 'catalogue'>;

function summaryOf({ courses }: Catalogue, ticket: Ticket) {
  return {
    id: ticket.id,
    subject: ticket.subject,
    state: ticketState(ticket),
    courseTitle: courses.find(({ id }) => id === ticket.courseId)?.title ?? null,
    lastAt: ticket.lastAt.toISOString(),
  };
}

export async function listOwnTickets(
  { catalogue }: ReadContext,
  db: Queryable,
  userId: string,
): Promise<Answer<'GET /api/tickets'>> {
  const known = await catalogue.read();
  return (await ticketsOf(db, userId)).map((ticket) => summaryOf(known, ticket));
}

/** Those that the actor may answer; their own questions are for others. */
export async function listTicketsWithAuthors(
  { catalogue }: ReadContext,
  db: Queryable,
  actor: Actor,
): Promise<Answer<'GET /api/students/tickets'>> {
  const known = await catalogue.read();
  const teacher = await readTeacher(db, actor);
  if (!mayAnswer(teacher, null)) return [];
  const taught = known.courses.filter(({ instructors }) =>
    mayAnswer(
      teacher,
      instructors.map(({ id }) => id),
    ),
  );
  const found = await ticketsAbout(
    db,
    taught.map(({ id }) => id),
  );
  return found
    .filter(({ ticket }) => ticket.userId !== actor.userId)
    .map(({ ticket, askedBy }) => ({ ...summaryOf(known, ticket), askedBy }));
}

export async function readTicket(context: ReadContext, db: Queryable, actor: Actor, ticketId: string) {
  const found = await findReadable(context, db, actor, ticketId);
  if (!found) return refuse('unknown-ticket');
  const { ticket, known, askedBy, side } = found;
  const words = await wordsOf(db, ticketId);
  return accept({
    ...summaryOf(known, ticket),
    askedBy,
    isOwn: side === 'learner',
    lessonUrl:
      ticket.courseId && ticket.lessonId ? `/course/${ticket.courseId}/lesson/${ticket.lessonId}` : null,
    chat: [...ticket.chat],
    messages: words.map(({ writtenFrom, authorName, content, writtenAt }) => ({
      from: writtenFrom,
      name: authorName,
      text: content,
      at: writtenAt.toISOString(),
    })),
  });
}
