import { describe, expect, it } from 'vitest';
import { instantOf, timeEntryOf } from './session-time.ts';

describe('the time of a session in a form', () => {
  it.each([
    ['2026-11-15T15:30:00.000Z', '2026-11-15', '17:30'],
    ['2026-12-31T22:00:00.000Z', '2027-01-01', '00:00'],
    ['2028-02-28T22:15:00.000Z', '2028-02-29', '00:15'],
  ])('%s is %s, %s in SAST, and comes back the same', (instant, day, time) => {
    expect(timeEntryOf(new Date(instant))).toEqual({ day, time });
    expect(instantOf({ day, time })?.toISOString()).toBe(instant);
  });

  it.each([
    ['', '17:30'],
    ['2026-11-15', ''],
    ['2026-13-01', '17:30'],
  ])('%j and %j are no time', (day, time) => {
    expect(instantOf({ day, time })).toBeNull();
  });
});
