import { describe, expect, it } from 'vitest';
import { eventPhase, eventTimes, upcomingFirst } from './event-time.ts';

const event = (date: string, endDate: string) => ({ date, endDate });

describe('the times of an event', () => {
  it('EVENT-09 are written in SAST, with the end', () => {
    expect(eventTimes(event('2026-11-15T15:30:00Z', '2026-11-15T16:30:00Z'))).toBe(
      '15 Nov 2026, 17:30 SAST, until 18:30',
    );
  });

  it('name the day of the end where it is another one in South Africa', () => {
    expect(eventTimes(event('2026-11-15T20:00:00Z', '2026-11-15T22:00:00Z'))).toBe(
      '15 Nov 2026, 22:00 SAST, until 16 Nov, 00:00 SAST',
    );
  });

  it.each([
    ['2026-11-15T15:29:59.999Z', 'ahead'],
    ['2026-11-15T15:30:00.000Z', 'running'],
    ['2026-11-15T16:29:59.999Z', 'running'],
    ['2026-11-15T16:30:00.000Z', 'over'],
  ])('at %s say that it is %s', (now, phase) => {
    expect(eventPhase(event('2026-11-15T15:30:00Z', '2026-11-15T16:30:00Z'), new Date(now))).toBe(phase);
  });
});

describe('the order of events', () => {
  it('puts what can still be joined first and the latest of the others next', () => {
    const long = event('2026-11-01T08:00:00Z', '2026-11-02T08:00:00Z');
    const recent = event('2026-11-14T08:00:00Z', '2026-11-14T09:00:00Z');
    const running = event('2026-11-15T11:00:00Z', '2026-11-15T13:00:00Z');
    const next = event('2026-11-15T15:00:00Z', '2026-11-15T16:00:00Z');
    const later = event('2026-11-20T15:00:00Z', '2026-11-20T16:00:00Z');
    const now = new Date('2026-11-15T12:00:00Z');
    expect(upcomingFirst([long, later, recent, next, running], now)).toEqual([
      running,
      next,
      later,
      recent,
      long,
    ]);
  });
});
