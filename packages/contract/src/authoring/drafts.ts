import { COURSE_PATH_PATTERN, MOST_FILE_CHARACTERS } from '@academy/domain/authoring/drafts';
import Type, { type Static } from 'typebox';
import { defineEndpoints, nullable, strictObject, verbatim } from '../endpoint.ts';
import { lessonDocumentSchema } from '../learning/documents.ts';
import {
  changedMeanwhile,
  course,
  courseId,
  draftFull,
  inAnotherDraft,
  inReview,
  ofCourse,
  tooBusy,
} from './authored-course.ts';

const MOST_FILES_AT_ONCE = 4;

const draftId = Type.String({ format: 'uuid' });
const path = Type.String({ maxLength: 200, pattern: COURSE_PATH_PATTERN });
/** Null: the file does not exist. */
const text = nullable(
  Type.String({
    maxLength: MOST_FILE_CHARACTERS,
    ...verbatim('the source of a lesson, kept as its file is'),
  }),
);
/** 0: there is none yet. */
const version = Type.Integer({ minimum: 0, maximum: 2_000_000_000 });
const instant = Type.String({ format: 'date-time' });
const name = nullable(Type.String());

const faultSchema = strictObject({ path: Type.String(), line: Type.Integer(), message: Type.String() });
export type CourseFault = Static<typeof faultSchema>;

const draftSchema = strictObject({
  id: draftId,
  title: Type.String(),
  state: Type.Enum(['writing', 'in-review']),
  version,
  /** Names of everybody who has written in it. */
  writers: Type.Array(Type.String()),
  /** Nobody who has written in it can review it. */
  isOwn: Type.Boolean(),
  changedAt: instant,
  /** What the reviewer wrote when sending it back. */
  note: nullable(Type.String()),
  paths: Type.Array(Type.String()),
});
export type CourseDraft = Static<typeof draftSchema>;

const fileSchema = strictObject({
  path: Type.String(),
  kind: Type.Enum(['course', 'final', 'project', 'module', 'assessment', 'lesson', 'practice']),
  /** For learners; 0 while it is only in a draft. */
  version,
  /** A file of the academy's own files that was changed here, or one that was created here. */
  isEdited: Type.Boolean(),
  hasProposal: Type.Boolean(),
  draftId: nullable(draftId),
});
export type CourseFile = Static<typeof fileSchema>;

const moduleSchema = strictObject({
  folder: Type.String(),
  title: Type.String(),
  /** A lesson that is still to come has no file. */
  lessons: Type.Array(
    strictObject({ path: nullable(Type.String()), id: Type.String(), title: Type.String() }),
  ),
});

const publicationSchema = strictObject({
  version,
  /** Null: it came with the files. */
  title: nullable(Type.String()),
  publishedAt: nullable(instant),
  writers: Type.Array(Type.String()),
  reviewer: name,
});
export type FilePublication = Static<typeof publicationSchema>;

const draft = strictObject({ courseId, draftId });
const written = strictObject({
  draftId: nullable(draftId),
  /** The current text in the editor, saved or not; the first is the one that is previewed. */
  files: Type.Array(strictObject({ path, text }), { minItems: 1, maxItems: MOST_FILES_AT_ONCE }),
});

const unknownDraft = {
  status: 404,
  sentence: 'This draft is no longer there. It may have been published or discarded.',
} as const;
const unknownFile = { status: 404, sentence: 'This course has no such file.' } as const;
const hasFaults = { status: 409, sentence: '{place}: {reason}' } as const;
const publishedMeanwhile = {
  status: 409,
  sentence: '{path} was published anew after this draft was begun. Compare the two and save it again.',
} as const;
const outOfTime = {
  status: 503,
  sentence: 'The server is busy and has not run all programs yet. Please try again: it goes on from there.',
} as const;
const ofPrograms = { 'too-busy': tooBusy, 'out-of-time': outOfTime } as const;
const nothingWritten = { status: 409, sentence: 'There is nothing in this draft yet.' } as const;
const ofDraft = { ...ofCourse, 'unknown-draft': unknownDraft } as const;

