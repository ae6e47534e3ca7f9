import Type, { type Static } from 'typebox';
import { defineEndpoints, nullable, strictObject } from './endpoint.ts';

export const achievementSchema = strictObject({
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

export const achievementEndpoints = defineEndpoints({
  'GET /api/achievements/user/details': {
    access: 'signed-in',
    summary: 'The achievements that the learner has.',
    status: 200,
    answer: Type.Array(achievementSchema),
    refusals: {},
  },
  'POST /api/achievements/seen': {
    access: 'signed-in',
    summary: 'Mark these achievements as announced to the learner. Repeating it changes nothing.',
    body: strictObject({
      achievementIds: Type.Array(Type.Integer({ minimum: 1, maximum: 1_000_000 }), {
        minItems: 1,
        maxItems: 100,
      }),
    }),
    status: 204,
    answer: null,
    refusals: {},
  },
});
