import {
  BATCH_MAX_EVENTS,
  type EventRefusal,
  LEARNING_ACTION_KINDS,
} from '@academy/domain/learning/learning-log';
import { REVIEW_GRADES } from '@academy/domain/learning/reviews';
import Type, { type Static } from 'typebox';
import { defineEndpoints, nullable, strictObject } from '../endpoint.ts';
import { unlockedSchema } from './unlocked-achievements.ts';

const instant = Type.String({ format: 'date-time' });
const courseParams = strictObject({ courseId: Type.String({ maxLength: 100 }) });
const unknownCourse = { status: 404, sentence: 'We can’t find this course.' } as const;

/** A device's report. Its id is made on the device, so that a batch may be sent twice. */
const reportedEventSchema = strictObject({
  // With a length, because the format also admits `urn:uuid:` before the number.
  id: Type.String({ format: 'uuid', maxLength: 36 }),
  kind: Type.Enum([...LEARNING_ACTION_KINDS]),
  lessonId: Type.String({ maxLength: 100 }),
  occurredAt: instant,
  /** `lesson-studied`: for how long, at most a quarter of an hour per event. */
  seconds: Type.Optional(Type.Integer({ minimum: 0, maximum: 900 })),
  /** `lesson-studied`: how far down the page, in thousandths. */
  place: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
  /** `check-answered`: which check, and whether the first answer was right. */
  checkId: Type.Optional(Type.String({ maxLength: 100 })),
  isRight: Type.Optional(Type.Boolean()),
  /** `exercise-tried`: whether all tests passed. */
  isPassed: Type.Optional(Type.Boolean()),
  /** `card-reviewed`: the card, or `check:` and the check; how well it was remembered. `seconds` may give the duration. */
  cardId: Type.Optional(Type.String({ maxLength: 120 })),
  grade: Type.Optional(Type.Enum([...REVIEW_GRADES])),
});
export type ReportedEvent = Static<typeof reportedEventSchema>;

/** A sentence for each event that cannot count; the others of its batch do. */
export const EVENT_REFUSALS = {
  'unknown-lesson': 'This lesson is no longer part of the course.',
  'not-enrolled': 'You are not enrolled in this lesson’s course.',
  'before-enrolment': 'This happened before you joined the course, so it does not count.',
  'too-old': 'This happened more than 30 days ago, so it no longer counts.',
  'in-the-future': 'This is dated in the future. Please check the clock on your device.',
  incomplete: 'This report lacks what its kind needs.',
  'unknown-check': 'This check is no longer part of the lesson.',
  'unknown-card': 'This card is no longer part of the lesson.',
  'id-taken': 'This report carries the number of another one.',
} as const satisfies Record<EventRefusal, string>;

const streakSchema = strictObject({
  current: Type.Integer(),
  longest: Type.Integer(),
  /** A SAST day, `2026-11-15`. */
  lastActivity: nullable(Type.String({ format: 'date' })),
  weeklyGoal: Type.Integer(),
  weeklyProgress: Type.Integer(),
});
export type StreakAnswer = Static<typeof streakSchema>;

const lessonStateSchema = strictObject({
  lessonId: Type.String(),
  isCompleted: Type.Boolean(),
  /** How far down the page the learner was, in thousandths. */
  place: Type.Integer(),
});

const courseProgressSchema = strictObject({
  courseId: Type.String(),
  isEnrolled: Type.Boolean(),
  /** 0 to 100, whole. */
  percent: Type.Integer(),
  completedAt: nullable(instant),
  /** The next open lesson from where the learner stopped; null when nothing was opened yet. */
  resumeLessonId: nullable(Type.String()),
  /** The assessment or project to pass next, once every lesson is completed. */
  nextGradedId: nullable(Type.String()),
  lastAt: nullable(instant),
});

