import { describe, expect, it } from 'vitest';
import { isComingSoon } from './coming-soon.ts';

describe('a course that is coming soon', () => {
  it.each([
    [12, 0, true],
    [12, 11, true],
    [12, 12, false],
  ])('of %i lessons with %i open: %s', (lessons, writtenLessons, expected) => {
    expect(isComingSoon({ lessons, writtenLessons })).toBe(expected);
  });
});
