import { describe, expect, it } from 'vitest';
import { timeLeftText } from './time-left.ts';

describe('the time that an attempt has left', () => {
  it.each([
    [1200, '20 minutes left'],
    [1141, '20 minutes left'],
    [1140, '19 minutes left'],
    [61, '2 minutes left'],
    [60, '1 minute left'],
    [59, 'Less than a minute left'],
    [1, 'Less than a minute left'],
    [0, 'Your time is up.'],
    [-5, 'Your time is up.'],
  ])('of %i seconds reads %j', (seconds, text) => {
    expect(timeLeftText(seconds)).toBe(text);
  });
});
