import { LEAST_HOURS, MOST_HOURS } from '@academy/domain/learning/study-plans';
import Type, { type Static } from 'typebox';
import { defineEndpoints, nullable, strictObject } from '../endpoint.ts';

const day = Type.String({ format: 'date' });

const studyPlanSchema = strictObject({
  /** Null: all courses with a place. */
  courseId: nullable(Type.String()),
  courseTitle: nullable(Type.String()),
  hoursPerWeek: Type.Number(),
  promisedOn: day,
  endsOn: day,
  pace: strictObject({ kind: Type.Enum(['on-time', 'ahead', 'behind']), days: Type.Integer() }),
  thisWeek: Type.Array(strictObject({ title: Type.String(), href: Type.String(), minutes: Type.Integer() })),
  modules: Type.Array(
    strictObject({
      id: Type.String(),
      title: Type.String(),
      courseTitle: Type.String(),
      minutes: Type.Integer(),
      endsOn: day,
    }),
  ),
});
export type StudyPlanAnswer = Static<typeof studyPlanSchema>;

export const studyPlanEndpoints = defineEndpoints({
  'GET /api/study-plan': {
    access: 'signed-in',
    summary:
      'The study plan as it stands today: what to do this week, when each module ends, and whether that is on time. Null without one.',
    status: 200,
    answer: strictObject({ plan: nullable(studyPlanSchema) }),
    refusals: {},
  },
  'PUT /api/study-plan': {
    access: 'signed-in',
    summary:
      'Make a study plan, or make it anew: hours a week and a course to complete, or all of one’s courses.',
    body: strictObject({
      hoursPerWeek: Type.Number({ minimum: LEAST_HOURS, maximum: MOST_HOURS, multipleOf: 0.5 }),
      courseId: nullable(Type.String({ maxLength: 100 })),
    }),
    status: 204,
    answer: null,
    refusals: {
      'no-place': { status: 409, sentence: 'Take a place in a course first, then we can plan it.' },
      'nothing-open': { status: 409, sentence: 'There is nothing left to plan: all of it is done.' },
    },
  },
  'DELETE /api/study-plan': {
    access: 'signed-in',
    summary: 'Drop the study plan. What has been learned stays.',
    status: 204,
    answer: null,
    refusals: {},
  },
});
