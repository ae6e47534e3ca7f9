import type { Answer } from '@academy/contract';

export type Event = Answer<'GET /api/events'>[number];

/** Noon in South Africa. */
export const NOON = new Date('2026-11-18T10:00:00.000Z');

const sample = (id: string, title: string, date: string, endDate: string): Event => ({
  id,
  title,
  date,
  endDate,
  eventType: 'Workshop',
  description: `${title}, in a few words.`,
  place: 'Durban',
  isOnline: false,
  hasJoiningLink: false,
  seatsLeft: null,
  gradientClass: 'purple-pink',
});

export const SAMPLE_EVENTS = [
  sample('last-week', 'Last week', '2026-11-11T08:00:00.000Z', '2026-11-11T09:00:00.000Z'),
  sample('this-morning', 'This morning', '2026-11-18T05:30:00.000Z', '2026-11-18T06:15:00.000Z'),
  sample('at-noon', 'At noon', '2026-11-18T10:00:00.000Z', '2026-11-18T11:00:00.000Z'),
  sample('tonight', 'Tonight', '2026-11-18T21:59:00.000Z', '2026-11-18T22:30:00.000Z'),
  // Midnight in South Africa, still the same day in London.
  sample('at-midnight', 'At midnight', '2026-11-18T22:00:00.000Z', '2026-11-18T23:00:00.000Z'),
];

/** The tabs with the titles expected in them at noon; upcoming events come first. */
export const TABS: readonly [string, readonly string[]][] = [
  ['All', ['At noon', 'Tonight', 'At midnight', 'This morning', 'Last week']],
  ['Upcoming', ['Tonight', 'At midnight']],
  ['Now', ['At noon', 'Tonight', 'This morning']],
  ['Past', ['This morning', 'Last week']],
];
