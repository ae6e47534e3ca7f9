import { LONGEST_JOINING_URL } from '@academy/domain/teaching/joining-links';
import {
  BOOKING_STATES,
  type BookingRefusal,
  CANCEL_REASON_MAX_CHARACTERS,
  MATERIAL_MOST_LINKS,
  MATERIAL_TITLE_MAX_CHARACTERS,
  type PlanRefusal,
  SESSION_MINUTES,
  SESSION_SEATS_MOST,
  SESSION_STATUSES,
  SESSION_TYPES,
  SESSION_WEEKS_MOST,
} from '@academy/domain/teaching/sessions';
import Type, { type Static } from 'typebox';
import { defineEndpoints, nullable, type RefusalAnswer, strictObject } from '../endpoint.ts';
import { joiningLinkBody, notALink } from './joining-links.ts';

const instant = Type.String({ format: 'date-time' });
const sessionParams = strictObject({ sessionId: Type.String({ maxLength: 100 }) });
const unknownSession = { status: 404, sentence: 'We can’t find this session.' } as const;
const notYourSession = { status: 403, sentence: 'Another trainer runs this session.' } as const;
const personId = Type.String({ format: 'uuid' });

const seats = Type.Integer({ minimum: 1, maximum: SESSION_SEATS_MOST });
const materialLink = strictObject({
  title: Type.String({ maxLength: MATERIAL_TITLE_MAX_CHARACTERS }),
  url: Type.String({ maxLength: LONGEST_JOINING_URL }),
});

const sessionSchema = strictObject({
  id: Type.String(),
  title: Type.String(),
  date: instant,
  endDate: instant,
  /** For people: `2 hours`. */
  duration: Type.String(),
  type: Type.Enum([...SESSION_TYPES]),
  instructor: Type.String(),
  description: Type.String(),
  courseId: nullable(Type.String()),
  status: Type.Enum([...SESSION_STATUSES]),
  /** For the session itself: 0 before it, 100 after it. */
  progress: Type.Integer(),
  seatsLeft: Type.Integer(),
  seats: Type.Integer(),
  /** For the learner who asks. */
  booking: nullable(
    strictObject({
      state: Type.Enum([...BOOKING_STATES]),
      /** Place on the waiting list, from 1. */
      place: nullable(Type.Integer()),
    }),
  ),
  /** The caller teaches it or looks after every session, and so may move it and see its participants. */
  isOwn: Type.Boolean(),
  /** For those who have a seat and those who look after it; else empty. */
  material: Type.Array(strictObject({ title: Type.String(), url: Type.String() })),
  hasJoiningLink: Type.Boolean(),
  /** For the booked from 15 minutes before the start until the end, for those who look after it always; else null. */
  joiningUrl: nullable(Type.String()),
  /** An unbooked session that overlaps a booked one: the title of that one. */
  conflictsWith: nullable(Type.String()),
});
export type SessionAnswer = Static<typeof sessionSchema>;

const instructorBusy = {
  status: 409,
  sentence: 'At that time “{title}” takes place ({date}). Please choose another time.',
} as const;

