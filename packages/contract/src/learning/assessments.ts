import { MISSING_CODES, WRITING_MAX_CHARACTERS } from '@academy/domain/learning/learning-log';
import { REVIEW_STATES } from '@academy/domain/learning/project-reviews';
import type { PublicQuestion, QuestionAnswer } from '@academy/domain/learning/questions';
import Type, { type Static } from 'typebox';
import { defineEndpoints, nullable, strictObject, verbatim } from '../endpoint.ts';
import { projectReviewSchema } from './project-reviews.ts';
import { unlockedSchema } from './unlocked-achievements.ts';

const instant = Type.String({ format: 'date-time' });
const notEnrolled = { status: 403, sentence: 'Enrol in the course to take its assessments.' } as const;
const unknownAssessment = { status: 404, sentence: 'We can’t find this assessment.' } as const;
const unknownProject = { status: 404, sentence: 'We can’t find this project.' } as const;
const id = Type.String({ maxLength: 100 });

const choice = Type.String({ maxLength: 100 });
const choices = Type.Array(choice, { maxItems: 50 });
const text = Type.String({ maxLength: WRITING_MAX_CHARACTERS });
const program = Type.String({
  maxLength: WRITING_MAX_CHARACTERS,
  ...verbatim('a program, and only its writer reads it'),
});

const questionAnswerSchema = Type.Union([
  strictObject({ kind: Type.Literal('one'), option: choice }),
  strictObject({ kind: Type.Literal('many'), options: choices }),
  strictObject({ kind: Type.Literal('order'), steps: choices }),
  strictObject({
    kind: Type.Literal('match'),
    pairs: Type.Array(strictObject({ left: choice, right: choice }), { maxItems: 50 }),
  }),
  strictObject({ kind: Type.Literal('number'), value: Type.Number() }),
  strictObject({ kind: Type.Literal('output'), text }),
  strictObject({ kind: Type.Literal('judge'), fault: choice, repair: choice }),
  strictObject({ kind: Type.Literal('code'), source: program }),
]);

/** By the id of the item. */
const answersSchema = Type.Record(Type.String({ maxLength: 100 }), questionAnswerSchema, {
  maxProperties: 200,
});
const attemptParams = strictObject({ attemptId: Type.String({ format: 'uuid', maxLength: 36 }) });
const unknownAttempt = { status: 404, sentence: 'We can’t find this attempt.' } as const;
const beingMarked = {
  status: 503,
  sentence: 'Your answers are handed in and are being marked. Please ask again in a moment.',
} as const;
const shownChoices = Type.Array(strictObject({ id: choice, html: Type.String() }));

/** The fields of all kinds of questions that may be shown: the correct answers are not among them. */
const publicQuestionSchema = strictObject({
  id,
  kind: Type.String(),
  askHtml: Type.String(),
  showHtml: nullable(Type.String()),
  options: Type.Optional(shownChoices),
  choose: Type.Optional(Type.Integer()),
  steps: Type.Optional(shownChoices),
  lefts: Type.Optional(shownChoices),
  rights: Type.Optional(shownChoices),
  unit: Type.Optional(nullable(Type.String())),
  codeHtml: Type.Optional(Type.String()),
  faults: Type.Optional(shownChoices),
  repairs: Type.Optional(shownChoices),
  uses: Type.Optional(Type.Array(Type.String())),
  starter: Type.Optional(Type.String()),
});

const attemptSchema = strictObject({
  attemptId: Type.String({ format: 'uuid' }),
  assessmentId: id,
  courseId: id,
  title: Type.String(),
  minutes: Type.Integer(),
  startedAt: instant,
  /** The remaining time, by the server's clock: that of a device may be wrong. */
  secondsLeft: Type.Integer(),
  /** What was saved so far, on any device. */
  answers: Type.Unsafe<Readonly<Record<string, QuestionAnswer>>>({
    type: 'object',
    additionalProperties: true,
  }),
  /** Without correct answers: those stay on the server. */
  items: Type.Array(Type.Unsafe<PublicQuestion>(publicQuestionSchema)),
});
export type AttemptAnswer = Static<typeof attemptSchema>;

const attemptResultSchema = strictObject({
  right: Type.Integer(),
  total: Type.Integer(),
  percent: Type.Integer(),
  isPassed: Type.Boolean(),
  /** The time was up, so what had been saved by then was marked. */
  isOutOfTime: Type.Boolean(),
  nextAttemptAt: nullable(instant),
  /** Which items were right, and the lesson to revisit for those that were not; never the correct answer. */
  items: Type.Array(
    strictObject({ itemId: id, isRight: Type.Boolean(), lessonId: id, lessonTitle: Type.String() }),
  ),
  completed: strictObject({ modules: Type.Array(id), courses: Type.Array(id) }),
  unlocked: unlockedSchema,
});
export type AttemptResultAnswer = Static<typeof attemptResultSchema>;

