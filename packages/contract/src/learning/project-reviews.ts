import { REVIEW_COMMENT_MAX_CHARACTERS, REVIEW_STATES } from '@academy/domain/learning/project-reviews';
import Type, { type Static } from 'typebox';
import { defineEndpoints, nullable, strictObject } from '../endpoint.ts';

const id = Type.String({ maxLength: 100 });
const instant = Type.String({ format: 'date-time' });
const submissionParams = strictObject({ submissionId: Type.String({ format: 'uuid' }) });
const comment = Type.String({ maxLength: REVIEW_COMMENT_MAX_CHARACTERS });

const judgedSchema = strictObject({
  id: Type.String(),
  /** The point of the list as it was then. */
  text: Type.String(),
  isMet: Type.Boolean(),
  comment: Type.String(),
});

/** A judgement of one submission. */
export const projectReviewSchema = strictObject({
  isPassed: Type.Boolean(),
  reviewedBy: Type.String(),
  reviewedAt: instant,
  handedInAt: instant,
  comment: Type.String(),
  criteria: Type.Array(judgedSchema),
});
export type ProjectReview = Static<typeof projectReviewSchema>;

/** A learner's review of another's project, for its learner and for teachers. */
const peerReviewSchema = strictObject({
  id: Type.String({ format: 'uuid' }),
  /** Only first names; they learn nothing else about each other. */
  reviewer: Type.String(),
  sentAt: instant,
  /** Whether it is about the latest submission. */
  isOfThisVersion: Type.Boolean(),
  comment: Type.String(),
  criteria: Type.Array(judgedSchema),
  isReported: Type.Boolean(),
});
export type PeerReview = Static<typeof peerReviewSchema>;

const staffPeerReviewSchema = strictObject({
  ...peerReviewSchema.properties,
  /** Reported, and nobody has looked at it yet. */
  isOpen: Type.Boolean(),
  isHidden: Type.Boolean(),
});
export type StaffPeerReview = Static<typeof staffPeerReviewSchema>;

const offeredProjectSchema = strictObject({
  reviewId: Type.String({ format: 'uuid' }),
  projectTitle: Type.String(),
  learner: Type.String(),
  handedInAt: instant,
  /** When the project is offered to somebody else. */
  endsAt: instant,
  parts: Type.Array(strictObject({ id: Type.String(), ask: Type.String(), text: Type.String() })),
  checklist: Type.Array(strictObject({ id: Type.String(), text: Type.String() })),
});
export type OfferedProject = Static<typeof offeredProjectSchema>;

const peerReviewsSchema = strictObject({
  courseTitle: Type.String(),
  projectTitle: Type.String(),
  /** Whether the learner's own project was handed in, and whether it still waits for the trainer. */
  hasHandedIn: Type.Boolean(),
  isWaiting: Type.Boolean(),
  isAsked: Type.Boolean(),
  received: Type.Array(peerReviewSchema),
  /** Reviews that were sent, of two at most. */
  given: Type.Integer(),
  offered: nullable(offeredProjectSchema),
});
export type PeerReviewsAnswer = Static<typeof peerReviewsSchema>;

const summary = {
  id: Type.String({ format: 'uuid' }),
  courseId: Type.String(),
  courseTitle: Type.String(),
  projectTitle: Type.String(),
  learner: Type.String(),
  handedInAt: instant,
  /** From 1: how often this learner has submitted this project. */
  round: Type.Integer(),
  state: Type.Enum([...REVIEW_STATES]),
  /** The person who is reading it now, or has judged it. */
  reviewer: nullable(Type.String()),
  isMine: Type.Boolean(),
  /** A learner has reported what another one wrote about it, and nobody has looked yet. */
  hasReport: Type.Boolean(),
};
const submissionSchema = strictObject(summary);
export type ProjectSubmission = Static<typeof submissionSchema>;

const count = Type.Integer({ minimum: 0 });
const day = Type.String({ format: 'date' });

