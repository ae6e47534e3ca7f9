import { ATTENTION_REASONS, STUDENT_MESSAGE_MAX_CHARACTERS } from '@academy/domain/teaching/students';
import Type from 'typebox';
import { defineEndpoints, nullable, strictObject } from '../endpoint.ts';

const personId = Type.String({ format: 'uuid' });

export const teachingEndpoints = defineEndpoints({
  'GET /api/my-courses': {
    access: 'signed-in',
    summary:
      'The courses that a trainer teaches, with how many learners they have; of an administrator all, of a learner none.',
    status: 200,
    answer: Type.Array(
      strictObject({
        courseId: Type.String(),
        title: Type.String(),
        level: Type.String(),
        lessons: Type.Integer(),
        writtenLessons: Type.Integer(),
        learners: Type.Integer(),
        averagePercent: Type.Integer(),
      }),
    ),
    refusals: {},
  },
  'GET /api/students': {
    access: 'signed-in',
    summary:
      "The learners enrolled in a trainer's courses (of an administrator's: all), at most 1000, most recently active first. A learner gets an empty list.",
    status: 200,
    answer: Type.Array(
      strictObject({
        /** Identifies this enrolment to the caller, and to nobody else. */
        ref: Type.String(),
        fullName: Type.String(),
        courseId: Type.String(),
        courseTitle: Type.String(),
        percent: Type.Integer(),
        lastAt: nullable(Type.String({ format: 'date-time' })),
        /** Why a trainer should look: nothing begun, an assessment failed three times, two weeks without progress. */
        attention: nullable(Type.Enum([...ATTENTION_REASONS])),
      }),
    ),
    refusals: {},
  },
  'POST /api/students/:studentRef/messages': {
    access: 'trainer',
    summary:
      'Write a mail to one of your learners, named as the list of them names the enrolment. At most 50 a day, two to one learner.',
    params: strictObject({ studentRef: Type.String({ maxLength: 100 }) }),
    body: strictObject({
      text: Type.String({ minLength: 1, maxLength: STUDENT_MESSAGE_MAX_CHARACTERS, pattern: '\\S' }),
    }),
    status: 204,
    answer: null,
    refusals: {
      'unknown-student': { status: 404, sentence: 'We can’t find this learner among yours.' },
      'too-many-today': { status: 429, sentence: 'You have written 50 mails today. Please go on tomorrow.' },
      'too-many-to-one': {
        status: 429,
        sentence: 'You have written to this learner twice today. Please give them time to answer.',
      },
      'no-mail-wanted': {
        status: 409,
        sentence: 'This learner has no address or has switched mails about courses off.',
      },
    },
    isRepeatable: true,
  },
  'GET /api/admin/instructors': {
    access: 'administrator',
    summary:
      'The instructors of the catalogue with the account of each, and the staff who can be one of them.',
    status: 200,
    answer: strictObject({
      instructors: Type.Array(
        strictObject({ id: Type.String(), name: Type.String(), personId: nullable(personId) }),
      ),
      staff: Type.Array(
        strictObject({ personId, username: Type.String(), fullName: nullable(Type.String()) }),
      ),
    }),
    refusals: {},
  },
  'PUT /api/admin/instructor-accounts/:instructorId': {
    access: 'administrator',
    confirmedFor: 'roles',
    summary:
      'Link an instructor to an account: from now on that trainer looks after their courses, sessions and learners.',
    params: strictObject({ instructorId: Type.String({ maxLength: 100 }) }),
    body: strictObject({ personId: nullable(personId) }),
    status: 204,
    answer: null,
    refusals: {
      'unknown-instructor': { status: 404, sentence: 'We can’t find this instructor.' },
      'not-a-trainer': {
        status: 409,
        sentence: 'Only an active trainer or administrator account can teach.',
      },
      'teaches-as-another': { status: 409, sentence: 'This account already teaches as another instructor.' },
    },
  },
});
