import { describe, expect, it } from 'vitest';
import { type LessonWriting, newerWriting, readWriting } from './writing.ts';

const earlier: LessonWriting = { text: 'a = 1', writtenAt: '2026-11-15T08:00:00.000Z' };
const later: LessonWriting = { text: 'a = 2', writtenAt: '2026-11-15T10:00:01.000+02:00' };

describe('what a learner wrote', () => {
  it('is the later of two devices, and at the same instant the one that the server has', () => {
    expect(newerWriting(earlier, later)).toBe(later);
    expect(newerWriting(later, earlier)).toBe(later);
    expect(newerWriting(earlier, { ...earlier, text: 'b' })).toBe(earlier);
  });

  it('is what there is', () => {
    expect(newerWriting(null, earlier)).toBe(earlier);
    expect(newerWriting(earlier, null)).toBe(earlier);
    expect(newerWriting(null, null)).toBeNull();
  });

  it('is read from the device when it is whole', () => {
    expect(readWriting({ ...earlier })).toEqual(earlier);
  });

  it.each([null, [], { text: 1 }, { text: 'a' }, { text: 'a', writtenAt: 'yesterday' }])(
    'is nothing when the device has %j',
    (stored) => {
      expect(readWriting(stored)).toBeNull();
    },
  );
});