/** How a learner's record of the course reached us: figures for a person to look at, without judging them. */
const arrivalFactSchema = Type.Union([
  strictObject({
    kind: Type.Literal('large-deliveries'),
    lessons: count,
    deliveries: count,
    firstDay: day,
    lastDay: day,
  }),
  strictObject({
    kind: Type.Literal('quick-lessons'),
    lessons: count,
    studiedMinutes: count,
    statedMinutes: count,
  }),
  strictObject({ kind: Type.Literal('equal-steps'), lessons: count, seconds: count }),
  strictObject({ kind: Type.Literal('right-at-first'), checks: count }),
  strictObject({ kind: Type.Literal('long-days'), days: count, hours: Type.Number(), day }),
]);

const submissionDetailSchema = strictObject({
  ...summary,
  parts: Type.Array(strictObject({ id: Type.String(), ask: Type.String(), text: Type.String() })),
  /** The rubric: the list that the learner has ticked. */
  checklist: Type.Array(strictObject({ id: Type.String(), text: Type.String() })),
  /** For this learner and project, the newest first; includes this one, once it is judged. */
  reviews: Type.Array(projectReviewSchema),
  peerReviews: Type.Array(staffPeerReviewSchema),
  /** What is unusual about how the learning arrived; only for teachers of the course. */
  arrival: Type.Array(arrivalFactSchema),
});
export type ProjectSubmissionDetail = Static<typeof submissionDetailSchema>;

const courseParams = strictObject({ courseId: id });
const reviewParams = strictObject({ reviewId: Type.String({ format: 'uuid' }) });
const PLACE = {
  'unknown-project': { status: 404, sentence: 'This course has no project.' },
  'not-enrolled': { status: 403, sentence: 'Please enrol in the course first.' },
} as const;
const UNKNOWN_REVIEW = {
  'unknown-review': { status: 404, sentence: 'We can’t find this review.' },
} as const;

const UNKNOWN = {
  'unknown-submission': { status: 404, sentence: 'We can’t find this project among yours to review.' },
} as const;
const TAKEN = {
  ...UNKNOWN,
  'own-project': { status: 403, sentence: 'This is your own project. Somebody else has to review it.' },
  'already-reviewed': { status: 409, sentence: 'This project has been reviewed in the meantime.' },
  'no-place': {
    status: 409,
    sentence: 'This learner no longer has a place in the course, so the project is not marked.',
  },
  'in-review': { status: 409, sentence: '{name} is reviewing this project at the moment.' },
} as const;

