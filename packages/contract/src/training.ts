import { COURSE_GRADIENTS } from '@academy/domain/catalogue';
import { NODE_STATUSES, NODE_TYPES } from '@academy/domain/learning-tracks';
import Type, { type Static } from 'typebox';
import { defineEndpoints, nullable, strictObject } from './endpoint.ts';

const achievementSchema = strictObject({
  id: Type.Integer(),
  title: Type.String(),
  description: Type.String(),
  /** A lucide icon, as everywhere in this table. */
  icon: Type.String(),
  unlocked: Type.Boolean(),
  unlockedDate: nullable(Type.String({ format: 'date-time' })),
  progress: Type.Integer(),
  total: Type.Integer(),
});
export type TrainingAchievement = Static<typeof achievementSchema>;

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
  /** Where its button leads: the lesson to go on with. */
  href: Type.String(),
  price: nullable(Type.Integer()),
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
      achievements: Type.Array(achievementSchema),
      /** Unlocked and not yet told; this answer tells them, so asking again does not repeat them. */
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
  'GET /api/learning-tracks': {
    access: 'signed-in',
    summary: 'The three tracks with their nodes and the own progress in them.',
    status: 200,
    answer: Type.Array(
      strictObject({
        id: Type.String(),
        name: Type.String(),
        description: Type.String(),
        totalProgress: Type.Integer(),
        icon: Type.String(),
        /** One of the four gradients of courses. */
        color: Type.Enum([...COURSE_GRADIENTS]),
        completedHours: Type.Number(),
        totalHours: Type.Number(),
        nodes: Type.Array(
          strictObject({
            id: Type.String(),
            title: Type.String(),
            description: Type.String(),
            type: Type.Enum([...NODE_TYPES]),
            status: Type.Enum([...NODE_STATUSES]),
            progress: Type.Integer(),
            estimatedHours: Type.Number(),
            prerequisites: Type.Array(Type.String()),
            icon: Type.String(),
            color: Type.Enum([...COURSE_GRADIENTS]),
            courseId: nullable(Type.String()),
            /** What completing it gives: the skills of a course, the name of a milestone. */
            achievements: Type.Array(Type.String()),
          }),
        ),
      }),
    ),
    refusals: {},
  },
  'GET /api/achievements/user/details': {
    access: 'signed-in',
    summary: 'The achievements that the learner has.',
    status: 200,
    answer: Type.Array(achievementSchema),
    refusals: {},
  },
  'GET /api/my-courses': {
    access: 'signed-in',
    summary:
      'The courses that a trainer teaches, with how many learners they have; of an administrator all, of a learner none.',
    status: 200,
    answer: Type.Array(
      strictObject({
        courseId: Type.String(),
        title: Type.String(),
        level: Type.String(),
        lessons: Type.Integer(),
        writtenLessons: Type.Integer(),
        learners: Type.Integer(),
        averagePercent: Type.Integer(),
      }),
    ),
    refusals: {},
  },
  'GET /api/students': {
    access: 'signed-in',
    summary:
      "The learners enrolled in a trainer's courses (of an administrator's: all), at most 1000, who learned last first. A learner gets an empty list.",
    status: 200,
    answer: Type.Array(
      strictObject({
        fullName: Type.String(),
        courseId: Type.String(),
        courseTitle: Type.String(),
        percent: Type.Integer(),
        lastAt: nullable(Type.String({ format: 'date-time' })),
      }),
    ),
    refusals: {},
  },
});
export type TrainingAnswer = Static<(typeof trainingEndpoints)['GET /api/training']['answer']>;
export type LearningTrack = Static<(typeof trainingEndpoints)['GET /api/learning-tracks']['answer']>[number];
