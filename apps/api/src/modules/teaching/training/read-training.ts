import type { TrainingAnswer } from '@academy/contract/teaching/training';
import type { Queryable } from '../../../database/connect.ts';
import type { Actor } from '../../../http/endpoints/actor.ts';
import type { Services } from '../../../services.ts';
import type { CatalogueCache } from '../../catalogue/courses/index.ts';
import { readFigures } from '../../learning/learning-log/index.ts';
import { achievementsOf } from '../../rewards/achievements/index.ts';
import { readCoursesOf } from './learner-courses.store.ts';
import { type PathState, pathModule } from './path-module.ts';

export type TrainingContext = Pick<Services, 'clock'> & {
  readonly catalogue: Pick<CatalogueCache, 'read'>;
};

async function readPathState(
  { catalogue }: TrainingContext,
  db: Queryable,
  { userId, user }: Actor,
): Promise<PathState> {
  return {
    catalogue: await catalogue.read(),
    ...(await readCoursesOf(db, userId)),
    isStaff: user.role !== 'learner',
  };
}

/** The training hub of one person. */
export async function readTraining(
  context: TrainingContext,
  db: Queryable,
  actor: Actor,
): Promise<TrainingAnswer> {
  const { userId } = actor;
  const now = context.clock();
  const { figures, earned, activeCourses, streak, daysOfWeek } = await readFigures(db, userId, now);
  const state = await readPathState(context, db, actor);
  const { achievements, newlyUnlocked } = await achievementsOf(db, userId, state.catalogue.achievements, {
    figures,
    earned,
  });
  return {
    activeCourses,
    completed: figures.coursesCompleted,
    studyHours: Math.round(figures.studyHours * 10) / 10,
    currentStreak: streak.current,
    achievementsUnlocked: earned.length,
    streak,
    daysOfWeek,
    achievements,
    newlyUnlocked,
    paths: state.catalogue.tracks.map(({ id, title, description, modules }) => ({
      id,
      title,
      description,
      modules: modules.map((module) => pathModule(module, state)),
    })),
    registered: state.registered.flatMap((courseId) => {
      const course = state.catalogue.courseOf(courseId);
      return course ? [{ courseId, title: course.title }] : [];
    }),
  };
}
