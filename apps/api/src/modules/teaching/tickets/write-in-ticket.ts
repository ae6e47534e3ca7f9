import { accept, refuse } from '@academy/domain/kernel';
import { writeInTicket as write } from '@academy/domain/teaching/tickets';
import type { Queryable } from '../../../database/connect.ts';
import type { Actor } from '../../../http/endpoints/actor.ts';
import { recordStaffAction } from '../../academy/audit/index.ts';
import { addNotice } from '../../academy/notices/index.ts';
import { queueMail } from '../../academy/outbox/index.ts';
import { findReadable } from './find-readable.ts';
import { answeredLetter, ticketOpenedLetter } from './ticket-letters.ts';
import { type Reader, readersOf } from './ticket-readers.store.ts';
import { addWords, lockTicket, wordsOf } from './tickets.store.ts';
import type { TicketsContext } from './tickets-context.ts';

/** The message and the notice to the other side are one transaction. */
export async function writeInTicket(
  context: TicketsContext,
  tx: Queryable,
  actor: Actor,
  { ticketId, text }: { readonly ticketId: string; readonly text: string },
) {
  const now = context.clock();
  await lockTicket(tx, ticketId);
  const found = await findReadable(context, tx, actor, ticketId);
  if (!found) return refuse('unknown-ticket');
  const before = (await wordsOf(tx, ticketId)).length;
  const decision = write(before);
  if (!decision.ok) return decision;
  const { side, instructors, askedBy, email, ticket } = found;
  await addWords(tx, ticketId, {
    authorId: actor.userId,
    authorName: actor.user.fullName ?? actor.user.username,
    writtenFrom: side,
    content: text.trim(),
    writtenAt: now,
  });
  if (side === 'staff') {
    await addNotice(tx, {
      userId: ticket.userId,
      kind: 'ticket-answered',
      subject: `${ticketId}:${before + 1}`,
      title: ticket.subject,
      happenedAt: now,
    });
    await recordStaffAction(tx, { actorId: actor.userId, action: 'answer-ticket', subject: ticketId, now });
  }
  const asker: Reader[] = email === null ? [] : [{ email, name: askedBy }];
  const readers = side === 'staff' ? asker : await readersOf(tx, ticketId, instructors);
  const letter = side === 'staff' ? answeredLetter : ticketOpenedLetter;
  for (const reader of readers)
    await queueMail(tx, {
      recipient: reader.email,
      ...letter({ name: reader.name, publicUrl: context.publicUrl(), ticketId }),
      now,
    });
  return accept(null);
}
