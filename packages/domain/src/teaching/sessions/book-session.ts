import { accept, type Refusal, type Result, refuse } from '../../kernel/index.ts';
import { firstOverlap, type Interval, sessionStatus } from './session.ts';

export const BOOKING_STATES = ['booked', 'waiting'] as const;
export type BookingState = (typeof BOOKING_STATES)[number];

export type BookingRefusal =
  | Refusal<'unknown-session' | 'already-booked' | 'not-upcoming' | 'session-full'>
  | (Refusal<'scheduling-conflict'> & { readonly values: { readonly title: string } });

interface BookingRequest {
  readonly session: (Interval & { readonly seatsLeft: number }) | null;
  /** The learner's current booking of this session. */
  readonly own: BookingState | null;
  /** Every session that the learner has booked. */
  readonly booked: readonly (Interval & { readonly title: string })[];
  readonly orWait: boolean;
  readonly now: Date;
}

/**
 * 2§4, 2§5: what a learner gets, or the first objection. A place on the waiting list is no booking: it may overlap one,
 * and the learner may still book when a seat becomes free.
 */
export function bookSession({
  session,
  own,
  booked,
  orWait,
  now,
}: BookingRequest): Result<BookingState, BookingRefusal> {
  if (session === null) return refuse('unknown-session');
  if (own === 'booked') return refuse('already-booked');
  if (sessionStatus(session, now) !== 'upcoming') return refuse('not-upcoming');
  const isFull = session.seatsLeft <= 0;
  if (isFull && orWait) return accept('waiting');
  const conflict = firstOverlap(session, booked);
  if (conflict)
    return { ok: false, refusal: { code: 'scheduling-conflict', values: { title: conflict.title } } };
  return isFull ? refuse('session-full') : accept('booked');
}
