import { describe, expect, it } from 'vitest';
import { intakeEnd, nextIntake } from './next-intake.ts';

const starts = (monday: number, now: string) => nextIntake(monday, new Date(now)).toISOString();

describe('the next intake of a course', () => {
  it.each([
    [1, '2026-11-01T00:00:00Z', '2026-11-02T07:00:00.000Z'],
    [2, '2026-11-01T00:00:00Z', '2026-11-09T07:00:00.000Z'],
    [4, '2026-11-01T00:00:00Z', '2026-11-23T07:00:00.000Z'],
  ])('is Monday %i of the month', (monday, now, start) => {
    expect(starts(monday, now)).toBe(start);
  });

  it('moves to the next month at the minute it begins, also over the turn of a year', () => {
    expect(starts(1, '2026-12-07T06:59:59Z')).toBe('2026-12-07T07:00:00.000Z');
    expect(starts(1, '2026-12-07T07:00:00Z')).toBe('2027-01-04T07:00:00.000Z');
  });

  it('counts the month in South Africa', () => {
    // 1 March 2027 is a Monday; in UTC it is still February.
    expect(starts(1, '2027-02-28T22:30:00Z')).toBe('2027-03-01T07:00:00.000Z');
  });

  it.each([
    [1, 7],
    [5, 7],
    [5.5, 14],
    [12, 21],
  ])('of a course of %f hours lasts %i days', (hours, days) => {
    const startsAt = new Date('2026-11-02T07:00:00Z');
    expect((intakeEnd(startsAt, hours).getTime() - startsAt.getTime()) / 86_400_000).toBe(days);
  });
});