export const sessionEndpoints = defineEndpoints({
  'GET /api/sessions': {
    access: 'signed-in',
    summary:
      'Training sessions from 60 days back to 120 days ahead (for those who teach, a year), with your own bookings.',
    status: 200,
    answer: Type.Array(sessionSchema),
    refusals: {},
  },
  'POST /api/sessions': {
    access: 'trainer',
    summary:
      'Plan a session of your own, once or weekly. An administrator says as which instructor. All weeks are planned, or none.',
    body: strictObject({
      title: Type.String({ minLength: 3, maxLength: 120, pattern: '\\S' }),
      type: Type.Enum([...SESSION_TYPES]),
      description: Type.String({ minLength: 1, maxLength: 1000, pattern: '\\S' }),
      /** Null: not about a particular course. */
      courseId: nullable(Type.String({ maxLength: 100 })),
      date: instant,
      minutes: Type.Integer({ minimum: SESSION_MINUTES.least, maximum: SESSION_MINUTES.most }),
      seats,
      weeks: Type.Integer({ minimum: 1, maximum: SESSION_WEEKS_MOST }),
      instructorId: Type.Optional(Type.String({ maxLength: 100 })),
    }),
    status: 201,
    answer: strictObject({ made: Type.Integer() }),
    refusals: {
      'not-an-instructor': {
        status: 403,
        sentence: 'Your account is not linked to this instructor. An administrator can do that on this page.',
      },
      'unknown-course': { status: 404, sentence: 'The instructor does not teach this course.' },
      'in-the-past': { status: 409, sentence: 'A session can only be planned for a time in the future.' },
      'too-far-ahead': { status: 409, sentence: 'A session can only be planned within the next year.' },
      'instructor-busy': instructorBusy,
    } satisfies Record<PlanRefusal['code'] | 'not-an-instructor' | 'unknown-course', RefusalAnswer>,
    isRepeatable: true,
  },
  'PUT /api/sessions/:sessionId/details': {
    access: 'trainer',
    summary:
      'Set the number of seats and the material of one of your own sessions. New seats go to those who wait.',
    params: sessionParams,
    body: strictObject({ seats, material: Type.Array(materialLink, { maxItems: MATERIAL_MOST_LINKS }) }),
    status: 204,
    answer: null,
    refusals: {
      'unknown-session': unknownSession,
      'not-your-session': notYourSession,
      'not-a-link': { status: 400, sentence: 'Please enter full links, each starting with https://.' },
      'seats-taken': { status: 409, sentence: 'People have booked {taken} seats already.' },
    },
  },
  'POST /api/sessions/:sessionId/cancellation': {
    access: 'trainer',
    summary: 'Cancel one of your own sessions before it begins. Everyone who booked it is told.',
    params: sessionParams,
    body: strictObject({ reason: Type.String({ maxLength: CANCEL_REASON_MAX_CHARACTERS }) }),
    status: 200,
    answer: strictObject({ told: Type.Integer() }),
    refusals: {
      'unknown-session': unknownSession,
      'not-your-session': notYourSession,
      'not-upcoming': { status: 409, sentence: 'A session that has started can no longer be cancelled.' },
    },
    isRepeatable: true,
  },
  'POST /api/sessions/:sessionId/bookings': {
    access: 'signed-in',
    summary: 'Book a session, or join its waiting list if it is full and you ask for that.',
    params: sessionParams,
    body: strictObject({ orWait: Type.Boolean() }),
    status: 200,
    answer: sessionSchema,
    refusals: {
      'unknown-session': unknownSession,
      'already-booked': { status: 409, sentence: 'You have already booked this session.' },
      'not-upcoming': { status: 409, sentence: 'Only upcoming sessions can be booked.' },
      'scheduling-conflict': {
        status: 409,
        sentence: 'This session conflicts with "{title}". Please choose a different time.',
      },
      'session-full': { status: 409, sentence: 'The last seat is gone, but you can join the waiting list.' },
    } satisfies Record<BookingRefusal['code'], RefusalAnswer>,
    isRepeatable: true,
  },
  'DELETE /api/sessions/:sessionId/bookings': {
    access: 'signed-in',
    summary: 'Give up a seat or a place on the waiting list. The next person moves up.',
    params: sessionParams,
    status: 204,
    answer: null,
    refusals: {
      'not-booked': { status: 409, sentence: 'You have not booked this session.' },
      'not-upcoming': {
        status: 409,
        sentence: 'This session has started, so you can no longer cancel your booking.',
      },
    },
    isRepeatable: true,
  },
  'GET /api/sessions/:sessionId/bookings': {
    access: 'trainer',
    summary: 'Who has a seat in one of your own sessions or is waiting for one, in booking order.',
    params: sessionParams,
    status: 200,
    answer: Type.Array(
      strictObject({
        personId,
        /** The full name, else the username. */
        name: Type.String(),
        state: Type.Enum([...BOOKING_STATES]),
        hasAttended: Type.Boolean(),
      }),
    ),
    refusals: { 'unknown-session': unknownSession, 'not-your-session': notYourSession },
  },
  'PUT /api/sessions/:sessionId': {
    access: 'trainer',
    summary: 'Move one of your own sessions to another time. Everyone who booked it is told.',
    params: sessionParams,
    body: strictObject({ date: instant }),
    status: 200,
    answer: strictObject({ told: Type.Integer() }),
    refusals: {
      'unknown-session': unknownSession,
      'not-your-session': notYourSession,
      'not-upcoming': { status: 409, sentence: 'A session that has started can no longer be moved.' },
      'in-the-past': { status: 409, sentence: 'A session can only be moved to a time in the future.' },
      'too-far-ahead': {
        status: 409,
        sentence: 'A session can only be moved to a time within the next year.',
      },
      'instructor-busy': instructorBusy,
    } satisfies Record<
      PlanRefusal['code'] | 'unknown-session' | 'not-your-session' | 'not-upcoming',
      RefusalAnswer
    >,
  },
  'PUT /api/sessions/:sessionId/joining-link': {
    access: 'trainer',
    confirmedFor: 'calls',
    confirmedWhen: 'there is another link already, which people may rely on',
    summary: 'Set or remove the link people use to join one of your own sessions.',
    params: sessionParams,
    body: joiningLinkBody,
    status: 204,
    answer: null,
    refusals: {
      'unknown-session': unknownSession,
      'not-your-session': notYourSession,
      'not-a-link': notALink,
    },
  },
  'POST /api/sessions/:sessionId/attendance': {
    access: 'trainer',
    summary:
      'Record who attended one of your own sessions, out of those who had a seat, and take back who was marked by mistake. Each person counts once.',
    params: sessionParams,
    body: strictObject({
      /** Who was there. */
      personIds: Type.Array(personId, { maxItems: SESSION_SEATS_MOST }),
      /** Those who were marked by mistake. Somebody in both lists was there. */
      absentIds: Type.Optional(Type.Array(personId, { maxItems: SESSION_SEATS_MOST })),
    }),
    status: 200,
    answer: strictObject({ recorded: Type.Integer(), takenBack: Type.Integer() }),
    refusals: {
      'unknown-session': unknownSession,
      'not-your-session': notYourSession,
      'not-begun': { status: 409, sentence: 'The session has not started yet.' },
    },
  },
  'POST /api/calendar-feed': {
    access: 'signed-in',
    summary: 'Make the private link to your own calendar. An earlier link stops working.',
    status: 200,
    answer: strictObject({ url: Type.String() }),
    refusals: {
      'too-many-links': {
        status: 429,
        sentence: 'You have made many links today. The newest one works. Please try again tomorrow.',
      },
    },
  },
});
