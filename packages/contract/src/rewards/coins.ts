import { ACTIVITY_IDS } from '@academy/domain/learning/learning-log';
import {
  ADDRESS_MAX_CHARACTERS,
  NOTE_MAX_CHARACTERS,
  REASON_MAX_CHARACTERS,
  REDEMPTION_STATES,
  REWARD_TYPES,
} from '@academy/domain/rewards/coins';
import Type, { type Static } from 'typebox';
import { defineEndpoints, nullable, strictObject } from '../endpoint.ts';
import { unlockedSchema } from '../learning/unlocked-achievements.ts';

const instant = Type.String({ format: 'date-time' });
const id = Type.String({ format: 'uuid' });
const text = (maxLength: number) => Type.String({ minLength: 1, maxLength });

const entrySchema = strictObject({
  id,
  type: Type.Enum(['earned', 'spent']),
  /** Negative for what was spent. */
  amount: Type.Integer(),
  description: Type.String(),
  date: instant,
});
export type CoinEntry = Static<typeof entrySchema>;

const totals = { balance: Type.Integer(), earned: Type.Integer(), spent: Type.Integer() };

const requestSchema = strictObject({
  id,
  rewardId: Type.Enum([...REWARD_TYPES]),
  name: Type.String(),
  courseTitle: nullable(Type.String()),
  state: Type.Enum([...REDEMPTION_STATES]),
  requestedAt: instant,
  /** The date that staff have set. */
  appointedAt: nullable(instant),
  /** Why the coins were returned. */
  reason: nullable(Type.String()),
});
export type CoinRequest = Static<typeof requestSchema>;

const coinsSchema = strictObject({
  ...totals,
  coursesCompleted: Type.Integer(),
  streakDays: Type.Integer(),
  /** In completed courses. */
  nextMilestone: Type.Integer(),
  monthlyGoal: strictObject({ completed: Type.Integer(), goal: Type.Integer() }),
  activities: Type.Array(
    strictObject({
      id: Type.Enum([...ACTIVITY_IDS]),
      action: Type.String(),
      reward: Type.Integer(),
      /** How many can be claimed now. */
      waiting: Type.Integer(),
      /** What earns the next one. */
      next: Type.String(),
    }),
  ),
  rewards: Type.Array(
    strictObject({
      id: Type.Enum([...REWARD_TYPES]),
      name: Type.String(),
      cost: Type.Integer(),
      type: Type.Enum([...REWARD_TYPES]),
      locked: Type.Boolean(),
      gives: Type.String(),
      /** How many completed courses unlock it. */
      coursesToUnlock: Type.Integer(),
    }),
  ),
  /** The latest ten, newest first. */
  entries: Type.Array(entrySchema),
  /** The latest redemptions, newest first. */
  requests: Type.Array(requestSchema),
});
export type CoinsAnswer = Static<typeof coinsSchema>;

const staffRequestSchema = strictObject({
  id,
  personName: Type.String(),
  email: nullable(Type.String()),
  rewardId: Type.Enum([...REWARD_TYPES]),
  name: Type.String(),
  cost: Type.Integer(),
  state: Type.Enum([...REDEMPTION_STATES]),
  courseTitle: nullable(Type.String()),
  note: nullable(Type.String()),
  address: nullable(Type.String()),
  requestedAt: instant,
  appointedAt: nullable(instant),
  settledAt: nullable(instant),
  reason: nullable(Type.String()),
});
export type StaffRequest = Static<typeof staffRequestSchema>;

const redemptionParams = strictObject({ redemptionId: id });
const settledRefusals = {
  'unknown-redemption': { status: 404, sentence: 'We can’t find this request.' },
  'already-settled': { status: 409, sentence: 'This request has already been settled.' },
} as const;

