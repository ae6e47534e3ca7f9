import type { Answer } from '@academy/contract';
import { sastDateTime } from '@academy/domain/kernel';
import type { Failure } from '../../../lib/answers/api-client.ts';
import { commonSentence } from '../../../lib/answers/failure-words.ts';
import type { ToastMessage } from '../../../ui/feedback/toast-store.ts';

const NOTHING_SAVED = 'No connection. Nothing was saved. Please try again.';

export function sessionMoved(date: Date, notifiedCount: number): ToastMessage {
  const people = notifiedCount === 1 ? 'We are emailing 1 person' : `We are emailing ${notifiedCount} people`;
  return {
    title: 'Session Moved',
    description: `It now starts on ${sastDateTime(date)}. ${notifiedCount === 0 ? 'There was nobody to email.' : `${people}.`}`,
    variant: 'success',
  };
}

export function movingProblem(failure: Failure<'PUT /api/sessions/:sessionId'>): string {
  switch (failure.code) {
    case 'unknown-session':
    case 'not-your-session':
    case 'not-upcoming':
    case 'in-the-past':
    case 'too-far-ahead':
    case 'instructor-busy':
      return failure.sentence;
    default:
      return commonSentence(failure, 'No connection. The session was not moved. Please try again.');
  }
}

export function sessionsPlanned(made: number): ToastMessage {
  return {
    title: made === 1 ? 'Session Planned' : 'Sessions Planned',
    description:
      made === 1 ? 'Learners can book it now.' : `${made} sessions, one a week. Learners can book them now.`,
    variant: 'success',
  };
}

export function planningProblem(failure: Failure<'POST /api/sessions'>): string {
  switch (failure.code) {
    case 'not-an-instructor':
    case 'unknown-course':
    case 'in-the-past':
    case 'too-far-ahead':
    case 'instructor-busy':
      return failure.sentence;
    default:
      return commonSentence(failure, 'No connection. Nothing was planned. Please try again.');
  }
}

export function sessionCancelled(title: string, notifiedCount: number): ToastMessage {
  const people =
    notifiedCount === 1 ? 'We are emailing 1 person.' : `We are emailing ${notifiedCount} people.`;
  return {
    title: 'Session Cancelled',
    description: `“${title}” will not take place. ${notifiedCount === 0 ? 'There was nobody to email.' : people}`,
  };
}

export function cancellingProblem(failure: Failure<'POST /api/sessions/:sessionId/cancellation'>): string {
  switch (failure.code) {
    case 'unknown-session':
    case 'not-your-session':
    case 'not-upcoming':
      return failure.sentence;
    default:
      return commonSentence(failure, 'No connection. The session still takes place. Please try again.');
  }
}

export function detailsSaved(title: string): ToastMessage {
  return {
    title: 'Session Saved',
    description: `Seats and material of “${title}” are saved.`,
    variant: 'success',
  };
}

export function detailsProblem(failure: Failure<'PUT /api/sessions/:sessionId/details'>): string {
  switch (failure.code) {
    case 'unknown-session':
    case 'not-your-session':
    case 'not-a-link':
    case 'seats-taken':
      return failure.sentence;
    default:
      return commonSentence(failure, NOTHING_SAVED);
  }
}

export function linkSaved(title: string, url: string | null): ToastMessage {
  return url === null
    ? { title: 'Link Removed', description: `“${title}” no longer has a joining link.` }
    : {
        title: 'Link Saved',
        description: `People with a seat in “${title}” can join with it.`,
        variant: 'success',
      };
}

export function linkProblem(failure: Failure<'PUT /api/sessions/:sessionId/joining-link'>): string {
  switch (failure.code) {
    case 'unknown-session':
    case 'not-your-session':
    case 'not-a-link':
      return failure.sentence;
    default:
      return commonSentence(failure, 'No connection. The link was not saved. Please try again.');
  }
}

export function messageSent(name: string): ToastMessage {
  return { title: 'Mail Sent', description: `It is on its way to ${name}.`, variant: 'success' };
}

export function messageProblem(failure: Failure<'POST /api/students/:studentRef/messages'>): string {
  switch (failure.code) {
    case 'unknown-student':
    case 'too-many-today':
    case 'too-many-to-one':
    case 'no-mail-wanted':
      return failure.sentence;
    default:
      return commonSentence(failure, 'No connection. Nothing was sent. Please try again.');
  }
}

const people = (count: number) => (count === 1 ? '1 person' : `${count} people`);

export function attendanceSaved({
  recorded,
  takenBack,
}: Answer<'POST /api/sessions/:sessionId/attendance'>): ToastMessage {
  const sentences = [
    ...(recorded > 0 || takenBack === 0 ? [`${people(recorded)} marked present.`] : []),
    ...(takenBack > 0 ? [`${people(takenBack)} no longer marked present.`] : []),
  ];
  return { title: 'Attendance Saved', description: sentences.join(' '), variant: 'success' };
}

export function attendanceFailed(failure: Failure<'POST /api/sessions/:sessionId/attendance'>): ToastMessage {
  switch (failure.code) {
    case 'unknown-session':
    case 'not-your-session':
    case 'not-begun':
      return { title: 'Error', description: failure.sentence, variant: 'destructive' };
    default:
      return { title: 'Error', description: commonSentence(failure, NOTHING_SAVED), variant: 'destructive' };
  }
}

export function assignmentFailed(
  failure: Failure<'PUT /api/admin/instructor-accounts/:instructorId'>,
): ToastMessage {
  switch (failure.code) {
    case 'unknown-instructor':
    case 'not-a-trainer':
    case 'teaches-as-another':
      return { title: 'Error', description: failure.sentence, variant: 'destructive' };
    default:
      return { title: 'Error', description: commonSentence(failure, NOTHING_SAVED), variant: 'destructive' };
  }
}
