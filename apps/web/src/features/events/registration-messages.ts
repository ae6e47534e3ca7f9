import type { EventAnswer } from '@academy/contract/events';
import { sastDateTime } from '@academy/domain/kernel';
import type { Failure } from '../../lib/api-client.ts';
import { commonSentence } from '../../lib/failure-words.ts';
import type { ToastMessage } from '../../ui/feedback/toast-store.ts';

const NOTHING_CHANGED = 'There is no connection. Nothing was changed: please try again.';

export function registered({ title, date, isOnline }: EventAnswer): ToastMessage {
  const where = isOnline ? ' You join from its card on the events page.' : '';
  return {
    title: "You're Registered",
    description: `"${title}" on ${sastDateTime(new Date(date))}.${where}`,
    variant: 'success',
  };
}

export function withdrawn({ title }: EventAnswer): ToastMessage {
  return { title: 'Registration Withdrawn', description: `Your place in "${title}" is free again.` };
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
      return commonSentence(failure, 'There is no connection. The link was not saved: please try again.');
  }
}
