import { byAccount, impersonal, personal, WITH_THE_ACCOUNT } from '../../../database/personal-data.ts';
import { sessionBookings, sessionReminders, trainingSessions } from './tables.ts';

export const personalData = {
  sessionBookings: personal(sessionBookings, {
    purpose: 'The live sessions that you have booked, and whether you came.',
    retention: WITH_THE_ACCOUNT,
    seenBy: ['self', 'trainers', 'administrators'],
    rows: [byAccount(sessionBookings.userId)],
    exported: ['sessionId', 'userId', 'state', 'during', 'madeAt', 'place', 'attendedAt'],
    withheld: {},
  }),
  sessionReminders: personal(sessionReminders, {
    purpose: 'Which reminders you have been sent, so that none comes twice.',
    retention: WITH_THE_ACCOUNT,
    seenBy: ['self'],
    rows: [byAccount(sessionReminders.userId)],
    exported: ['sessionId', 'userId', 'kind', 'startsAt'],
    withheld: {},
  }),
  trainingSessions: impersonal(trainingSessions, 'What takes place at the academy.', [
    'id',
    'title',
    'type',
    'description',
    'instructorId',
    'courseId',
    'startsAt',
    'endsAt',
    'seats',
    'revision',
    'cancelledAt',
    'joiningUrl',
    'material',
  ]),
};
