import { accept } from '@academy/domain/kernel';
import { type MaterialLink, readMaterial, sessionStatus } from '@academy/domain/teaching/sessions';
import type { Queryable } from '../../../../database/connect.ts';
import type { Actor } from '../../../../http/endpoints/actor.ts';
import { recordStaffAction } from '../../../academy/audit/index.ts';
import { takenSeats } from '../bookings/bookings.store.ts';
import { fillSeats } from '../bookings/fill-seats.ts';
import type { SessionContext } from '../session-context.ts';
import { saveDetails } from '../sessions.store.ts';
import { lockOwnSession } from './own-session.ts';

interface Details {
  readonly sessionId: string;
  readonly seats: number;
  readonly material: readonly MaterialLink[];
}

/** Seats added before it begins go to the waiting list; a taken seat is never removed this way. */
export async function setSessionDetails(
  context: Pick<SessionContext, 'clock' | 'publicUrl'>,
  db: Queryable,
  actor: Actor,
  { sessionId, seats, material }: Details,
) {
  const links = readMaterial(material);
  if (!links.ok) return links;
  return db.transaction(async (tx) => {
    const now = context.clock();
    const locked = await lockOwnSession(tx, actor, sessionId);
    if (!locked.ok) return locked;
    const taken = await takenSeats(tx, sessionId);
    if (seats < taken)
      return { ok: false, refusal: { code: 'seats-taken', values: { taken: String(taken) } } } as const;
    await saveDetails(tx, sessionId, { seats, material: links.value });
    // Once it has begun nobody can join any more: a seat would only cause a puzzling letter.
    if (sessionStatus(locked.value, now) === 'upcoming')
      await fillSeats(context, tx, { ...locked.value, seats }, now);
    await recordStaffAction(tx, { actorId: actor.userId, action: 'edit-session', subject: sessionId, now });
    return accept(null);
  });
}