export const projectReviewEndpoints = defineEndpoints({
  'GET /api/project-reviews': {
    access: 'trainer',
    summary:
      'Projects handed in in your own courses (of an administrator: in all): those that wait, longest first, at most 200, and the last 20 that were reviewed.',
    status: 200,
    answer: strictObject({ waiting: Type.Array(submissionSchema), reviewed: Type.Array(submissionSchema) }),
    refusals: {},
  },
  'GET /api/project-reviews/:submissionId': {
    access: 'trainer',
    summary: 'A project as it was handed in, with its rubric and what was said about it before.',
    params: submissionParams,
    status: 200,
    answer: submissionDetailSchema,
    refusals: UNKNOWN,
  },
  'POST /api/project-reviews/:submissionId/hold': {
    access: 'trainer',
    summary: 'Begin to review a project. For an hour nobody else can; beginning again starts the hour anew.',
    params: submissionParams,
    status: 204,
    answer: null,
    refusals: TAKEN,
  },
  'POST /api/project-reviews/:submissionId/decision': {
    access: 'trainer',
    summary:
      'Judge a project by its rubric: passed, or once more with words about what to do. The learner is told.',
    params: submissionParams,
    body: strictObject({
      /** The version that was read: later submissions have not been judged. */
      handedInAt: instant,
      isPassed: Type.Boolean(),
      comment,
      criteria: Type.Array(strictObject({ id, isMet: Type.Boolean(), comment }), { maxItems: 50 }),
    }),
    status: 200,
    answer: strictObject({ isPassed: Type.Boolean() }),
    refusals: {
      ...TAKEN,
      'handed-in-again': {
        status: 409,
        sentence: 'The learner has handed in a newer version. Please read that one first.',
      },
      'not-all-judged': { status: 422, sentence: 'Please judge every point of the list.' },
      'not-all-met': {
        status: 422,
        sentence:
          'A project passes when every point is met. Choose “once more”, or look at the open points again.',
      },
      'nothing-said': {
        status: 422,
        sentence: 'Please tell the learner in a sentence or two what to do before handing in again.',
      },
    },
    isRepeatable: true,
  },
  'GET /api/courses/:courseId/peer-reviews': {
    access: 'signed-in',
    summary: 'What fellow learners say about your project, and the project of another that you are reading.',
    params: courseParams,
    status: 200,
    answer: peerReviewsSchema,
    refusals: PLACE,
  },
  'POST /api/courses/:courseId/peer-reviews/ask': {
    access: 'signed-in',
    summary:
      'Let up to two fellow learners read the project that you handed in. They see your first name and what you wrote. Repeating it changes nothing.',
    params: courseParams,
    status: 204,
    answer: null,
    refusals: {
      ...PLACE,
      'nothing-handed-in': { status: 409, sentence: 'Please hand in your project first.' },
    },
  },
  'POST /api/courses/:courseId/peer-reviews/offers': {
    access: 'signed-in',
    summary:
      'Get a project of a fellow learner to review, for three days; two at most, also where no review was sent in time. Asking again while you have one gives the same one.',
    params: courseParams,
    status: 200,
    answer: strictObject({ reviewId: Type.String({ format: 'uuid' }) }),
    refusals: {
      ...PLACE,
      'nothing-handed-in': { status: 409, sentence: 'Please hand in your own project first.' },
      'given-enough': { status: 409, sentence: 'You have had two projects to review. Thank you.' },
      'nobody-waits': {
        status: 409,
        sentence: 'No project is waiting for a fellow learner right now. Please look in again later.',
      },
    },
    isRepeatable: true,
  },
  'POST /api/peer-reviews/:reviewId/decision': {
    access: 'signed-in',
    summary: 'Send your review of a fellow learner’s project, point by point. Its learner is told.',
    params: reviewParams,
    body: strictObject({
      handedInAt: instant,
      comment,
      criteria: Type.Array(strictObject({ id, isMet: Type.Boolean(), comment }), { maxItems: 50 }),
    }),
    status: 204,
    answer: null,
    refusals: {
      ...UNKNOWN_REVIEW,
      'already-sent': { status: 409, sentence: 'You have already sent this review.' },
      'already-reviewed': { status: 409, sentence: 'The trainer has reviewed this project in the meantime.' },
      'no-place': {
        status: 409,
        sentence: 'This learner is no longer in the course, so the project needs no review any more.',
      },
      'handed-in-again': {
        status: 409,
        sentence: 'The learner has handed in a newer version of this project in the meantime.',
      },
      'not-all-judged': { status: 422, sentence: 'Please judge every point of the list.' },
      'nothing-said': { status: 422, sentence: 'Please say in a sentence what is still missing.' },
      'not-language': {
        status: 422,
        sentence:
          'This does not read like sentences yet. Say in your own words what you think of it; any language is fine.',
      },
    },
    isRepeatable: true,
  },
  'POST /api/peer-reviews/:reviewId/report': {
    access: 'signed-in',
    summary: 'Report what a fellow learner wrote about your project. Repeating it changes nothing.',
    params: reviewParams,
    status: 204,
    answer: null,
    refusals: UNKNOWN_REVIEW,
  },
  'PUT /api/project-reviews/peer-reviews/:reviewId': {
    access: 'trainer',
    summary: 'Settle a report: hide what was written from everybody else, or leave it.',
    params: reviewParams,
    body: strictObject({ isHidden: Type.Boolean() }),
    status: 204,
    answer: null,
    refusals: {
      ...UNKNOWN_REVIEW,
      'own-review': {
        status: 403,
        sentence: 'You wrote or received this review yourself. Somebody else has to settle the report.',
      },
      'not-reported': { status: 409, sentence: 'Nobody has reported this review.' },
    },
  },
});
