import type { Answer } from '@academy/contract';
import type { learningEndpoints } from '@academy/contract/learning/learning-log';
import { accept, refuse } from '@academy/domain/kernel';
import type { Actor } from '../../../http/endpoints/actor.ts';
import type { Handlers } from '../../../http/endpoints/call.ts';
import { enrolledCourses } from '../../enrolment/places/index.ts';
import type { LearningContext } from './enrol.ts';
import { enrol } from './enrol.ts';
import { midnightAfter, OwnAnswers } from './progress/own-answers.ts';
import { readCourseState } from './progress/read-course-state.ts';
import { readUserFigures } from './progress/read-user-figures.ts';
import { readUserProgress } from './progress/read-user-progress.ts';
import { LearnerMemory } from './recording/learner-memory.ts';
import { recordReports } from './recording/record-reports.ts';
import { StoredShare } from './recording/stored-share.ts';

export function learningHandlers(context: LearningContext): Handlers<typeof learningEndpoints> {
  const reporting = { ...context, memory: new LearnerMemory() };
  const share = new StoredShare(context);
  const courseStates = new OwnAnswers<Answer<'GET /api/courses/:courseId/progress'>>(
    context.watchCachedAnswers,
  );
  const progress = new OwnAnswers<Answer<'GET /api/progress/user'>>(context.watchCachedAnswers);
  const figures = new OwnAnswers<Answer<'GET /api/user/analytics'>>(context.watchCachedAnswers);
  const learnerOf = async (actor: Actor) => ({
    actor,
    userId: actor.userId,
    catalogue: await context.catalogue.read(),
    now: context.clock(),
  });
  return {
    async 'POST /api/learning-events'({ input, db, actor }) {
      const reserved = share.reserve(actor.userId, input.events.length);
      if (!reserved.ok) return reserved;
      let stored = 0;
      try {
        const answer = await recordReports(reporting, db, actor, input.events);
        stored = answer.recorded;
        return accept(answer);
      } finally {
        await reserved.value.keep(stored);
      }
    },
    async 'POST /api/courses/:courseId/enrolments'({ input, db, transaction, actor, grantDocuments }) {
      const outcome = await transaction((tx) => enrol(context, tx, actor, input));
      if (outcome.ok) await grantDocuments(await enrolledCourses(db, actor.userId));
      return outcome;
    },
    async 'GET /api/courses/:courseId/progress'({ input, db, actor, grantDocuments }) {
      const learner = await learnerOf(actor);
      const course = learner.catalogue.courseOf(input.courseId);
      if (!course) return refuse('unknown-course');
      const own = await courseStates.of(course.id, learner, async () => {
        const { state, ...rest } = await readCourseState(db, actor.userId, course, learner.now);
        return { answer: state, ...rest };
      });
      await grantDocuments(own.places);
      return own.outcome;
    },
    async 'GET /api/progress/user'({ db, actor, grantDocuments }) {
      const learner = await learnerOf(actor);
      const own = await progress.of('', learner, () => readUserProgress(db, learner));
      await grantDocuments(own.places);
      return own.outcome;
    },
    async 'GET /api/user/analytics'({ db, actor }) {
      const learner = await learnerOf(actor);
      const own = await figures.of('', learner, async () => ({
        answer: await readUserFigures(db, learner),
        places: new Set(),
        holdsUntil: midnightAfter(learner.now),
      }));
      return own.outcome;
    },
  };
}
