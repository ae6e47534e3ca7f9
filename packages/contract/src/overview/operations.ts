import {
  CHANGE_TYPES,
  DAILY_FIGURES,
  type DayRangeRefusal,
  FUNNEL_STEPS,
  FUNNELS,
  HEALTH_CHECKS,
  HEALTH_STATES,
  ITEM_FLAGS,
  PRIORITIES,
  PRIORITY_LEVELS,
  STATS,
  TIMELINE_STATUSES,
} from '@academy/domain/overview/operations';
import Type from 'typebox';
import { defineEndpoints, nullable, type RefusalAnswer, strictObject } from '../endpoint.ts';

const count = Type.Integer({ minimum: 0 });
const day = Type.String({ format: 'date' });
const percent = Type.Integer();

const figuresSchema = strictObject({
  figures: Type.Enum(['sample', 'live']),
  /** When they were counted; null for the sample. */
  countedAt: nullable(Type.String({ format: 'date-time' })),
  stats: Type.Array(
    strictObject({
      stat: Type.Enum([...STATS]),
      /** People or actions; for revenue, cents. */
      value: Type.Integer(),
      changePercent: nullable(Type.Integer()),
      changeType: Type.Enum([...CHANGE_TYPES]),
    }),
  ),
  funnels: Type.Array(
    strictObject({
      funnel: Type.Enum([...FUNNELS]),
      steps: Type.Array(
        strictObject({ step: Type.Enum([...FUNNEL_STEPS]), count, percent: nullable(percent) }),
      ),
    }),
  ),
  timeline: Type.Array(
    strictObject({
      title: Type.String(),
      date: day,
      description: Type.String(),
      status: Type.Enum([...TIMELINE_STATUSES]),
      progress: nullable(percent),
    }),
  ),
  weeks: Type.Array(
    strictObject({
      week: day,
      joined: count,
      enrolments: count,
      active: count,
      completions: count,
      revenueInCents: count,
    }),
  ),
  retention: Type.Array(strictObject({ week: day, joined: count, percents: Type.Array(percent) })),
  courses: Type.Array(
    strictObject({ title: Type.String(), learners: count, averagePercent: percent, completed: count }),
  ),
  priorities: Type.Array(
    strictObject({
      priority: Type.Enum([...PRIORITIES]),
      count,
      level: Type.Enum([...PRIORITY_LEVELS]),
    }),
  ),
});

const title = Type.String();

const insightsSchema = strictObject({
  figures: Type.Enum(['sample', 'live']),
  /** When a job last counted; null for the sample, and before the first count. */
  countedAt: nullable(Type.String({ format: 'date-time' })),
  /** The course of these lessons and items; empty if there is none. */
  courseId: Type.String(),
  courses: Type.Array(strictObject({ id: Type.String(), title })),
  /** In the order of the course. */
  lessons: Type.Array(
    strictObject({
      lessonId: Type.String(),
      title,
      moduleTitle: Type.String(),
      opened: count,
      completed: count,
      /** It was the last that they opened, and they have been away for two weeks. */
      stopped: count,
      completedPercent: percent,
      dropOffPercent: percent,
    }),
  ),
  /** Graded items that were asked in this period, in the order of the course. */
  items: Type.Array(
    strictObject({
      assessmentId: Type.String(),
      assessmentTitle: Type.String(),
      itemId: Type.String(),
      ask: Type.String(),
      lessonId: Type.String(),
      lessonTitle: Type.String(),
      asked: count,
      rightPercent: percent,
      /** From -1 to 1; null if there is too little data to compare. */
      discrimination: nullable(Type.Number({ minimum: -1, maximum: 1 })),
      flag: nullable(Type.Enum([...ITEM_FLAGS])),
    }),
  ),
  /** The earliest first; a day on which nothing was counted is missing. */
  days: Type.Array(
    strictObject({
      day,
      /** In the order of the daily figures. */
      values: Type.Array(count, { minItems: DAILY_FIGURES.length, maxItems: DAILY_FIGURES.length }),
    }),
  ),
});

const rangeRefusals = {
  'range-backwards': { status: 422, sentence: 'The last day is before the first one.' },
  'range-too-long': { status: 422, sentence: 'Please choose at most one year.' },
  'range-out-of-time': { status: 422, sentence: 'Please choose days from 2020 to 2099.' },
} satisfies Record<DayRangeRefusal['code'], RefusalAnswer>;

const figureRefusals = {
  ...rangeRefusals,
  'figures-too-slow': {
    status: 503,
    sentence: 'These figures take too long just now. Choose a shorter period, or try again later.',
  },
} as const;

export const operationsEndpoints = defineEndpoints({
  'GET /api/health': {
    access: 'public',
    summary: 'Answers while the process serves.',
    status: 200,
    answer: strictObject({ status: Type.Literal('ok') }),
    refusals: {},
  },
  'GET /api/ready': {
    access: 'public',
    summary: 'Answers 200 when the database answers and is migrated, and the process is not closing.',
    status: 200,
    answer: strictObject({ status: Type.Literal('ready') }),
    refusals: {
      'not-ready': {
        status: 503,
        sentence: 'The academy is unavailable right now. Please try again in a minute.',
      },
    },
  },
  'GET /api/admin/operations': {
    access: 'administrator',
    summary:
      'The operations dashboard: the sample figures, or those of the academy for a range of days, with the change to as many days before.',
    query: strictObject({ figures: Type.Enum(['sample', 'live']), from: day, to: day }),
    status: 200,
    answer: figuresSchema,
    refusals: figureRefusals,
  },
  'GET /api/admin/insights': {
    access: 'administrator',
    summary:
      'Where learners stop in a course, how its graded items do, and what happened on each day, from what a job has counted.',
    query: strictObject({
      figures: Type.Enum(['sample', 'live']),
      from: day,
      to: day,
      /** By default the first course of the catalogue. */
      courseId: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
    }),
    status: 200,
    answer: insightsSchema,
    refusals: {
      'unknown-course': { status: 404, sentence: 'This course does not exist.' },
      ...figureRefusals,
    },
  },
  'GET /api/admin/health': {
    access: 'administrator',
    summary:
      'What the running academy says of itself: database, disk, jobs, mail and configuration, the worst first.',
    status: 200,
    answer: strictObject({
      checkedAt: Type.String({ format: 'date-time' }),
      checks: Type.Array(
        strictObject({
          check: Type.Enum([...HEALTH_CHECKS]),
          state: Type.Enum([...HEALTH_STATES]),
          value: nullable(Type.Integer()),
        }),
      ),
    }),
    refusals: {},
  },
  'GET /api/admin/overview': {
    access: 'administrator',
    summary:
      "What an administrator's Home shows: the waiting list, the mail and the state of the academy, in counts.",
    status: 200,
    answer: strictObject({
      waitlist: strictObject({
        unconfirmed: count,
        waiting: count,
        invited: count,
        expired: count,
        joined: count,
      }),
      outbox: strictObject({
        unsent: count,
        /** The unsent mails that a mail server has refused. */
        failed: count,
      }),
      rewards: strictObject({
        /** Bought with coins, and not settled yet. */
        pending: count,
      }),
      payments: strictObject({
        isConfigured: Type.Boolean(),
        /** Money that does not fit its order, and refunds that failed. */
        odd: count,
      }),
      vouchers: strictObject({
        /** Codes of sponsors that can still be used. */
        open: count,
      }),
      /** Whether a mail server is configured; without one mail waits in the outbox. */
      sendsMail: Type.Boolean(),
      isReady: Type.Boolean(),
    }),
    refusals: {},
  },
});
