import { SKILLS } from '@academy/domain/catalogue/courses';
import { MASTERY_LEVELS, MASTERY_LIMITS } from '@academy/domain/learning/mastery';
import Type, { type Static } from 'typebox';
import { defineEndpoints, nullable, strictObject } from '../endpoint.ts';

const count = Type.Integer({ minimum: 0 });

const skillMasterySchema = strictObject({
  skill: Type.Enum([...SKILLS]),
  level: Type.Enum([...MASTERY_LEVELS]),
  /** Why the level is lower than the answers alone would make it. */
  heldBack: nullable(Type.Enum([...MASTERY_LIMITS])),
  evidence: strictObject({
    /** Right at the first try. */
    checks: strictObject({ right: count, answered: count }),
    /** Missed checks that were right in a review. */
    mended: count,
    /** Of the last attempt at each assessment. */
    graded: strictObject({ right: count, asked: count }),
    cards: strictObject({ reviewed: count, held: count, due: count }),
    /** A SAST day. */
    lastOn: nullable(Type.String({ format: 'date' })),
  }),
  next: nullable(
    Type.Union([
      strictObject({ kind: Type.Literal('review') }),
      strictObject({
        kind: Type.Literal('lesson'),
        courseId: Type.String(),
        lessonId: Type.String(),
        title: Type.String(),
      }),
      strictObject({ kind: Type.Literal('course'), courseId: Type.String(), title: Type.String() }),
    ]),
  ),
});
export type SkillMastery = Static<typeof skillMasterySchema>;

export const masteryEndpoints = defineEndpoints({
  'GET /api/progress/skills': {
    access: 'signed-in',
    summary:
      'How well each skill is known, what that rests on (checks, assessments, reviews), and what to do next.',
    status: 200,
    answer: Type.Array(skillMasterySchema),
    refusals: {},
  },
});
