import { byAccount, impersonal, personal, WITH_THE_ACCOUNT } from '../../../database/personal-data.ts';
import { eventRegistrations, events } from './tables.ts';

export const personalData = {
  eventRegistrations: personal(eventRegistrations, {
    purpose: 'The events that you have registered for.',
    retention: WITH_THE_ACCOUNT,
    seenBy: ['self', 'trainers', 'administrators'],
    rows: [byAccount(eventRegistrations.userId)],
    exported: ['eventId', 'userId', 'registeredAt'],
    withheld: {},
  }),
  events: impersonal(events, 'What takes place at the academy.', [
    'id',
    'title',
    'eventType',
    'description',
    'startsAt',
    'endsAt',
    'place',
    'gradient',
    'joiningUrl',
    'seats',
    'hiddenAt',
  ]),
};
