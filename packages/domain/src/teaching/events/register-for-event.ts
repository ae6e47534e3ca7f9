import { accept, type Refusal, type Result, refuse } from '../../kernel/index.ts';

export type RegistrationRefusal = Refusal<'unknown-event' | 'event-over' | 'event-full'>;

interface Registration {
  /** Null: there is no such event. */
  readonly event: { readonly endsAt: Date; readonly seats: number | null } | null;
  readonly isRegistered: boolean;
  readonly taken: number;
  readonly now: Date;
}

/** Registrations stay; an event that has begun can still be joined, one that is over cannot. */
export function registerForEvent({
  event,
  isRegistered,
  taken,
  now,
}: Registration): Result<'registered', RegistrationRefusal> {
  if (event === null) return refuse('unknown-event');
  if (isRegistered) return accept('registered');
  if (now >= event.endsAt) return refuse('event-over');
  if (event.seats !== null && taken >= event.seats) return refuse('event-full');
  return accept('registered');
}

/** Where people meet in a call instead of a room. */
export function isOnline({ place }: { readonly place: string }): boolean {
  return place === 'Online';
}
