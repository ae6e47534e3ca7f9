import { describe, expect, it } from 'vitest';
import { applyWithOutcomes } from '../consequences.ts';
import type { LearningEvent } from '../event-log/learning-event.ts';
import { emptyRecord } from '../learner-record.ts';
import {
  isReadToEnd,
  type LessonProgressState,
  leastStudySeconds,
  leftInLesson,
  readingSecondsNeeded,
} from './lesson-completion.ts';

const lesson = {
  id: 'l',
  courseId: 'c',
  isWritten: true,
  isPreview: false,
  checkIds: ['one', 'two'],
  cardIds: [],
  hasExercise: true,
  minutes: 10,
};
const ready: LessonProgressState = {
  isRead: true,
  answeredChecks: ['two', 'one'],
  isExercisePassed: true,
  studiedSeconds: 120,
};
const left = (state: Partial<LessonProgressState>) => leftInLesson(lesson, { ...ready, ...state });

describe('when a lesson counts as read', () => {
  it.each([
    [15, 20],
    [2, 20],
    [1, 15],
    [0.5, 7.5],
  ])('a lesson of %s minutes needs %s seconds on the page', (minutes, seconds) => {
    expect(readingSecondsNeeded(minutes)).toBe(seconds);
  });

  it.each([
    [true, 20, true],
    [true, 19.9, false],
    [false, 900, false],
  ])('with its end seen %s and %s seconds it is %s', (hasSeenEnd, seconds, isRead) => {
    expect(isReadToEnd(hasSeenEnd, seconds, 15)).toBe(isRead);
  });
});

describe('what is left of a lesson', () => {
  it('is nothing when it was read, answered, tried and given a fifth of its length', () => {
    expect(left({})).toEqual([]);
  });

  it.each<[Partial<LessonProgressState>, string]>([
    [{ isRead: false }, 'read'],
    [{ answeredChecks: ['one'] }, 'check'],
    [{ isExercisePassed: false }, 'exercise'],
    [{ studiedSeconds: 119 }, 'time'],
  ])('with %j is %s', (state, kind) => {
    expect(left(state).map((item) => item.kind)).toEqual([kind]);
  });

  it('says how many seconds are missing', () => {
    expect(left({ studiedSeconds: 20 })).toEqual([{ kind: 'time', seconds: 100 }]);
  });

  it.each([
    [10, 120],
    [15, 180],
    [1, 12],
    [0, 0],
    [null, 0],
  ])('for a lesson of %s minutes is at least %i seconds', (minutes, seconds) => {
    expect(leastStudySeconds(minutes)).toBe(seconds);
  });
});

describe('completing a lesson on the server', () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 15, 8, minute));
  const eventAt = (minute: number) => ({ lessonId: 'l', courseId: 'c', occurredAt: at(minute) });
  const rushed: LearningEvent[] = [
    { kind: 'lesson-opened', ...eventAt(0) },
    { kind: 'check-answered', ...eventAt(0), checkId: 'one', isRight: true },
    { kind: 'check-answered', ...eventAt(0), checkId: 'two', isRight: true },
    { kind: 'exercise-tried', ...eventAt(0), isPassed: true },
    { kind: 'lesson-read', ...eventAt(1) },
  ];
  const studied = (minute: number, seconds: number): LearningEvent => ({
    kind: 'lesson-studied',
    ...eventAt(minute),
    seconds,
    place: null,
  });
  const completedAt = (...events: LearningEvent[]) => {
    const record = emptyRecord();
    const courseware = { courses: [], courseOf: () => undefined, lessonOf: () => lesson, achievements: [] };
    const outcomes = events.flatMap((event) => applyWithOutcomes(record, event, courseware));
    return outcomes.find(({ kind }) => kind === 'lesson-completed')?.occurredAt ?? null;
  };

  it('never comes without time spent, whatever else is done', () => {
    expect(completedAt(...rushed)).toBeNull();
  });

  it('comes to a fast reader when the time has passed, and nothing that was done is lost', () => {
    expect(completedAt(...rushed, studied(2, 60))).toBeNull();
    expect(completedAt(...rushed, studied(2, 60), studied(4, 60))).toEqual(at(4));
  });

  it.each([
    [114, false],
    [115, true],
  ])('with %i of 120 seconds is %s: whole seconds and clocks may cost five', (seconds, isDone) => {
    expect(completedAt(...rushed, studied(5, seconds)) !== null).toBe(isDone);
  });

  it('does not come by minutes that were reported twice, from two devices or for two lessons', () => {
    expect(completedAt(...rushed, studied(5, 60), studied(5, 60))).toBeNull();
    const elsewhere = { ...studied(5, 120), lessonId: 'other' } as LearningEvent;
    expect(completedAt(...rushed, elsewhere, studied(5, 120))).toBeNull();
  });
});
