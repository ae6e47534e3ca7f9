import type { ClosedQuestion } from '@academy/domain/learning/questions';
import Type, { type Static } from 'typebox';
import { defineEndpoints, strictObject } from '../endpoint.ts';

const ofLesson = {
  lessonId: Type.String(),
  courseId: Type.String(),
  lessonTitle: Type.String(),
  /** As `card-reviewed` of `POST /api/learning-events` names it. */
  cardId: Type.String(),
};

const reviewCardSchema = Type.Union([
  strictObject({
    ...ofLesson,
    kind: Type.Literal('card'),
    frontHtml: Type.String(),
    backHtml: Type.String(),
  }),
  strictObject({
    ...ofLesson,
    kind: Type.Literal('check'),
    /** Practice: answers and explanations are included, so that it works without a network. */
    question: Type.Unsafe<ClosedQuestion>({ type: 'object', additionalProperties: true }),
  }),
]);
export type ReviewCard = Static<typeof reviewCardSchema>;

export const reviewEndpoints = defineEndpoints({
  'GET /api/reviews/today': {
    access: 'signed-in',
    summary:
      'The cards of today, at most ten in a day of South Africa: what is due again first, then cards of completed lessons. A review is reported as `card-reviewed`.',
    status: 200,
    answer: strictObject({
      cards: Type.Array(reviewCardSchema),
      doneToday: Type.Integer(),
      /** Due as well, on another day. */
      waiting: Type.Integer(),
    }),
    refusals: {},
  },
});
