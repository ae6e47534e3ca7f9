import type { assessmentEndpoints } from '@academy/contract/learning/assessments';
import type { Handlers } from '../../../http/endpoints/call.ts';
import type { Services } from '../../../services.ts';
import { beginAttempt } from './attempts/begin-attempt.ts';
import { BEING_MARKED, handInAttempt } from './attempts/hand-in-attempt.ts';
import { saveAnswers } from './attempts/save-answers.ts';
import { settleEarlier } from './attempts/settle-earlier.ts';
import { type AttemptOfLearner, type MarkingContext, markAttempt } from './marking/mark-attempt.ts';
import { Marking } from './marking/marking.ts';
import { ProgramMarker } from './marking/program-marker.ts';
import { handInProject } from './projects/hand-in-project.ts';
import { readProject } from './projects/read-project.ts';
import { saveProject } from './projects/save-project.ts';

/** Longer than a request waits for it, and soon over when the worker has died: the next request asks again. */
const AT_A_WORKER = { limitMs: 20_000, mostWaiting: 500 };

type HandlersContext = Services & Pick<MarkingContext, 'catalogue'>;

/** A web server runs no programs of learners. */
function markerOf(services: HandlersContext): (attempt: AttemptOfLearner) => Promise<unknown> {
  const { workerCalls } = services;
  if (workerCalls) return (attempt) => workerCalls.ask('mark-attempt', attempt, AT_A_WORKER);
  const here = { ...services, programs: new ProgramMarker() };
  return (attempt) => markAttempt(here, attempt);
}

export function assessmentHandlers(services: HandlersContext): Handlers<typeof assessmentEndpoints> {
  const context = { ...services, marking: new Marking(markerOf(services), services.log) };
  return {
    async 'POST /api/assessments/:assessmentId/attempts'({ input, db, transaction, actor }) {
      const { assessmentId } = input;
      // In a separate transaction: what was marked stays marked, even if a new attempt has to wait.
      const isSettled = await settleEarlier(context, db, actor.userId, assessmentId);
      if (!isSettled) return BEING_MARKED;
      return transaction((tx) => beginAttempt(context, tx, actor.userId, assessmentId));
    },
    'POST /api/assessment-attempts/:attemptId/answers': ({ input, db, actor }) =>
      handInAttempt(context, db, actor.userId, input),
    'PUT /api/assessment-attempts/:attemptId/answers': ({ input, db, actor }) =>
      saveAnswers(context, db, actor.userId, input),
    'GET /api/courses/:courseId/project': ({ input, db, actor }) =>
      readProject(context, db, actor.userId, input.courseId),
    'PUT /api/courses/:courseId/project': ({ input, db, actor }) =>
      saveProject(context, db, actor.userId, input),
    async 'POST /api/courses/:courseId/project/submissions'({ input, db, transaction, actor }) {
      const answer = await transaction((tx) => handInProject(context, tx, actor.userId, input));
      // In a separate transaction: a refusal rolls back what its transaction has written, and the text must not be lost with
      // it.
      if (!answer.ok && answer.refusal.code === 'in-review')
        await saveProject(context, db, actor.userId, input);
      return answer;
    },
  };
}
