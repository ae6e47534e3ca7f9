import Type from 'typebox';
import { defineEndpoints, nullable, strictObject } from './endpoint.ts';

export const teachingEndpoints = defineEndpoints({
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
