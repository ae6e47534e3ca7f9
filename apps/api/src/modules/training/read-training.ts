import type { TrainingAnswer } from '@academy/contract/training';
import type { Queryable } from '../../database/connect.ts';
import type { Actor } from '../../http/endpoints/actor.ts';
import { DEMO_ACCOUNTS } from '../../seed/demo-accounts.ts';
import { academyContent } from '../academy-content/index.ts';
import { achievementAnswers } from './achievement-answers.ts';
import { takeUnannounced } from './achievements.store.ts';
import { readFigures } from './figures.store.ts';
import { completedLessons, courseStates, registeredCourses } from './learner-courses.store.ts';
import { type PathState, pathModule } from './path-module.ts';
import type { TrainingNeeds } from './training-needs.ts';
import { unlockReached } from './unlock-achievements.ts';

const DEMO_LEARNER = DEMO_ACCOUNTS.find(({ role }) => role === 'learner')?.username;

async function readPathState(
  { catalogue, config }: TrainingNeeds,
  db: Queryable,
  { userId, user }: Actor,
): Promise<PathState> {
  const states = await courseStates(db, userId);
  return {
    catalogue: await catalogue.read(),
    registered: await registeredCourses(db, userId),
    completedLessons: await completedLessons(db, userId),
    completedModules: new Set([...states.values()].flatMap(({ done }) => done)),
    isStaff: user.role !== 'learner',
    isDemoLearner: config.isDemo && user.username === DEMO_LEARNER,
  };
}

/** The training hub of one person. Achievements that are due are unlocked, and told once. */
export async function readTraining(
  needs: TrainingNeeds,
  db: Queryable,
  actor: Actor,
): Promise<TrainingAnswer> {
  const { userId } = actor;
  const now = needs.clock();
  const { figures, activeCourses, streak } = await readFigures(db, userId, now);
  const { earned } = await unlockReached(db, userId, figures, now);
  const isNews = earned.some(({ announcedAt }) => announcedAt === null);
  const achievements = achievementAnswers(figures, earned);
  const state = await readPathState(needs, db, actor);
  const { learningPaths } = await academyContent();
  return {
    activeCourses,
    completed: figures.coursesCompleted,
    studyHours: Math.round(figures.studyHours * 10) / 10,
    currentStreak: streak.current,
    achievementsUnlocked: achievements.filter(({ unlocked }) => unlocked).length,
    streak,
    achievements,
    newlyUnlocked: isNews ? await takeUnannounced(db, userId, now) : [],
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
