import { describe, expect, it } from 'vitest';
import { formatRand } from './rand.ts';
import { sastClock, sastDateTime } from './sast.ts';

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

describe('prices', () => {
  it('SHELL-01 writes whole rand with a leading R', () => {
    expect(formatRand(2500)).toBe('R2500');
    expect(formatRand(0)).toBe('R0');
    expect(formatRand(-50)).toBe('-R50');
  });
});
