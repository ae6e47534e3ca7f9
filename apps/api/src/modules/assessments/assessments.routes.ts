import type { assessmentEndpoints } from '@academy/contract/assessments';
import { refuse } from '@academy/domain/kernel';
import type { Handlers } from '../../http/endpoints/call.ts';
import { beginAttempt } from './begin-attempt.ts';
import type { AssessmentContext } from './hand-in-attempt.ts';
import { handInAttempt } from './hand-in-attempt.ts';
import { handInProject } from './hand-in-project.ts';
import { keepProject } from './keep-project.ts';
import { ProgramMarker } from './program-marker.ts';
import { readProject } from './read-project.ts';
import { saveAnswers } from './save-answers.ts';
import { settleOutOfTime } from './settle-out-of-time.ts';

export function assessmentHandlers(
  services: Omit<AssessmentContext, 'programs'>,
): Handlers<typeof assessmentEndpoints> {
  const context = { ...services, programs: new ProgramMarker() };
  return {
    async 'POST /api/assessments/:assessmentId/attempts'({ input, db, transaction, actor }) {
      const { assessmentId } = input;
      // By itself: what was marked stays marked, even if a new attempt has to wait.
      const isSettled = await settleOutOfTime(context, db, actor.userId, assessmentId);
      if (!isSettled) return refuse('marking-busy');
      return transaction((tx) => beginAttempt(context, tx, actor.userId, assessmentId));
    },
    'POST /api/assessment-attempts/:attemptId/answers': ({ input, db, actor }) =>
      handInAttempt(context, db, actor.userId, input),
    'PUT /api/assessment-attempts/:attemptId/answers': ({ input, db, actor }) =>
      saveAnswers(context, db, actor.userId, input),
    'GET /api/courses/:courseId/project': ({ input, db, actor }) =>
      readProject(context, db, actor.userId, input.courseId),
    'PUT /api/courses/:courseId/project': ({ input, db, actor }) =>
      keepProject(context, db, actor.userId, input),
    async 'POST /api/courses/:courseId/project/submissions'({ input, db, transaction, actor }) {
      const answer = await transaction((tx) => handInProject(context, tx, actor.userId, input));
      // By itself: a refusal takes back what its transaction has written, and the words must not be lost with it.
      if (!answer.ok && answer.refusal.code === 'in-review')
        await keepProject(context, db, actor.userId, input);
      return answer;
    },
  };
}
