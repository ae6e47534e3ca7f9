import type { ticketEndpoints } from '@academy/contract/teaching/tickets';
import { accept, refuse } from '@academy/domain/kernel';
import type { Actor } from '../../../http/endpoints/actor.ts';
import type { Handlers } from '../../../http/endpoints/call.ts';
import { recordStaffAction } from '../../academy/audit/index.ts';
import { createTryLimits } from '../../accounts/identity/index.ts';
import { findReadable } from './find-readable.ts';
import { openTicket } from './open-ticket.ts';
import { listOwnTickets, listTicketsWithAuthors, readTicket } from './read-tickets.ts';
import { closeTicket } from './tickets.store.ts';
import type { TicketsContext } from './tickets-context.ts';
import { writeInTicket } from './write-in-ticket.ts';

export function ticketHandlers(context: TicketsContext): Handlers<typeof ticketEndpoints> {
  const tryLimits = createTryLimits(context);
  /** Answering staff are not limited. */
  async function refusalOfWords({ userId, user }: Actor) {
    const limited = user.role === 'learner' ? await tryLimits.take({ 'ticket-words': userId }) : null;
    return limited && ({ ok: false, refusal: { code: 'too-many-messages', ...limited } } as const);
  }

  return {
    'GET /api/tickets': async ({ db, actor }) => accept(await listOwnTickets(context, db, actor.userId)),
    'POST /api/tickets': async ({ input, transaction, actor }) =>
      (await refusalOfWords(actor)) ?? transaction((tx) => openTicket(context, tx, actor, input)),
    'GET /api/tickets/:ticketId': ({ input, db, actor }) => readTicket(context, db, actor, input.ticketId),
    async 'POST /api/tickets/:ticketId/messages'({ input, db, transaction, actor, logStaffAccess }) {
      const refusal = await refusalOfWords(actor);
      if (refusal) return refusal;
      const outcome = await transaction((tx) => writeInTicket(context, tx, actor, input));
      if (outcome.ok && actor.user.role !== 'learner') {
        const found = await findReadable(context, db, actor, input.ticketId);
        if (found?.side === 'staff') logStaffAccess();
      }
      return outcome;
    },
    async 'POST /api/tickets/:ticketId/closing'({
      input: { ticketId },
      db,
      transaction,
      actor,
      logStaffAccess,
    }) {
      const found = await findReadable(context, db, actor, ticketId);
      if (!found) return refuse('unknown-ticket');
      const isStaff = found.side === 'staff';
      await transaction(async (tx) => {
        const now = context.clock();
        const isClosed = await closeTicket(tx, ticketId, now);
        if (isStaff && isClosed)
          await recordStaffAction(tx, {
            actorId: actor.userId,
            action: 'close-ticket',
            subject: ticketId,
            now,
          });
        return accept(null);
      });
      if (isStaff) logStaffAccess();
      return accept(null);
    },
    'GET /api/students/tickets': async ({ db, actor }) =>
      accept(await listTicketsWithAuthors(context, db, actor)),
  };
}