export const coinEndpoints = defineEndpoints({
  'GET /api/coins': {
    access: 'signed-in',
    summary: 'Your Nexii coins: balance, what can be claimed, the rewards, and the latest ten entries.',
    status: 200,
    answer: coinsSchema,
    refusals: {},
  },
  'GET /api/coins/entries': {
    access: 'signed-in',
    summary: 'The statement of your coins, newest first. `next` asks for what is older.',
    query: strictObject({
      before: Type.Optional(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })),
    }),
    status: 200,
    answer: strictObject({ entries: Type.Array(entrySchema), next: nullable(Type.Integer()) }),
    refusals: {},
  },
  'GET /api/coins/choices': {
    access: 'signed-in',
    summary: 'The courses you can take with coins, and those you completed and can have a certificate of.',
    status: 200,
    answer: strictObject({
      courses: Type.Array(
        strictObject({
          courseId: Type.String(),
          title: Type.String(),
          level: Type.String(),
          lessons: Type.Integer(),
          writtenLessons: Type.Integer(),
        }),
      ),
      completed: Type.Array(
        strictObject({ courseId: Type.String(), title: Type.String(), completedAt: instant }),
      ),
    }),
    refusals: {},
  },
  'POST /api/coins/claims': {
    access: 'signed-in',
    summary: 'Turn the oldest learning event of an activity that is not claimed yet into coins.',
    body: strictObject({ activity: Type.Enum([...ACTIVITY_IDS]) }),
    status: 200,
    answer: strictObject({ entry: entrySchema, ...totals }),
    refusals: { 'nothing-to-claim': { status: 409, sentence: 'Nothing to claim yet. {next}' } },
    isRepeatable: true,
  },
  'POST /api/coins/redemptions': {
    access: 'signed-in',
    summary:
      'Redeem a reward: a course and a certificate need `courseId`, the certificate an `address` too, the others a `note`.',
    body: strictObject({
      rewardId: Type.Enum([...REWARD_TYPES]),
      courseId: Type.Optional(text(100)),
      note: Type.Optional(text(NOTE_MAX_CHARACTERS)),
      address: Type.Optional(text(ADDRESS_MAX_CHARACTERS)),
    }),
    status: 200,
    answer: strictObject({
      entry: entrySchema,
      request: requestSchema,
      ...totals,
      unlocked: unlockedSchema,
    }),
    refusals: {
      'reward-locked': { status: 409, sentence: 'Complete more courses to unlock this reward.' },
      'insufficient-balance': { status: 409, sentence: 'You need {missing} more NEXII coins.' },
      'details-missing': { status: 422, sentence: 'Please tell us what we need to know for this reward.' },
      'unknown-course': { status: 404, sentence: 'We can’t find this course.' },
      'already-enrolled': { status: 409, sentence: 'You already have a place in this course.' },
      'course-archived': { status: 409, sentence: 'This course is no longer offered.' },
      'coins-not-needed': {
        status: 409,
        sentence: 'This course costs nothing right now. Keep your coins and simply enrol.',
      },
      'no-lessons-yet': {
        status: 409,
        sentence: 'This course has no lessons yet. Please choose another one.',
      },
      'course-not-completed': {
        status: 409,
        sentence: 'A certificate is printed for a course you have completed.',
      },
    },
    isRepeatable: true,
  },
  'GET /api/admin/redemptions': {
    access: 'administrator',
    summary: 'What learners asked for with coins: all that is pending, oldest first, and the latest settled.',
    status: 200,
    answer: strictObject({
      pending: Type.Array(staffRequestSchema),
      settled: Type.Array(staffRequestSchema),
    }),
    refusals: {},
  },
  'POST /api/admin/redemptions/:redemptionId/acceptance': {
    access: 'administrator',
    summary: 'Accept a request for a date, or set another date. The learner is told by mail.',
    params: redemptionParams,
    body: strictObject({ date: instant }),
    status: 204,
    answer: null,
    refusals: {
      ...settledRefusals,
      'in-the-past': { status: 409, sentence: 'Please choose a time in the future.' },
      'too-far-ahead': { status: 409, sentence: 'Please choose a time within the next year.' },
    },
    isRepeatable: true,
  },
  'POST /api/admin/redemptions/:redemptionId/fulfilment': {
    access: 'administrator',
    summary: 'Mark a request as done or sent. The learner is told by mail.',
    params: redemptionParams,
    status: 204,
    answer: null,
    refusals: settledRefusals,
    isRepeatable: true,
  },
  'POST /api/admin/redemptions/:redemptionId/return': {
    access: 'administrator',
    summary: 'Return the coins of a request with a reason. The learner is told by mail.',
    params: redemptionParams,
    body: strictObject({ reason: text(REASON_MAX_CHARACTERS) }),
    status: 204,
    answer: null,
    refusals: settledRefusals,
    isRepeatable: true,
  },
});
