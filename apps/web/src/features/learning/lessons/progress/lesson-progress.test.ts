import type { ReportedEvent } from '@academy/contract/learning/learning-log';
import { describe, expect, it } from 'vitest';
import { type LessonState, stateAfter } from './lesson-progress.ts';

const OPEN: LessonState = {
  isCompleted: false,
  isRead: false,
  place: 120,
  answeredChecks: ['first'],
  exerciseTries: 1,
  isExercisePassed: false,
  studiedSeconds: 30,
};
const event = (changes: Partial<ReportedEvent>): ReportedEvent => ({
  id: '00000000-0000-4000-8000-000000000000',
  kind: 'lesson-opened',
  lessonId: 'af-what-ai-is',
  occurredAt: '2026-11-15T12:00:00.000Z',
  ...changes,
});
const after = (changes: Partial<ReportedEvent>) => stateAfter(OPEN, event(changes));

describe('a lesson before the server has received an event', () => {
  it('remembers the place where the learner stopped', () => {
    expect(after({ kind: 'lesson-studied', seconds: 60, place: 480 })).toMatchObject({
      place: 480,
      studiedSeconds: 90,
    });
  });

  it('counts a check once', () => {
    expect(after({ kind: 'check-answered', checkId: 'second', isRight: false }).answeredChecks).toEqual([
      'first',
      'second',
    ]);
    expect(after({ kind: 'check-answered', checkId: 'first', isRight: true })).toEqual(OPEN);
  });

  it('stays passed after a later try that does not pass', () => {
    const passed = after({ kind: 'exercise-tried', isPassed: true });
    expect(passed).toMatchObject({ exerciseTries: 2, isExercisePassed: true });
    expect(stateAfter(passed, event({ kind: 'exercise-tried', isPassed: false }))).toMatchObject({
      exerciseTries: 3,
      isExercisePassed: true,
    });
  });

  it('is read when its end was reached', () => {
    expect(after({ kind: 'lesson-read' }).isRead).toBe(true);
  });
});
