import { mayAnswer, type TicketSide } from '@academy/domain/teaching/tickets';
import type { Queryable } from '../../../database/connect.ts';
import type { Actor } from '../../../http/endpoints/actor.ts';
import { readTeacher } from '../../catalogue/instructors/index.ts';
import { findTicket } from './tickets.store.ts';
import { instructorsOf, type TicketsContext } from './tickets-context.ts';

/** The question as this person may see it, and from which side; null for people for whom it does not exist. */
export async function findReadable(
  { catalogue }: Pick<TicketsContext, 'catalogue'>,
  db: Queryable,
  actor: Actor,
  ticketId: string,
) {
  const found = await findTicket(db, ticketId);
  if (!found) return null;
  const known = await catalogue.read();
  const instructors = instructorsOf(known, found.ticket.courseId);
  const side: TicketSide | null =
    found.ticket.userId === actor.userId
      ? 'learner'
      : mayAnswer(await readTeacher(db, actor), instructors)
        ? 'staff'
        : null;
  return side && { ...found, side, known, instructors: instructors ?? [] };
}
