import { COURSE_GRADIENTS } from '@academy/domain/catalogue';
import Type, { type Static } from 'typebox';
import { defineEndpoints, strictObject } from './endpoint.ts';

const instant = Type.String({ format: 'date-time' });

const eventSchema = strictObject({
  id: Type.String(),
  title: Type.String(),
  eventType: Type.String(),
  description: Type.String(),
  date: instant,
  endDate: instant,
  place: Type.String(),
  gradientClass: Type.Enum([...COURSE_GRADIENTS]),
});
export type EventAnswer = Static<typeof eventSchema>;

export const eventEndpoints = defineEndpoints({
  'GET /api/events': {
    access: 'public',
    summary: 'All events, the earliest first. `/api/events/{id}/event.ics` is one of them for a calendar.',
    status: 200,
    answer: Type.Array(eventSchema),
    refusals: {},
  },
});
