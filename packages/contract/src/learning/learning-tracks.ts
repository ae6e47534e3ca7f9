import { COURSE_GRADIENTS } from '@academy/domain/catalogue/courses';
import { NODE_STATUSES, NODE_TYPES } from '@academy/domain/learning/learning-tracks';
import Type, { type Static } from 'typebox';
import { defineEndpoints, nullable, strictObject } from '../endpoint.ts';

export const learningTrackEndpoints = defineEndpoints({
  'GET /api/learning-tracks': {
    access: 'signed-in',
    summary: 'The three tracks with their nodes and your own progress.',
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
            /** What completing it earns: the skills of a course, the name of a milestone. */
            achievements: Type.Array(Type.String()),
          }),
        ),
      }),
    ),
    refusals: {},
  },
});
export type LearningTrack = Static<
  (typeof learningTrackEndpoints)['GET /api/learning-tracks']['answer']
>[number];
