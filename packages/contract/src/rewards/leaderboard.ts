import { PROVINCES } from '@academy/domain/accounts/profiles';
import Type, { type Static } from 'typebox';
import { defineEndpoints, nullable, strictObject } from '../endpoint.ts';
import { DISPLAY_NAME_REFUSALS } from './achievements.ts';

const province = Type.Enum([...PROVINCES]);

const rowSchema = strictObject({
  /** As its owner chose it. */
  name: Type.String(),
  province: nullable(province),
  points: Type.Integer(),
  isMe: Type.Boolean(),
});

const boardSchema = strictObject({
  /** The Monday on which this week began. */
  week: Type.String({ format: 'date' }),
  /** The learner's own entry; null if they have not joined. */
  me: nullable(
    strictObject({
      name: Type.String(),
      province: nullable(province),
      points: Type.Integer(),
      /** Null without points, and beyond the first thousand. */
      place: nullable(Type.Integer()),
    }),
  ),
  top: Type.Array(strictObject({ ...rowSchema.properties, place: Type.Integer() })),
  /** Five above and five below the learner, in order, the learner among them. */
  around: Type.Array(rowSchema),
});
export type LeaderboardAnswer = Static<typeof boardSchema>;

export const leaderboardEndpoints = defineEndpoints({
  'GET /api/leaderboard': {
    access: 'signed-in',
    summary: 'Those who have joined the leaderboard: the best ten, and those around the learner.',
    query: strictObject({ period: Type.Enum(['week', 'all']), province: Type.Optional(province) }),
    status: 200,
    answer: boardSchema,
    refusals: {},
  },
  'PUT /api/leaderboard/entry': {
    access: 'signed-in',
    summary: 'Join the leaderboard, or change under which name and province one stands on it.',
    body: strictObject({ name: Type.String({ minLength: 1, maxLength: 200 }), province: nullable(province) }),
    status: 204,
    answer: null,
    refusals: DISPLAY_NAME_REFUSALS,
  },
  'DELETE /api/leaderboard/entry': {
    access: 'signed-in',
    summary: 'Leave the leaderboard: the entry is erased at once. Repeating it changes nothing.',
    status: 204,
    answer: null,
    refusals: {},
  },
});
