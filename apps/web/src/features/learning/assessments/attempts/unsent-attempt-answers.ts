import { call } from '../../../../lib/answers/api-client.ts';
import { defineUnsentWork } from '../../../../lib/work/define-unsent-work.ts';
import { attemptAnswersEntry, isAttemptShown } from './attempt-answers.ts';

function notShown(userId: string) {
  const entry = attemptAnswersEntry(userId);
  return { ...entry, all: () => entry.all().filter(({ id }) => !isAttemptShown(id)) };
}

export const unsentWork = defineUnsentWork({
  entry: notShown,
  send: (attemptId, { answers }) =>
    call('PUT /api/assessment-attempts/:attemptId/answers', { attemptId, answers }),
  words: () => 'Answers of an assessment',
  at: ({ writtenAt }) => writtenAt,
  // Handed in or expired: its result says what counted.
  forgetRefused: true,
  // An attempt has a time limit.
  isUrgent: true,
});
