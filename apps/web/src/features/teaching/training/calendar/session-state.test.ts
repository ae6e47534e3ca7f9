import type { SessionAnswer } from '@academy/contract/teaching/sessions';
import { describe, expect, it } from 'vitest';
import { markOf, sessionsByDay, stateOf, upcomingSessions } from './session-state.ts';

const now = new Date('2026-12-31T15:00:00Z');

function buildSession(change: Partial<SessionAnswer> = {}): SessionAnswer {
  return {
    id: 'clinic',
    title: 'Feature engineering clinic',
    date: '2026-12-31T16:00:00.000Z',
    endDate: '2026-12-31T18:00:00.000Z',
    duration: '2 hours',
    type: 'Workshop',
    instructor: 'Lerato Molefe',
    description: '',
    courseId: null,
    status: 'upcoming',
    progress: 0,
    seatsLeft: 3,
    seats: 20,
    material: [],
    booking: null,
    isOwn: false,
    hasJoiningLink: false,
    joiningUrl: null,
    conflictsWith: null,
    ...change,
  };
}
const booked = { booking: { state: 'booked', place: null } } as const;
const waiting = { booking: { state: 'waiting', place: 2 } } as const;
const running = { date: '2026-12-31T14:30:00.000Z' };
const over = { date: '2026-12-31T12:00:00.000Z', endDate: '2026-12-31T15:00:00.000Z' };

describe('a session in the calendar (2§2)', () => {
  it.each<[string, Partial<SessionAnswer>, ReturnType<typeof markOf>, ReturnType<typeof stateOf>]>([
    ['with a seat left', {}, 'available', 'available'],
    ['with a booking', booked, 'booked', 'booked'],
    ['over a booked one', { conflictsWith: 'Groups by hand' }, 'conflict', 'conflict'],
    ['with no seat left', { seatsLeft: 0 }, 'available', 'full'],
    ['full and over a booked one', { seatsLeft: 0, conflictsWith: 'Groups by hand' }, 'conflict', 'full'],
    ['with a place on the waiting list', { ...waiting, seatsLeft: 0 }, 'available', 'waiting'],
    ['that runs', running, 'in-progress', 'in-progress'],
    ['that runs, with a booking', { ...running, ...booked }, 'in-progress', 'in-progress'],
    ['that ends now', over, null, 'completed'],
    ['that is over, with a booking', { ...over, ...booked }, 'booked', 'completed'],
    ['told upcoming an hour ago, and over a booked one', { ...over, conflictsWith: 'X' }, null, 'completed'],
  ])('TRAIN-38 %s is marked and shown by its time', (_, change, mark, state) => {
    const session = buildSession(change);
    expect([markOf(session, now), stateOf(session, now)]).toEqual([mark, state]);
  });

  it.each<[string, Partial<SessionAnswer>, ReturnType<typeof stateOf>]>([
    ['with a seat left', {}, 'wanted'],
    ['with a place on the waiting list', waiting, 'wanted'],
    ['booked from elsewhere', booked, 'booked'],
    ['that runs by now', running, 'in-progress'],
  ])('asked for without a connection, %s, is %s', (_, change, state) => {
    expect(stateOf(buildSession(change), now, true)).toBe(state);
  });

  it('TRAIN-38 stands under its SAST day, in order, across the turn of the year', () => {
    const late = buildSession({ id: 'late', date: '2026-12-31T22:30:00.000Z' });
    const early = buildSession({ id: 'early', date: '2026-12-31T05:00:00.000Z' });
    const days = sessionsByDay([late, buildSession(), early]);
    expect([...days].map(([day, sessions]) => [day, sessions.map(({ id }) => id)])).toEqual([
      ['2026-12-31', ['early', 'clinic']],
      ['2027-01-01', ['late']],
    ]);
  });

  it('TRAIN-39 is listed until it ends, the next one first', () => {
    const sessions = [
      buildSession(),
      buildSession({ id: 'over', ...over }),
      buildSession({ id: 'runs', ...running }),
    ];
    expect(upcomingSessions(sessions, now).map(({ id }) => id)).toEqual(['runs', 'clinic']);
  });
});
