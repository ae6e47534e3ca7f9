import { describe, expect, it } from 'vitest';
import type { LessonShape } from '../progress/lesson-progress.ts';
import { type Circumstances, judgeReport, type Report } from './judge-report.ts';

// 14:00 in South Africa.
const now = new Date('2026-11-15T12:00:00Z');
const lesson = {
  id: 'af-one',
  courseId: 'af',
  isWritten: true,
  isPreview: false,
  checkIds: ['one-1'],
  cardIds: [],
  hasExercise: true,
  minutes: 10,
};
const opened: Report = { kind: 'lesson-opened', lessonId: 'af-one', occurredAt: now };
const circumstances: Circumstances & { lesson: LessonShape } = {
  now,
  lesson,
  since: new Date('2026-09-01T00:00:00Z'),
};

function codeOf(report: Partial<Report>, more: Partial<typeof circumstances> = {}): string {
  const judged = judgeReport({ ...opened, ...report }, { ...circumstances, ...more });
  return judged.ok ? 'accepted' : judged.refusal.code;
}

describe('a report of a device', () => {
  it.each([
    ['2026-10-15T22:00:00Z', 'accepted'],
    ['2026-10-15T21:59:59.999Z', 'too-old'],
    ['2026-11-15T12:05:00Z', 'accepted'],
    ['2026-11-15T12:05:00.001Z', 'in-the-future'],
    ['2026-13-45T00:00:00Z', 'incomplete'],
  ])('of %s is %s: thirty days in South Africa back, five minutes ahead', (occurredAt, code) => {
    expect(codeOf({ occurredAt: new Date(occurredAt) })).toBe(code);
  });

  it('that is minutes ahead gets our time', () => {
    const judged = judgeReport({ ...opened, occurredAt: new Date('2026-11-15T12:04:00Z') }, circumstances);
    expect(judged).toMatchObject({ ok: true, value: { occurredAt: now } });
  });

  it.each<[string, Partial<Report>]>([
    ['incomplete', { kind: 'lesson-studied' }],
    ['accepted', { kind: 'lesson-studied', seconds: 0 }],
    ['incomplete', { kind: 'check-answered', isRight: true }],
    ['incomplete', { kind: 'check-answered', checkId: 'one-1' }],
    ['unknown-check', { kind: 'check-answered', checkId: 'one-2', isRight: true }],
    ['accepted', { kind: 'check-answered', checkId: 'one-1', isRight: false }],
    ['incomplete', { kind: 'exercise-tried' }],
    ['accepted', { kind: 'exercise-tried', isPassed: false }],
    ['accepted', { kind: 'lesson-read' }],
  ])('is %s as %j', (code, report) => {
    expect(codeOf(report)).toBe(code);
  });

  it('of a lesson in writing, or of none, is unknown', () => {
    expect(codeOf({}, { lesson: { ...lesson, isWritten: false } })).toBe('unknown-lesson');
    expect(judgeReport(opened, { ...circumstances, lesson: undefined }).ok).toBe(false);
  });

  it('of somebody who may not be in the lesson does not count', () => {
    expect(codeOf({}, { since: null })).toBe('not-enrolled');
  });

  it.each([
    ['2026-11-15T11:00:00.000Z', 'accepted', '2026-11-15T11:00:00.000Z'],
    ['2026-11-15T10:55:00.000Z', 'accepted', '2026-11-15T11:00:00.000Z'],
    ['2026-11-15T10:54:59.999Z', 'before-enrolment', null],
    ['2026-10-20T10:00:00.000Z', 'before-enrolment', null],
  ])(
    'of %s, by somebody who came at eleven, is %s: five minutes are the clock',
    (occurredAt, code, taken) => {
      const since = new Date('2026-11-15T11:00:00Z');
      const report = { ...opened, occurredAt: new Date(occurredAt) };
      const judged = judgeReport(report, { ...circumstances, since });
      expect(judged.ok ? 'accepted' : judged.refusal.code).toBe(code);
      expect(judged.ok ? judged.value.occurredAt.toISOString() : null).toBe(taken);
    },
  );

  it.each([
    [900, '2026-11-15T11:15:00Z', 900],
    [900, '2026-11-15T11:14:59Z', 899],
    [900, '2026-11-15T11:00:00Z', 0],
  ])('of %i seconds until %s, by somebody who came at eleven, has %i', (seconds, occurredAt, counted) => {
    const report = { ...opened, kind: 'lesson-studied', seconds, occurredAt: new Date(occurredAt) } as const;
    const judged = judgeReport(report, { ...circumstances, since: new Date('2026-11-15T11:00:00Z') });
    expect(judged).toMatchObject({ ok: true, value: { seconds: counted } });
  });

  it('keeps what its kind needs, and nothing else', () => {
    const judged = judgeReport({ ...opened, seconds: 5, isPassed: true }, circumstances);
    expect(judged).toEqual({
      ok: true,
      value: { kind: 'lesson-opened', lessonId: 'af-one', courseId: 'af', occurredAt: now },
    });
  });
});
