import { describe, expect, it } from 'vitest';
import { durationMinutes, durationText } from './duration.ts';

describe('the duration of a session (2§3)', () => {
  it.each([
    ['2 hours', 120],
    ['1.5 hours', 90],
    ['1,5 hours', 90],
    ['1 hour', 60],
    ['0.75 hours', 45],
    ['about 3 hours', 180],
    ['10 hours', 600],
    ['', 60],
    ['an evening', 60],
    ['0 hours', 60],
    ['0.001 hours', 60],
    ['9'.repeat(400), 60],
  ])('TRAIN-41 reads %j as %i minutes', (text, minutes) => {
    expect(durationMinutes(text)).toBe(minutes);
  });

  it.each([
    [60, '1 hour'],
    [90, '1.5 hours'],
    [120, '2 hours'],
    [45, '0.75 hours'],
    [50, '0.83 hours'],
    [1, '0.02 hours'],
  ])('TRAIN-41 writes %i minutes as %j', (minutes, text) => {
    expect(durationText(minutes)).toBe(text);
  });

  it('TRAIN-41 is read back from what was written, minute by minute', () => {
    for (let minutes = 1; minutes <= 24 * 60; minutes += 1)
      expect(durationMinutes(durationText(minutes))).toBe(minutes);
  });
});