const projectSchema = strictObject({
  id,
  courseId: id,
  title: Type.String(),
  minutes: Type.Integer(),
  briefHtml: Type.String(),
  parts: Type.Array(
    strictObject({ id, ask: Type.String(), help: nullable(Type.String()), words: Type.Integer() }),
  ),
  checklist: Type.Array(strictObject({ id, text: Type.String() })),
  /** What the learner wrote so far. */
  answers: Type.Record(Type.String(), Type.String()),
  ticked: Type.Array(id),
  passedAt: nullable(instant),
  /** The state of the last submission to the teachers of the course; null if there is none. */
  reviewState: nullable(Type.Enum([...REVIEW_STATES])),
  handedInAt: nullable(instant),
  /** The comments on it, the newest first. */
  reviews: Type.Array(projectReviewSchema),
});
export type ProjectAnswer = Static<typeof projectSchema>;

const projectWork = strictObject({
  answers: Type.Record(Type.String({ maxLength: 100 }), Type.String({ maxLength: WRITING_MAX_CHARACTERS }), {
    maxProperties: 50,
  }),
  ticked: Type.Array(id, { maxItems: 50 }),
});

export const assessmentEndpoints = defineEndpoints({
  'POST /api/assessments/:assessmentId/attempts': {
    access: 'signed-in',
    summary: 'Start an attempt, or continue the one that is open.',
    params: strictObject({ assessmentId: id }),
    status: 200,
    answer: attemptSchema,
    refusals: {
      'unknown-assessment': unknownAssessment,
      'not-enrolled': notEnrolled,
      'too-soon': { status: 429, sentence: 'You can try again one hour after your last attempt.' },
      'being-marked': beingMarked,
    },
    isRepeatable: true,
  },
  'POST /api/assessment-attempts/:attemptId/answers': {
    access: 'signed-in',
    summary:
      'Hand in the answers of an attempt and get its result. An unanswered item counts as wrong. Handing in again gives the same result. After the time of the attempt, what was saved is marked instead. Programs take time: until they have run, the answer says that the attempt is being marked, and the same request asks again.',
    params: attemptParams,
    body: strictObject({ answers: answersSchema }),
    status: 200,
    answer: attemptResultSchema,
    refusals: { 'unknown-attempt': unknownAttempt, 'being-marked': beingMarked },
  },
  'PUT /api/assessment-attempts/:attemptId/answers': {
    access: 'signed-in',
    summary: 'Save the answers of an open attempt without handing it in.',
    params: attemptParams,
    body: strictObject({ answers: answersSchema }),
    status: 204,
    answer: null,
    refusals: {
      'unknown-attempt': unknownAttempt,
      'time-is-up': {
        status: 409,
        sentence: 'Your time is up. What you saved in time still counts.',
      },
      'already-handed-in': { status: 409, sentence: 'You have already handed in this attempt.' },
    },
  },
  'GET /api/courses/:courseId/project': {
    access: 'signed-in',
    summary: "A course's project with the learner's own work.",
    params: strictObject({ courseId: id }),
    status: 200,
    answer: projectSchema,
    refusals: { 'unknown-project': unknownProject, 'not-enrolled': notEnrolled },
  },
  'PUT /api/courses/:courseId/project': {
    access: 'signed-in',
    summary: 'Keep the work on a project without handing it in.',
    params: strictObject({ courseId: id }),
    body: projectWork,
    status: 204,
    answer: null,
    refusals: { 'unknown-project': unknownProject, 'not-enrolled': notEnrolled },
  },
  'POST /api/courses/:courseId/project/submissions': {
    access: 'signed-in',
    summary:
      'Hand in a project. Every part must be long enough and every point of the list ticked. Where somebody teaches the course, it then waits for their review; else it is passed.',
    params: strictObject({ courseId: id }),
    body: projectWork,
    status: 200,
    answer: strictObject({
      isPassed: Type.Boolean(),
      /** It is complete, and waits for somebody to review it. */
      isWaiting: Type.Boolean(),
      /** What is still missing, in sentences. */
      missing: Type.Array(strictObject({ id, code: Type.Enum([...MISSING_CODES]), sentence: Type.String() })),
      completed: strictObject({ modules: Type.Array(id), courses: Type.Array(id) }),
      unlocked: unlockedSchema,
    }),
    refusals: {
      'unknown-project': unknownProject,
      'not-enrolled': notEnrolled,
      'in-review': {
        status: 409,
        sentence:
          'Somebody is reading your project right now. You can hand in again once you have their answer.',
      },
    },
    isRepeatable: true,
  },
});
