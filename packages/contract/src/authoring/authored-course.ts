import { MOST_COURSE_FILES } from '@academy/domain/authoring/drafts';
import Type from 'typebox';
import { strictObject } from '../endpoint.ts';

/** What all endpoints that write in a course share. */
export const courseId = Type.String({ minLength: 1, maxLength: 100 });
export const course = strictObject({ courseId });

const unknownCourse = { status: 404, sentence: 'We can’t find this course.' } as const;
const notYourCourse = { status: 403, sentence: 'Only those who teach this course can edit it.' } as const;
export const ofCourse = { 'unknown-course': unknownCourse, 'not-your-course': notYourCourse } as const;

/** Too many courses are being read, for this person or in total, or too many programs are running. */
export const tooBusy = {
  status: 503,
  sentence:
    'The server is checking other texts right now. Nothing is lost. Please try again in a few seconds.',
} as const;

export const inReview = {
  status: 409,
  sentence: 'This draft is in review. Take it back before you change it.',
} as const;

export const inAnotherDraft = {
  status: 409,
  sentence: 'This file is being changed in the draft “{title}”. Continue there, or publish it first.',
} as const;

export const draftFull = {
  status: 409,
  sentence: `A draft has at most ${MOST_COURSE_FILES} files. Publish this one, or begin another draft.`,
} as const;

export const changedMeanwhile = {
  status: 409,
  sentence: 'Somebody else changed this after you opened it. Nothing was overwritten.',
} as const;
