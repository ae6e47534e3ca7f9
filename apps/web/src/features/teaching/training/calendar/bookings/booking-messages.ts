import type { SessionAnswer } from '@academy/contract/teaching/sessions';
import { sastShortDay, sastTime } from '@academy/domain/kernel';
import type { Failure } from '../../../../../lib/answers/api-client.ts';
import { commonSentence } from '../../../../../lib/answers/failure-words.ts';
import type { ToastMessage } from '../../../../../ui/feedback/toast-store.ts';

const NO_CONNECTION = 'No connection. Nothing has changed. Please try again.';

function refused(title: string, description: string): ToastMessage {
  return { title, description, variant: 'destructive' };
}

function whenOf({ date }: Pick<SessionAnswer, 'date'>): string {
  const start = new Date(date);
  return `${sastShortDay(start)}, ${sastTime(start)} SAST`;
}

export function bookingSuccessful(session: SessionAnswer): ToastMessage {
  if (session.booking?.state === 'waiting')
    return {
      title: 'On the Waiting List',
      description: `You are number ${session.booking.place} in line for “${session.title}”. We will email you when you get a seat.`,
    };
  return {
    title: 'Session Booked Successfully',
    description: `“${session.title}” on ${whenOf(session)}.`,
    variant: 'success',
  };
}

/** Requested offline. */
export const bookingWaits = ({ title }: Pick<SessionAnswer, 'title'>, orWait: boolean): ToastMessage => ({
  title: 'Waiting for a Connection',
  description: `We will ask for ${orWait ? 'a place on the waiting list for' : 'your seat in'} “${title}” when you are back online.`,
});

export const requestedText = (orWait: boolean): string =>
  `We will ask for ${orWait ? 'a place on the waiting list' : 'your seat'} when you are back online.`;

export const notGiven = (sentence: string): string =>
  `You asked for a seat without a connection. ${sentence}`;

/** 2§5, 2§8: the titles of the specification. */
export function bookingFailed(failure: Failure<'POST /api/sessions/:sessionId/bookings'>): ToastMessage {
  switch (failure.code) {
    case 'scheduling-conflict':
      return refused('Scheduling Conflict', failure.sentence);
    case 'already-booked':
      return refused('Already Booked', failure.sentence);
    case 'session-full':
      return refused('Session Full', failure.sentence);
    case 'not-upcoming':
    case 'unknown-session':
      return refused('Error', failure.sentence);
    default:
      return refused('Error', commonSentence(failure, NO_CONNECTION));
  }
}

export function givenBack({ title, booking }: SessionAnswer): ToastMessage {
  return booking?.state === 'waiting'
    ? { title: 'Off the Waiting List', description: `You are no longer waiting for a seat in “${title}”.` }
    : { title: 'Booking Cancelled', description: `You have given up your seat in “${title}”.` };
}

export function givingBackFailed(failure: Failure<'DELETE /api/sessions/:sessionId/bookings'>): ToastMessage {
  switch (failure.code) {
    case 'not-booked':
    case 'not-upcoming':
      return refused('Error', failure.sentence);
    default:
      return refused('Error', commonSentence(failure, NO_CONNECTION));
  }
}

export function addressFailed(failure: Failure<'POST /api/calendar-feed'>): ToastMessage {
  switch (failure.code) {
    case 'too-many-links':
      return refused('Error', failure.sentence);
    default:
      return refused('Error', commonSentence(failure, 'No connection. Please try again to get your link.'));
  }
}
