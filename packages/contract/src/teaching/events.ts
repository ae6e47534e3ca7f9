import { COURSE_GRADIENTS } from '@academy/domain/catalogue/courses';
import type { RegistrationRefusal } from '@academy/domain/teaching/events';
import Type, { type Static } from 'typebox';
import { defineEndpoints, nullable, type RefusalAnswer, strictObject } from '../endpoint.ts';
import { joiningLinkBody, notALink } from './joining-links.ts';

const instant = Type.String({ format: 'date-time' });
const eventParams = strictObject({ eventId: Type.String({ maxLength: 100 }) });
const unknownEvent = { status: 404, sentence: 'We can’t find this event.' } as const;

const eventSchema = strictObject({
  id: Type.String(),
  title: Type.String(),
  eventType: Type.String(),
  description: Type.String(),
  date: instant,
  endDate: instant,
  place: Type.String(),
  isOnline: Type.Boolean(),
  /** People who have registered get the link itself, when it is time. */
  hasJoiningLink: Type.Boolean(),
  /** Null: there is room for everybody. */
  seatsLeft: nullable(Type.Integer()),
  gradientClass: Type.Enum([...COURSE_GRADIENTS]),
});
export type EventAnswer = Static<typeof eventSchema>;

const registrationSchema = strictObject({
  eventId: Type.String(),
  /** From 15 minutes before the start until the end, if a link is set; else null. */
  joiningUrl: nullable(Type.String()),
});
export type EventRegistration = Static<typeof registrationSchema>;

export const eventEndpoints = defineEndpoints({
  'GET /api/events': {
    access: 'public',
    summary: 'All events, the earliest first. `/api/events/{id}/event.ics` is one of them for a calendar.',
    status: 200,
    answer: Type.Array(eventSchema),
    refusals: {},
  },
  'GET /api/event-registrations': {
    access: 'signed-in',
    summary:
      'The events that the learner has registered for, with the joining link of those that can be joined now.',
    status: 200,
    answer: Type.Array(registrationSchema),
    refusals: {},
  },
  'POST /api/events/:eventId/registrations': {
    access: 'signed-in',
    summary: 'Register for an event. Registering twice changes nothing.',
    params: eventParams,
    status: 200,
    answer: registrationSchema,
    refusals: {
      'unknown-event': unknownEvent,
      'event-over': { status: 409, sentence: 'This event is over.' },
      'event-full': { status: 409, sentence: 'The last place has been taken.' },
    } satisfies Record<RegistrationRefusal['code'], RefusalAnswer>,
    isRepeatable: true,
  },
  'DELETE /api/events/:eventId/registrations': {
    access: 'signed-in',
    summary: 'Withdraw your own registration. Without one, nothing changes.',
    params: eventParams,
    status: 204,
    answer: null,
    refusals: {},
    isRepeatable: true,
  },
  'PUT /api/events/:eventId/joining-link': {
    access: 'administrator',
    confirmedFor: 'calls',
    confirmedWhen: 'there is another link already, which people may rely on',
    summary: 'Set or remove the link people use to join the event.',
    params: eventParams,
    body: joiningLinkBody,
    status: 204,
    answer: null,
    refusals: { 'unknown-event': unknownEvent, 'not-a-link': notALink },
  },
});
