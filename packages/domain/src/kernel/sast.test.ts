import { describe, expect, it } from 'vitest';
import { formatRand } from './rand.ts';
import {
  dayInWords,
  monthInWords,
  sastClock,
  sastDateTime,
  sastDay,
  sastInstant,
  sastShortDay,
  sastTime,
  startOfSastDay,
  weekStart,
} from './sast.ts';

describe('the clock of the academy', () => {
  it.each([
    ['2026-11-15T12:32:00Z', '14:32 SAST'],
    ['2026-11-15T21:59:59Z', '23:59 SAST'],
    ['2026-11-15T22:00:00Z', '00:00 SAST'],
    ['2026-07-01T05:05:00Z', '07:05 SAST'],
  ])('SHELL-39 shows %s as %s', (instant, shown) => {
    expect(sastClock(new Date(instant))).toBe(shown);
  });

  it('SHELL-01 writes day and time in SAST, also across the turn of a year', () => {
    expect(sastDateTime(new Date('2026-12-31T22:30:00Z'))).toBe('1 Jan 2027, 00:30 SAST');
  });
});

describe('a day in South Africa', () => {
  it.each([
    ['2026-11-15T21:59:59Z', '2026-11-15'],
    ['2026-11-15T22:00:00Z', '2026-11-16'],
    ['2026-12-31T22:00:00Z', '2027-01-01'],
    ['2028-02-28T22:00:00Z', '2028-02-29'],
  ])('of %s is %s', (instant, day) => {
    expect(sastDay(new Date(instant))).toBe(day);
  });

  it('begins at 22:00 UTC of the day before', () => {
    expect(startOfSastDay('2026-11-15').toISOString()).toBe('2026-11-14T22:00:00.000Z');
  });

  it.each([
    ['2026-11-14', '2026-11-08'],
    ['2026-11-15', '2026-11-15'],
    ['2026-11-16', '2026-11-15'],
    ['2027-01-02', '2026-12-27'],
  ])('%s lies in the week of Sunday %s', (day, sunday) => {
    expect(weekStart(day)).toBe(sunday);
  });
});

describe('a day and a time of day in South Africa', () => {
  it.each([
    ['2026-11-15', '07:30', '2026-11-15T05:30:00.000Z'],
    ['2026-11-16', '00:00', '2026-11-15T22:00:00.000Z'],
    ['2027-01-01', '17:30', '2027-01-01T15:30:00.000Z'],
    ['2026-02-28', '23:59', '2026-02-28T21:59:00.000Z'],
    ['2028-02-29', '00:15', '2028-02-28T22:15:00.000Z'],
  ])('%s at %s is %s, and back', (day, time, instant) => {
    expect(sastInstant(day, time).toISOString()).toBe(instant);
    expect([sastDay(new Date(instant)), sastTime(new Date(instant))]).toEqual([day, time]);
  });

  it.each([
    ['', '17:30'],
    ['2026-11-15', ''],
    ['2026-11-15', '17'],
    ['2026-13-01', '17:30'],
  ])('%j and %j are no instant', (day, time) => {
    expect(sastInstant(day, time).getTime()).toBeNaN();
  });

  it('reads as people say it', () => {
    expect(dayInWords('2026-11-15')).toBe('Sunday 15 November');
    expect(monthInWords('2027-01')).toBe('January 2027');
    expect(sastShortDay(new Date('2026-11-16T22:00:00Z'))).toBe('Tue 17 Nov');
  });
});

describe('prices', () => {
  it('SHELL-01 writes whole rand with a leading R', () => {
    expect(formatRand(2500)).toBe('R2500');
    expect(formatRand(0)).toBe('R0');
    expect(formatRand(-50)).toBe('-R50');
  });
});
