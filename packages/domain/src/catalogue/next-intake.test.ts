import { describe, expect, it } from 'vitest';
import { nextIntake } from './next-intake.ts';

const starts = (position: number, now: string) =>
  nextIntake(position, 10, new Date(now)).startsAt.toISOString();

describe('the next intake of a course', () => {
  it.each([
    [0, '2026-11-01T00:00:00Z', '2026-11-02T07:00:00.000Z'],
    [1, '2026-11-01T00:00:00Z', '2026-11-09T07:00:00.000Z'],
    [3, '2026-11-01T00:00:00Z', '2026-11-23T07:00:00.000Z'],
    [4, '2026-11-01T00:00:00Z', '2026-11-02T07:00:00.000Z'],
  ])('puts course %i on its Monday of the month', (position, now, start) => {
    expect(starts(position, now)).toBe(start);
  });

  it('moves to the next month at the minute it begins, also over the turn of a year', () => {
    expect(starts(0, '2026-12-07T06:59:59Z')).toBe('2026-12-07T07:00:00.000Z');
    expect(starts(0, '2026-12-07T07:00:00Z')).toBe('2027-01-04T07:00:00.000Z');
  });

  it('counts the month in South Africa', () => {
    // 1 March 2027 is a Monday; in UTC it is still February.
    expect(starts(0, '2027-02-28T22:30:00Z')).toBe('2027-03-01T07:00:00.000Z');
  });

  it('lasts one week for every five hours', () => {
    const { startsAt, endsAt } = nextIntake(0, 12, new Date('2026-11-01T00:00:00Z'));
    expect((endsAt.getTime() - startsAt.getTime()) / 86_400_000).toBe(21);
  });
});
