import { sastDateTime } from '@academy/domain/kernel';
import type { Failure } from '../../lib/api-client.ts';
import { commonSentence } from '../../lib/failure-words.ts';
import type { ToastMessage } from '../../ui/feedback/toast-store.ts';

export function sessionMoved(date: Date, told: number): ToastMessage {
  const people = told === 1 ? '1 person was told' : `${told} people were told`;
  return {
    title: 'Session Moved',
    description: `It begins on ${sastDateTime(date)}. ${told === 0 ? 'Nobody had to be told.' : `${people} by mail.`}`,
    variant: 'success',
  };
}

export function movingProblem(failure: Failure<'PUT /api/sessions/:sessionId'>): string {
  switch (failure.code) {
    case 'unknown-session':
    case 'not-upcoming':
    case 'in-the-past':
      return failure.sentence;
    default:
      return commonSentence(failure, 'There is no connection. The session was not moved: please try again.');
  }
}
