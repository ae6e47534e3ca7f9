import { describe, expect, it } from 'vitest';
import { EVENT_FILTERS, isUnderFilter } from './index.ts';

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
