import type { learningEndpoints } from '@academy/contract/learning';
import { accept, refuse } from '@academy/domain/kernel';
import type { Handlers } from '../../http/endpoints/call.ts';
import type { LearningContext } from './enrol.ts';
import { enrol } from './enrol.ts';
import { readCourseState } from './read-course-state.ts';
import { readUserFigures } from './read-user-figures.ts';
import { readUserProgress } from './read-user-progress.ts';
import { recordReports } from './record-reports.ts';

export function learningHandlers(context: LearningContext): Handlers<typeof learningEndpoints> {
  const learner = async (userId: string) => ({
    userId,
    catalogue: await context.catalogue.read(),
    now: context.clock(),
  });
  return {
    'POST /api/learning-events': async ({ input, db, actor }) =>
      accept(await recordReports(context, db, actor.userId, input.events)),
    'POST /api/courses/:courseId/enrolments': ({ input, transaction, actor }) =>
      transaction((tx) => enrol(context, tx, actor, input)),
    async 'GET /api/courses/:courseId/progress'({ input, db, actor }) {
      const { userId, catalogue, now } = await learner(actor.userId);
      const course = catalogue.courseOf(input.courseId);
      return course ? accept(await readCourseState(db, userId, course, now)) : refuse('unknown-course');
    },
    'GET /api/progress/user': async ({ db, actor }) =>
      accept(await readUserProgress(db, await learner(actor.userId))),
    'GET /api/user/progress': async ({ db, actor }) =>
      accept(await readUserFigures(db, await learner(actor.userId))),
  };
}
