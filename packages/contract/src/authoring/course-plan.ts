import Type from 'typebox';
import { defineEndpoints, strictObject } from '../endpoint.ts';
import {
  changedMeanwhile,
  course,
  draftFull,
  inAnotherDraft,
  inReview,
  ofCourse,
  tooBusy,
} from './authored-course.ts';

const title = Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' });
const id = Type.String({ minLength: 1, maxLength: 100 });
const draftId = Type.String({ format: 'uuid' });

const ofPlan = {
  ...ofCourse,
  'too-busy': tooBusy,
  'in-review': inReview,
  'changed-meanwhile': changedMeanwhile,
  'draft-full': draftFull,
  'in-another-draft': inAnotherDraft,
  'list-not-readable': {
    status: 409,
    sentence: '{path} cannot be read. Please mend its problems first.',
  },
} as const;

const ofTitles = {
  'plain-title-needed': { status: 422, sentence: 'Please give it a short title in plain letters.' },
} as const;
const ofModule = {
  'unknown-module': { status: 404, sentence: 'This course has no such module.' },
  'unknown-lesson': { status: 404, sentence: 'This lesson is no longer in the list of its module.' },
} as const;

/** The parts of a course, before any text is written. */
export const coursePlanEndpoints = defineEndpoints({
  'POST /api/authoring/:courseId/modules': {
    access: 'trainer',
    summary:
      'Add a module with a first lesson that is still to come, in a draft. A course that has only a form gets its file.',
    params: course,
    body: strictObject({
      title,
      lessonTitle: title,
      /** Who teaches it; needed for the first module of a course that has only a form. */
      instructorId: Type.Optional(id),
    }),
    status: 201,
    answer: strictObject({ draftId, folder: Type.String() }),
    refusals: {
      ...ofPlan,
      ...ofTitles,
      'name-taken': { status: 409, sentence: 'There is a module of this name already.' },
      'instructor-needed': { status: 422, sentence: 'Please choose who teaches this course.' },
    },
    isRepeatable: true,
  },
  'POST /api/authoring/:courseId/lessons': {
    access: 'trainer',
    summary: 'Add a lesson to a module, or begin one that is still to come, in a draft.',
    params: course,
    body: strictObject({
      folder: id,
      title,
      /** The lesson without a text that gets one now. */
      plannedId: Type.Optional(id),
    }),
    status: 201,
    answer: strictObject({ draftId, path: Type.String() }),
    refusals: {
      ...ofPlan,
      ...ofTitles,
      ...ofModule,
      'name-taken': { status: 409, sentence: 'There is a lesson of this name already.' },
    },
    isRepeatable: true,
  },
  'POST /api/authoring/:courseId/lesson-removals': {
    access: 'trainer',
    summary:
      'Take a lesson out of a course, in a draft; learners have it until that is published. A module goes with its last lesson.',
    params: course,
    body: strictObject({ folder: id, lessonId: id }),
    status: 201,
    answer: strictObject({ draftId }),
    refusals: {
      ...ofPlan,
      ...ofModule,
      'last-lesson': { status: 409, sentence: 'A course keeps at least one lesson.' },
    },
    isRepeatable: true,
  },
});
