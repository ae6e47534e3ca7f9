import { careerResults } from '../../modules/catalogue/careers/tables.ts';
import { studyPlans } from '../../modules/learning/study-plans/tables.ts';
import { certificates } from '../../modules/rewards/certificates/tables.ts';
import { calendarFeeds } from '../../modules/teaching/calendar/tables.ts';
import { eventRegistrations } from '../../modules/teaching/events/tables.ts';
import { sessionBookings, sessionReminders } from '../../modules/teaching/sessions/tables.ts';
import { recognisedModules } from '../../modules/teaching/training/tables.ts';
import { A_SECRET, byAccount, personal, WITH_THE_ACCOUNT } from './entry.ts';

/** Plans, sessions, events and certificates of learners. */
export const ACADEMY_LIFE_REGISTER = {
  career_results: personal(careerResults, {
    purpose: 'Your answers in the career assessment, and the careers that fit them.',
    kept: WITH_THE_ACCOUNT,
    seenBy: ['self'],
    rows: [byAccount(careerResults.userId)],
    told: ['userId', 'answers', 'scores', 'takenAt'],
    withheld: {},
  }),
  study_plans: personal(studyPlans, {
    purpose: 'The study plan that you have made.',
    kept: WITH_THE_ACCOUNT,
    seenBy: ['self'],
    rows: [byAccount(studyPlans.userId)],
    told: ['userId', 'courseId', 'hoursPerWeek', 'promisedOn', 'madeAt'],
    withheld: {},
  }),
  certificates: personal(certificates, {
    purpose: 'Your certificates. Whoever has the link or the number can check that one is real.',
    kept: WITH_THE_ACCOUNT,
    seenBy: ['self', 'administrators', 'whoever-has-the-link'],
    rows: [byAccount(certificates.userId)],
    told: [
      'id',
      'userId',
      'courseId',
      'completedAt',
      'issuedAt',
      'validUntil',
      'statusIndex',
      'facts',
      'credential',
      'signedText',
      'proofText',
      'signedWith',
      'revokedAt',
      'revocationReason',
      'revokedBecause',
    ],
    withheld: { revokedBy: 'Says something about another person.' },
  }),
  event_registrations: personal(eventRegistrations, {
    purpose: 'The events that you have registered for.',
    kept: WITH_THE_ACCOUNT,
    seenBy: ['self', 'trainers', 'administrators'],
    rows: [byAccount(eventRegistrations.userId)],
    told: ['eventId', 'userId', 'registeredAt'],
    withheld: {},
  }),
  session_bookings: personal(sessionBookings, {
    purpose: 'The live sessions that you have booked, and whether you came.',
    kept: WITH_THE_ACCOUNT,
    seenBy: ['self', 'trainers', 'administrators'],
    rows: [byAccount(sessionBookings.userId)],
    told: ['sessionId', 'userId', 'state', 'during', 'madeAt', 'place', 'attendedAt'],
    withheld: {},
  }),
  session_reminders: personal(sessionReminders, {
    purpose: 'Which reminders you have been sent, so that none comes twice.',
    kept: WITH_THE_ACCOUNT,
    seenBy: ['self'],
    rows: [byAccount(sessionReminders.userId)],
    told: ['sessionId', 'userId', 'kind', 'startsAt'],
    withheld: {},
  }),
  recognised_modules: personal(recognisedModules, {
    purpose:
      'What you had learned before, as the academy recognises it in the modules of the learning paths.',
    kept: WITH_THE_ACCOUNT,
    seenBy: ['self'],
    rows: [byAccount(recognisedModules.userId)],
    told: ['userId', 'moduleId', 'percent'],
    withheld: {},
  }),
  calendar_feeds: personal(calendarFeeds, {
    purpose: 'The address under which your calendar program finds your sessions.',
    kept: WITH_THE_ACCOUNT,
    seenBy: ['self', 'whoever-has-the-link'],
    rows: [byAccount(calendarFeeds.userId)],
    told: ['userId', 'createdAt'],
    withheld: { tokenHash: A_SECRET },
  }),
};
