import type { TrainingAnswer } from '@academy/contract/training';
import type { Queryable } from '../../database/connect.ts';
import type { Actor } from '../../http/endpoints/actor.ts';
import { DEMO_ACCOUNTS } from '../../seed/demo-accounts.ts';
import type { Services } from '../../services.ts';
import { academyContent } from '../academy-content/index.ts';
import { achievementsOf } from '../achievements/index.ts';
import type { CatalogueCache } from '../catalogue/index.ts';
import { readFigures } from '../learning/index.ts';
import { completedLessons, completedModules, registeredCourses } from './learner-courses.store.ts';
import { type PathState, pathModule } from './path-module.ts';

export type TrainingContext = Pick<Services, 'clock' | 'config'> & {
  readonly catalogue: Pick<CatalogueCache, 'read'>;
};

const DEMO_LEARNER = DEMO_ACCOUNTS.find(({ role }) => role === 'learner')?.username;

async function readPathState(
  { catalogue, config }: TrainingContext,
  db: Queryable,
  { userId, user }: Actor,
): Promise<PathState> {
  return {
    catalogue: await catalogue.read(),
    registered: await registeredCourses(db, userId),
    completedLessons: await completedLessons(db, userId),
    completedModules: await completedModules(db, userId),
    isStaff: user.role !== 'learner',
    isDemoLearner: config.isDemo && user.username === DEMO_LEARNER,
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
  const { figures, activeCourses, streak, daysOfWeek } = await readFigures(db, userId, now);
  const { achievements, newlyUnlocked } = await achievementsOf(db, userId, figures);
  const state = await readPathState(context, db, actor);
  const { learningPaths } = await academyContent();
  return {
    activeCourses,
    completed: figures.coursesCompleted,
    studyHours: Math.round(figures.studyHours * 10) / 10,
    currentStreak: streak.current,
    achievementsUnlocked: achievements.filter(({ unlocked }) => unlocked).length,
    streak,
    daysOfWeek,
    achievements,
    newlyUnlocked,
    paths: learningPaths.map(({ id, title, description, modules }) => ({
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
