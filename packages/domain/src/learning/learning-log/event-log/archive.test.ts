import { describe, expect, it } from 'vitest';
import { canArchiveBefore } from './archive.ts';

describe('an instant before which events may leave the log', () => {
  const now = new Date('2026-11-15T12:00:00Z');

  it.each([
    ['2025-10-11T12:00:00Z', true],
    ['2025-10-11T12:00:01Z', false],
    ['2026-11-15T12:00:00Z', false],
    ['2027-01-01T00:00:00Z', false],
  ])('%s lies far enough back: %s', (before, isFarEnough) => {
    expect(canArchiveBefore(new Date(before), now)).toBe(isFarEnough);
  });
});
