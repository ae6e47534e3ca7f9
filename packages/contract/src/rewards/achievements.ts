import type { DisplayNameRefusal } from '@academy/domain/accounts/display-names';
import { ACHIEVEMENT_CATEGORIES, BADGE_COLOURS, RARITIES } from '@academy/domain/catalogue/badge-rules';
import Type, { type Static } from 'typebox';
import { IMPOSTOR_REFUSALS } from '../accounts/person-names.ts';
import { defineEndpoints, nullable, strictObject } from '../endpoint.ts';
import { unlockedSchema } from '../learning/unlocked-achievements.ts';

const instant = Type.String({ format: 'date-time' });

/** As the training hub shows them. */
export const trainingAchievementSchema = strictObject({
  id: Type.Integer(),
  title: Type.String(),
  description: Type.String(),
  /** A lucide icon. */
  icon: Type.String(),
  unlocked: Type.Boolean(),
  unlockedDate: nullable(instant),
  progress: Type.Integer(),
  total: Type.Integer(),
});
export type TrainingAchievement = Static<typeof trainingAchievementSchema>;

const lookFields = {
  name: Type.String(),
  category: Type.Enum([...ACHIEVEMENT_CATEGORIES]),
  rarity: Type.Enum([...RARITIES]),
  badgeColor: Type.Enum([...BADGE_COLOURS]),
  /** The name of an icon. */
  iconUrl: Type.String(),
};

const achievementSchema = strictObject({
  id: Type.Integer(),
  ...lookFields,
  description: Type.String(),
  coinReward: Type.Integer(),
});
export type AchievementAnswer = Static<typeof achievementSchema>;

const earnedFields = {
  earnedAt: instant,
  /** In per cent. */
  progress: Type.Integer(),
};

const userAchievementSchema = strictObject({ achievementId: Type.Integer(), ...earnedFields });
export type UserAchievementAnswer = Static<typeof userAchievementSchema>;

const sharedBadgeSchema = strictObject({
  /** The name that its owner chose for this page. */
  owner: Type.String(),
  ...lookFields,
  /** What was done for it. */
  done: Type.String(),
  earnedAt: instant,
});
export type SharedBadgeAnswer = Static<typeof sharedBadgeSchema>;

const achievementParams = strictObject({ achievementId: Type.Integer({ minimum: 1, maximum: 1_000_000 }) });

/** What is wrong with a name that others will see. */
export const DISPLAY_NAME_REFUSALS = {
  'name-length': { status: 422, sentence: 'Please choose a name of 2 to 30 letters.' },
  'name-letters': { status: 422, sentence: 'Please use letters, digits, spaces and hyphens only.' },
  'name-alphabets': { ...IMPOSTOR_REFUSALS['name-alphabets'], status: 422 },
  'name-reserved': { ...IMPOSTOR_REFUSALS['name-reserved'], status: 422 },
  'name-abusive': { status: 422, sentence: 'Please choose a name that everybody can read with pleasure.' },
} as const satisfies Record<DisplayNameRefusal, { status: number; sentence: string }>;

export const achievementEndpoints = defineEndpoints({
  'GET /api/achievements': {
    access: 'public',
    summary: 'Everything that can be earned by learning, in the order in which it is shown.',
    status: 200,
    answer: Type.Array(achievementSchema),
    refusals: {},
  },
  'GET /api/achievements/user': {
    access: 'signed-in',
    summary: 'What the learner has earned: an achievement is earned exactly when it is in this list.',
    status: 200,
    answer: Type.Array(userAchievementSchema),
    refusals: {},
  },
  'GET /api/achievements/user/details': {
    access: 'signed-in',
    summary: 'What the learner has earned, each with all that is known of it.',
    status: 200,
    answer: Type.Array(strictObject({ ...achievementSchema.properties, ...earnedFields })),
    refusals: {},
  },
  'GET /api/achievements/user/nearest': {
    access: 'signed-in',
    summary:
      'The three that the learner comes closest to next, and the badges that the learner has made public.',
    status: 200,
    answer: strictObject({
      nearest: Type.Array(
        strictObject({ achievementId: Type.Integer(), progress: Type.Integer(), total: Type.Integer() }),
      ),
      shared: Type.Array(strictObject({ achievementId: Type.Integer(), shareId: Type.String() })),
    }),
    refusals: {},
  },
  'GET /api/achievements/user/news': {
    access: 'signed-in',
    summary:
      'Achievements that the learner was not told of yet: somebody else’s doing unlocked them, or an answer was lost.',
    status: 200,
    answer: unlockedSchema,
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
  'PUT /api/achievements/:achievementId/share': {
    access: 'signed-in',
    summary: 'Make an earned badge public under the name given, at an address that nobody can guess.',
    params: achievementParams,
    body: strictObject({ name: Type.String({ minLength: 1, maxLength: 200 }) }),
    status: 200,
    answer: strictObject({ shareId: Type.String() }),
    refusals: {
      'not-earned': { status: 409, sentence: 'You can share this badge once you have earned it.' },
      ...DISPLAY_NAME_REFUSALS,
    },
  },
  'DELETE /api/achievements/:achievementId/share': {
    access: 'signed-in',
    summary: 'Take the public page of a badge away. Repeating it changes nothing.',
    params: achievementParams,
    status: 204,
    answer: null,
    refusals: {},
  },
  'GET /api/shared-badges/:shareId': {
    access: 'public',
    summary: 'A badge that its owner has made public.',
    params: strictObject({ shareId: Type.String({ maxLength: 100 }) }),
    status: 200,
    answer: sharedBadgeSchema,
    refusals: {
      'unknown-badge': { status: 404, sentence: 'This badge is not shared, or no longer shared.' },
    },
  },
});
