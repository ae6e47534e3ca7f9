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
      readProject(db, actor.userId, input.courseId),
    'PUT /api/courses/:courseId/project': ({ input, db, actor }) =>
      keepProject(context, db, actor.userId, input),
    'POST /api/courses/:courseId/project/submissions': ({ input, transaction, actor }) =>
      transaction((tx) => handInProject(context, tx, actor.userId, input)),
  };
}
