import type { SessionAnswer } from '@academy/contract/sessions';
import { sastShortDay, sastTime } from '@academy/domain/kernel';
import { ApiError } from '../../../lib/api-client.ts';
import type { ToastMessage } from '../../../ui/feedback/toast-store.ts';

// 2§5, 2§8: the titles of the specification. An answer carries its sentence alone, so they are told by that.
const REFUSAL_TITLES = [
  { start: 'This session conflicts with ', title: 'Scheduling Conflict' },
  { start: 'You have already booked ', title: 'Already Booked' },
  { start: 'The last seat is taken', title: 'Session Full' },
] as const;

function whenOf({ date }: Pick<SessionAnswer, 'date'>): string {
  const start = new Date(date);
  return `${sastShortDay(start)}, ${sastTime(start)} SAST`;
}

export function bookingSuccessful(session: SessionAnswer): ToastMessage {
  if (session.booking?.state === 'waiting')
    return {
      title: 'On the Waiting List',
      description: `You are number ${session.booking.place} for "${session.title}". We mail you when a seat is yours.`,
    };
  return {
    title: 'Session Booked Successfully',
    description: `"${session.title}" on ${whenOf(session)}.`,
    variant: 'success',
  };
}

export function bookingFailed(error: unknown): ToastMessage {
  if (!(error instanceof ApiError))
    return {
      title: 'Error',
      description: 'There is no connection. Nothing was changed: please try again.',
      variant: 'destructive',
    };
  const known = REFUSAL_TITLES.find(({ start }) => error.sentence.startsWith(start));
  return { title: known?.title ?? 'Error', description: error.sentence, variant: 'destructive' };
}

export function givenBack({ title, booking }: SessionAnswer): ToastMessage {
  return booking?.state === 'waiting'
    ? { title: 'Waiting List Left', description: `You no longer wait for a seat in "${title}".` }
    : { title: 'Booking Cancelled', description: `Your seat in "${title}" is free again.` };
}
