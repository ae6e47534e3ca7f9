import type { EventAnswer } from '@academy/contract/teaching/events';
import { sastDateTime } from '@academy/domain/kernel';
import type { Failure } from '../../../../lib/answers/api-client.ts';
import { commonSentence } from '../../../../lib/answers/failure-words.ts';
import type { ToastMessage } from '../../../../ui/feedback/toast-store.ts';

const NOTHING_CHANGED = 'No connection. Nothing has changed. Please try again.';

export function registered({ title, date, isOnline }: EventAnswer): ToastMessage {
  const where = isOnline ? ' Join from its card on the Events page.' : '';
  return {
    title: 'You’re Registered',
    description: `“${title}” on ${sastDateTime(new Date(date))}.${where}`,
    variant: 'success',
  };
}

export function withdrawn({ title }: EventAnswer): ToastMessage {
  return { title: 'Registration Withdrawn', description: `You have given up your place at “${title}”.` };
}

export function registrationFailed(
  failure: Failure<'POST /api/events/:eventId/registrations'>,
): ToastMessage {
  switch (failure.code) {
    case 'unknown-event':
    case 'event-over':
    case 'event-full':
      return { title: 'Error', description: failure.sentence, variant: 'destructive' };
    default:
      return {
        title: 'Error',
        description: commonSentence(failure, NOTHING_CHANGED),
        variant: 'destructive',
      };
  }
}

export function withdrawalFailed(
  failure: Failure<'DELETE /api/events/:eventId/registrations'>,
): ToastMessage {
  return { title: 'Error', description: commonSentence(failure, NOTHING_CHANGED), variant: 'destructive' };
}

export function linkProblem(failure: Failure<'PUT /api/events/:eventId/joining-link'>): string {
  switch (failure.code) {
    case 'unknown-event':
    case 'not-a-link':
      return failure.sentence;
    default:
      return commonSentence(failure, 'No connection. The link was not saved. Please try again.');
  }
}
