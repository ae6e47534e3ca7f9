import type { EventRegistration } from '@academy/contract/teaching/events';
import { accept, refuse } from '@academy/domain/kernel';
import { registerForEvent } from '@academy/domain/teaching/events';
import { isTimeToJoin } from '@academy/domain/teaching/joining-links';
import type { Queryable } from '../../../database/connect.ts';
import type { Actor } from '../../../http/endpoints/actor.ts';
import type { Services } from '../../../services.ts';
import type { EventRow } from './events.store.ts';
import {
  addRegistration,
  countRegistrations,
  isRegistered,
  lockEvent,
  registeredEvents,
  removeRegistration,
} from './registrations.store.ts';

interface EventInput {
  readonly eventId: string;
}

type EventContext = Pick<Services, 'clock'>;

/** The link is sent when it is time, not earlier. */
function registrationAnswer(
  event: Pick<EventRow, 'id' | 'startsAt' | 'endsAt' | 'joiningUrl'>,
  now: Date,
): EventRegistration {
  return { eventId: event.id, joiningUrl: isTimeToJoin(event, now) ? event.joiningUrl : null };
}

export async function listOwnRegistrations(
  { clock }: EventContext,
  db: Queryable,
  { userId }: Actor,
): Promise<EventRegistration[]> {
  const now = clock();
  return (await registeredEvents(db, userId)).map((event) => registrationAnswer(event, now));
}

export async function takePlace({ clock }: EventContext, db: Queryable, actor: Actor, input: EventInput) {
  const registration = { eventId: input.eventId, userId: actor.userId };
  return db.transaction(async (tx) => {
    const now = clock();
    const event = await lockEvent(tx, input.eventId);
    const decision = registerForEvent({
      event,
      isRegistered: await isRegistered(tx, registration),
      // Unlimited seats are not counted.
      taken: event?.seats ? await countRegistrations(tx, input.eventId) : 0,
      now,
    });
    if (!decision.ok) return decision;
    if (event === null) return refuse('unknown-event');
    await addRegistration(tx, { ...registration, registeredAt: now });
    return accept(registrationAnswer(event, now));
  });
}

/** Idempotent: cancelling without a registration changes nothing. */
export async function cancelRegistration(db: Queryable, actor: Actor, { eventId }: EventInput) {
  await removeRegistration(db, { eventId, userId: actor.userId });
  return accept(null);
}