export const authoringEndpoints = defineEndpoints({
  'GET /api/draft-reviews': {
    access: 'trainer',
    summary:
      'The drafts that wait for the asking person: of the courses that they teach, by others, at most 100, the longest first.',
    status: 200,
    answer: Type.Array(
      strictObject({
        draftId,
        courseId: Type.String(),
        courseTitle: Type.String(),
        title: Type.String(),
        writers: Type.Array(Type.String()),
        changedAt: instant,
      }),
    ),
    refusals: {},
  },
  'GET /api/authoring/:courseId': {
    access: 'trainer',
    summary: 'The files of a course with what is being written, for those who teach it.',
    params: course,
    status: 200,
    answer: strictObject({
      courseId: Type.String(),
      title: Type.String(),
      modules: Type.Array(moduleSchema),
      files: Type.Array(fileSchema),
      drafts: Type.Array(draftSchema),
      /** Archived within the last 30 days; they can be restored. */
      discarded: Type.Array(strictObject({ id: draftId, title: Type.String(), discardedAt: instant })),
    }),
    refusals: { ...ofCourse, 'too-busy': tooBusy },
  },
  'GET /api/authoring/:courseId/file': {
    access: 'trainer',
    summary:
      'A file of a course: what learners have, what a draft says, what the files say, and its versions.',
    params: course,
    query: strictObject({ path }),
    status: 200,
    answer: strictObject({
      path: Type.String(),
      version,
      text,
      draft: nullable(
        strictObject({
          draftId,
          text,
          version,
          /** The published version that it is based on. */
          baseVersion: version,
          changedBy: name,
          changedAt: instant,
        }),
      ),
      /** What the files say, if that waits for a decision. */
      proposal: nullable(strictObject({ text })),
      publications: Type.Array(publicationSchema),
    }),
    refusals: { ...ofCourse, 'unknown-file': unknownFile },
  },
  'GET /api/authoring/:courseId/versions/:version': {
    access: 'trainer',
    summary: 'The text of an earlier version of a file.',
    params: strictObject({ courseId, version }),
    query: strictObject({ path }),
    status: 200,
    answer: strictObject({ text }),
    refusals: { ...ofCourse, 'unknown-file': unknownFile },
  },
  'GET /api/authoring/:courseId/bundle': {
    access: 'trainer',
    summary: 'Every file of a course as learners have it, in the form of the academy’s own files.',
    params: course,
    status: 200,
    answer: strictObject({
      courseId: Type.String(),
      files: Type.Array(strictObject({ path: Type.String(), version, text: Type.String() })),
    }),
    refusals: ofCourse,
  },
  'POST /api/authoring/:courseId/check': {
    access: 'trainer',
    summary:
      'What is wrong with what is being written, by line, and how learners would see it. Nothing is stored.',
    params: course,
    body: written,
    status: 200,
    answer: strictObject({
      faults: Type.Array(faultSchema),
      /** Null while there is no preview, and for files that are no page. */
      page: nullable(lessonDocumentSchema),
    }),
    refusals: { ...ofCourse, 'too-busy': tooBusy },
  },
  'POST /api/authoring/:courseId/proof': {
    access: 'trainer',
    summary:
      'Runs the programs of what is being written as the check of the courseware does. Nothing is stored.',
    params: course,
    body: written,
    status: 200,
    answer: strictObject({ programs: Type.Integer(), faults: Type.Array(faultSchema) }),
    refusals: { ...ofCourse, ...ofPrograms },
  },
  'POST /api/authoring/:courseId/drafts': {
    access: 'trainer',
    summary:
      'Begin a draft: a change of one or more files of a course that is reviewed and published together.',
    params: course,
    body: strictObject({ title: Type.String({ minLength: 1, maxLength: 120, pattern: '\\S' }) }),
    status: 201,
    answer: strictObject({ draftId }),
    refusals: ofCourse,
    isRepeatable: true,
  },
  'PUT /api/authoring/:courseId/drafts/:draftId/files': {
    access: 'trainer',
    summary: 'Save a file in a draft. What equals the published text leaves the draft.',
    params: draft,
    body: strictObject({
      path,
      text,
      /** The version of the draft's file that was read; 0 when there was none. */
      version,
      /** The version of the published file that the text is based on. */
      baseVersion: version,
    }),
    status: 200,
    answer: strictObject({ version }),
    refusals: {
      ...ofDraft,
      'in-review': inReview,
      'changed-meanwhile': changedMeanwhile,
      'draft-full': draftFull,
      'in-another-draft': inAnotherDraft,
    },
    isRepeatable: true,
  },
  'DELETE /api/authoring/:courseId/drafts/:draftId': {
    access: 'trainer',
    summary: 'Discard a draft with everything in it; for 30 days it can be brought back.',
    params: draft,
    status: 204,
    answer: null,
    refusals: { ...ofDraft, 'in-review': inReview },
    isRepeatable: true,
  },
  'POST /api/authoring/:courseId/drafts/:draftId/restoration': {
    access: 'trainer',
    summary: 'Bring a discarded draft back as it was.',
    params: draft,
    status: 204,
    answer: null,
    refusals: { ...ofDraft, 'in-another-draft': inAnotherDraft },
    isRepeatable: true,
  },
  'POST /api/authoring/:courseId/drafts/:draftId/submission': {
    access: 'trainer',
    summary: 'Ask a second person to review a draft. The whole course is checked and its programs are run.',
    params: draft,
    body: strictObject({ version }),
    status: 204,
    answer: null,
    refusals: {
      ...ofDraft,
      'in-review': inReview,
      'changed-meanwhile': changedMeanwhile,
      'nothing-written': nothingWritten,
      'has-faults': hasFaults,
      'published-meanwhile': publishedMeanwhile,
      ...ofPrograms,
    },
    isRepeatable: true,
  },
  'DELETE /api/authoring/:courseId/drafts/:draftId/submission': {
    access: 'trainer',
    summary: 'Take a draft back from review to write on.',
    params: draft,
    status: 204,
    answer: null,
    refusals: ofDraft,
    isRepeatable: true,
  },
  'POST /api/authoring/:courseId/drafts/:draftId/decision': {
    access: 'trainer',
    confirmedFor: 'publishing',
    confirmedWhen: 'the draft is published',
    summary: 'Publish a draft that somebody else has written, or send it back with a note.',
    params: draft,
    body: strictObject({
      decision: Type.Enum(['publish', 'return']),
      note: Type.Optional(Type.String({ maxLength: 1000 })),
      /** The version of the draft that was reviewed. */
      version,
    }),
    status: 204,
    answer: null,
    refusals: {
      ...ofDraft,
      'not-in-review': { status: 409, sentence: 'This draft is not in review.' },
      'nothing-said': { status: 422, sentence: 'Please say in a sentence what the author should change.' },
      'nothing-written': nothingWritten,
      'own-work': { status: 403, sentence: 'A second person reviews what you have written.' },
      'changed-meanwhile': changedMeanwhile,
      'has-faults': hasFaults,
      'published-meanwhile': publishedMeanwhile,
      'another-published': {
        status: 409,
        sentence: 'Something else was published while this draft was being checked. Please publish it again.',
      },
      ...ofPrograms,
    },
    isRepeatable: true,
  },
  'POST /api/authoring/:courseId/left-updates': {
    access: 'trainer',
    summary: 'Leave what the files say about a file and keep the version of the studio.',
    params: course,
    body: strictObject({ path, version }),
    status: 204,
    answer: null,
    refusals: {
      ...ofCourse,
      'unknown-file': unknownFile,
      'changed-meanwhile': changedMeanwhile,
      'no-proposal': { status: 409, sentence: 'There is no update to decide on any more.' },
    },
    isRepeatable: true,
  },
});
