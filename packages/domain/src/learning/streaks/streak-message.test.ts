import { describe, expect, it } from 'vitest';
import { streakMessage } from './streak-message.ts';

describe('the message of a streak (2§9)', () => {
  it.each([
    [0, 'start today'],
    [2, 'start today'],
    [3, 'building momentum'],
    [6, 'building momentum'],
    [7, 'great consistency'],
    [13, 'great consistency'],
    [14, 'amazing'],
    [29, 'amazing'],
    [30, 'incredible'],
    [365, 'incredible'],
  ])('TRAIN-05 of %i days says %j', (days, words) => {
    expect(streakMessage(days).toLowerCase()).toContain(words);
  });
});
