import { FREE_REASONS } from '@academy/domain/catalogue/pricing';
import Type, { type Static } from 'typebox';
import { defineEndpoints, nullable, strictObject } from '../endpoint.ts';
import { trainingAchievementSchema } from '../rewards/achievements.ts';

const pathModuleSchema = strictObject({
  id: Type.String(),
  title: Type.String(),
  description: Type.String(),
  duration: Type.String(),
  difficulty: Type.String(),
  progress: Type.Integer(),
  completed: Type.Boolean(),
  category: Type.String(),
  lessons: Type.Integer(),
  courseId: Type.String(),
  /** Where its button leads: the lesson to continue with. */
  href: Type.String(),
  /** It is never charged alone: learners pay for its course. */
  price: nullable(Type.Integer()),
  /** Why its course is free now; null if the course has to be paid for. */
  freeBecause: nullable(Type.Enum([...FREE_REASONS])),
});
export type PathModule = Static<typeof pathModuleSchema>;

export const trainingEndpoints = defineEndpoints({
  'GET /api/training': {
    access: 'signed-in',
    summary: 'The training hub: figures, achievements and the three learning paths with their modules.',
    status: 200,
    answer: strictObject({
      activeCourses: Type.Integer(),
      completed: Type.Integer(),
      studyHours: Type.Number(),
      currentStreak: Type.Integer(),
      achievementsUnlocked: Type.Integer(),
      streak: strictObject({
        current: Type.Integer(),
        longest: Type.Integer(),
        lastActivity: nullable(Type.String({ format: 'date' })),
        weeklyGoal: Type.Integer(),
        weeklyProgress: Type.Integer(),
      }),
      /** The days of this week, which begins on Sunday, on which the learner learned. */
      daysOfWeek: Type.Array(Type.String({ format: 'date' })),
      achievements: Type.Array(trainingAchievementSchema),
      /** Unlocked and not yet marked as seen: new, until `POST /api/achievements/seen` names them. */
      newlyUnlocked: Type.Array(Type.Integer()),
      paths: Type.Array(
        strictObject({
          id: Type.String(),
          title: Type.String(),
          description: Type.String(),
          modules: Type.Array(pathModuleSchema),
        }),
      ),
      registered: Type.Array(strictObject({ courseId: Type.String(), title: Type.String() })),
    }),
    refusals: {},
  },
});
export type TrainingAnswer = Static<(typeof trainingEndpoints)['GET /api/training']['answer']>;
