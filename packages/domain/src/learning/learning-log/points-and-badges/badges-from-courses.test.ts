import { describe, expect, it } from 'vitest';
import type { LearningEvent } from '../index.ts';
import { badgesOnlyThere } from './badges-from-courses.ts';

const occurredAt = new Date('2026-11-10T10:00:00Z');
const lesson = (courseId: string, number: number): LearningEvent => ({
  kind: 'lesson-completed',
  lessonId: `${courseId}-${number}`,
  courseId,
  occurredAt,
});
const FIRST = { id: 1, rule: { figure: 'lessonsCompleted', atLeast: 1 } } as const;
const THIRD = { id: 3, rule: { figure: 'lessonsCompleted', atLeast: 3 } } as const;
const FRIEND = { id: 9, rule: { figure: 'friendsJoined', atLeast: 1 } } as const;
const ALL = [FIRST, THIRD, FRIEND];

describe('badges that were earned only in a course', () => {
  it('are those that the rest of the log does not reach', () => {
    const log = [lesson('bought', 1), lesson('bought', 2), lesson('free', 1)];
    expect(badgesOnlyThere(log, new Set(['bought']), ALL)).toEqual([3]);
    expect(badgesOnlyThere(log, new Set(['bought', 'free']), ALL)).toEqual([1, 3]);
  });

  it('are none where other learning supports them, or where nothing was refunded', () => {
    const log = [lesson('bought', 1), ...[1, 2, 3].map((number) => lesson('free', number))];
    expect(badgesOnlyThere(log, new Set(['bought']), ALL)).toEqual([]);
    expect(badgesOnlyThere([lesson('bought', 1)], new Set(), ALL)).toEqual([]);
  });

  it('are never those of no course', () => {
    const log: LearningEvent[] = [{ kind: 'friend-joined', entryId: 'x', occurredAt }, lesson('bought', 1)];
    expect(badgesOnlyThere(log, new Set(['bought']), ALL)).toEqual([1]);
  });
});
