import { describe, expect, it } from 'vitest';
import { EVENT_FILTERS, isUnderFilter, sastInstant } from './index.ts';

const filtersOf = (startsAt: string, now: string) =>
  EVENT_FILTERS.filter((filter) => isUnderFilter(filter, new Date(startsAt), new Date(now)));

describe('the tabs of the events page (2§4)', () => {
  // 14:00 on 15 November in South Africa.
  const now = '2026-11-15T12:00:00.000Z';

  it.each([
    ['a millisecond later', '2026-11-15T12:00:00.001Z', ['all', 'upcoming', 'now']],
    ['exactly now', now, ['all', 'now']],
    ['a millisecond ago', '2026-11-15T11:59:59.999Z', ['all', 'now', 'past']],
  ])('EVENT-02 EVENT-04 EVENT-05 of an event that begins %s', (_when, startsAt, filters) => {
    expect(filtersOf(startsAt, now)).toEqual(filters);
  });

  it.each([
    ['the first instant of today', '2026-11-14T22:00:00.000Z', true],
    ['the last instant of yesterday', '2026-11-14T21:59:59.999Z', false],
    ['the last instant of today', '2026-11-15T21:59:59.999Z', true],
    ['the first instant of tomorrow', '2026-11-15T22:00:00.000Z', false],
  ])('EVENT-03 counts days in South Africa: %s', (_when, startsAt, isNow) => {
    expect(filtersOf(startsAt, now).includes('now')).toBe(isNow);
  });

  it('EVENT-03 knows that it is tomorrow already at 23:00 in London', () => {
    const lateInLondon = '2026-11-15T23:00:00Z';
    expect(filtersOf('2026-11-16T07:00:00Z', lateInLondon)).toEqual(['all', 'upcoming', 'now']);
    expect(filtersOf('2026-11-15T21:00:00Z', lateInLondon)).toEqual(['all', 'past']);
  });
});

describe('a time of day in South Africa', () => {
  it.each([
    ['2026-11-15T12:00:00Z', 0, '07:30', '2026-11-15T05:30:00.000Z'],
    ['2026-11-15T22:30:00Z', 0, '00:00', '2026-11-15T22:00:00.000Z'],
    ['2026-12-31T12:00:00Z', 1, '17:30', '2027-01-01T15:30:00.000Z'],
    ['2026-03-01T12:00:00Z', -1, '23:59', '2026-02-28T21:59:00.000Z'],
  ])('at %s with %i days and %s is %s', (now, dayOffset, time, instant) => {
    expect(sastInstant(new Date(now), dayOffset, time).toISOString()).toBe(instant);
  });
});