const courseStateSchema = strictObject({
  ...courseProgressSchema.properties,
  /** How much of `percent` was recognised from earlier learning. */
  recognisedPercent: Type.Integer(),
  lessons: Type.Array(lessonStateSchema),
  completedModules: Type.Array(Type.String()),
  assessments: Type.Array(
    strictObject({
      assessmentId: Type.String(),
      bestPercent: nullable(Type.Integer()),
      isPassed: Type.Boolean(),
      /** When the next attempt may begin; null when it may begin now. */
      nextAttemptAt: nullable(instant),
    }),
  ),
  isProjectPassed: Type.Boolean(),
});
export type CourseStateAnswer = Static<typeof courseStateSchema>;

export const learningEndpoints = defineEndpoints({
  'POST /api/learning-events': {
    access: 'signed-in',
    summary: 'Record what happened on a device. The same event counts once, however often it is sent.',
    body: strictObject({
      events: Type.Array(reportedEventSchema, { minItems: 1, maxItems: BATCH_MAX_EVENTS }),
    }),
    status: 200,
    answer: strictObject({
      recorded: Type.Integer(),
      /** Ids that were recorded before, or that add nothing to the log: a lesson opened twice in an hour. */
      known: Type.Array(Type.String()),
      refused: Type.Array(strictObject({ id: Type.String(), code: Type.String(), sentence: Type.String() })),
      /** What these events completed. */
      completed: strictObject({
        lessons: Type.Array(Type.String()),
        modules: Type.Array(Type.String()),
        courses: Type.Array(Type.String()),
      }),
      unlocked: unlockedSchema,
      streak: streakSchema,
    }),
    refusals: {
      'share-of-the-day-used': {
        status: 429,
        sentence: 'That is more than one day holds. The rest stays on your device and is sent later.',
      },
    },
  },
  'POST /api/courses/:courseId/enrolments': {
    access: 'signed-in',
    summary:
      'Take a place in a course, under the quote that was shown for it. In early access nothing is charged.',
    params: courseParams,
    body: strictObject({ quoteId: Type.String({ maxLength: 100 }) }),
    status: 201,
    answer: strictObject({ courseId: Type.String(), enrolledAt: instant, unlocked: unlockedSchema }),
    refusals: {
      'unknown-course': unknownCourse,
      'course-archived': { status: 409, sentence: 'This course is no longer offered.' },
      'no-lessons-yet': {
        status: 409,
        sentence: 'This course has no lessons yet. Please choose another one.',
      },
      'payment-required': { status: 409, sentence: 'Please pay for this course before you take your place.' },
      'already-enrolled': { status: 409, sentence: "You're already registered for this course." },
      'quote-outdated': {
        status: 409,
        sentence: 'The price of this course has just changed. Please look at it again before you enrol.',
      },
    },
    isRepeatable: true,
  },
  'GET /api/courses/:courseId/progress': {
    access: 'signed-in',
    summary: "The learner's own state in one course.",
    params: courseParams,
    status: 200,
    answer: courseStateSchema,
    refusals: { 'unknown-course': unknownCourse },
  },
  'GET /api/progress/user': {
    access: 'signed-in',
    summary: "The learner's progress: tracks, courses, skills, streak.",
    status: 200,
    answer: strictObject({
      coursesCompleted: Type.Integer(),
      tracks: Type.Array(strictObject({ trackId: Type.String(), percent: Type.Integer() })),
      courses: Type.Array(courseProgressSchema),
      skills: Type.Array(strictObject({ skill: Type.String(), level: Type.Integer() })),
      streak: streakSchema,
    }),
    refusals: {},
  },
  'GET /api/user/analytics': {
    access: 'signed-in',
    summary: 'The analytics of Home: courses, hours, score, streak, skills and the last weeks.',
    status: 200,
    answer: strictObject({
      coursesCompleted: Type.Integer(),
      totalCourses: Type.Integer(),
      studyHours: Type.Number(),
      /** Over the best attempts at passed assessments, in per cent; 0 before the first. */
      averageScore: Type.Integer(),
      streak: Type.Integer(),
      skillsAcquired: Type.Array(Type.String()),
      /** The last six weeks, oldest first; a week begins on Sunday 00:00 SAST. */
      weeklyProgress: Type.Array(
        strictObject({
          week: Type.String(),
          hours: Type.Number(),
          completion: Type.Integer(),
        }),
      ),
    }),
    refusals: {},
  },
});
