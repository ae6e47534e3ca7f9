import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEvent, emptyRecord } from './learner-record.ts';
import type { LearningEvent } from './learning-event.ts';
import { type Span, secondsIn, spansOf, withSpan } from './study-spans.ts';

const HOUR = 3600;
const joined = (...spans: Span[]) => spans.reduce<readonly Span[]>(withSpan, []);

describe('stretches of study', () => {
  it.each<[string, Span[], Span[]]>([
    [
      'apart stay apart',
      [
        [0, 60],
        [100, 160],
      ],
      [
        [0, 60],
        [100, 160],
      ],
    ],
    [
      'that overlap become one',
      [
        [0, 60],
        [30, 90],
      ],
      [[0, 90]],
    ],
    [
      'inside another add nothing',
      [
        [0, 900],
        [300, 400],
      ],
      [[0, 900]],
    ],
    [
      'around others swallow them',
      [
        [10, 20],
        [30, 40],
        [0, 60],
      ],
      [[0, 60]],
    ],
    [
      'with a seam of two seconds are one',
      [
        [0, 60],
        [62, 122],
      ],
      [[0, 122]],
    ],
    [
      'three seconds apart are two',
      [
        [0, 60],
        [63, 123],
      ],
      [
        [0, 60],
        [63, 123],
      ],
    ],
    ['of no length are none', [[60, 60]], []],
  ])('%s', (_what, given, wanted) => {
    expect(joined(...given)).toEqual(wanted);
  });

  it('belong to the day in South Africa on which they were, over midnight to both', () => {
    const studied = (at: string) => spansOf({ occurredAt: new Date(at), seconds: 900 });
    expect(studied('2026-11-15T12:00:00Z')).toEqual([
      { day: '2026-11-15', span: [14 * HOUR - 900, 14 * HOUR] },
    ]);
    expect(studied('2026-11-14T22:05:00Z')).toEqual([
      { day: '2026-11-14', span: [24 * HOUR - 600, 24 * HOUR] },
      { day: '2026-11-15', span: [0, 300] },
    ]);
  });
});

describe('study time', () => {
  const START = Date.UTC(2026, 10, 1);
  const WINDOW_SECONDS = 6 * HOUR;
  const anyReport = fc
    .record({
      second: fc.integer({ min: 900, max: WINDOW_SECONDS }),
      seconds: fc.integer({ min: 0, max: 900 }),
    })
    .map(
      ({ second, seconds }): LearningEvent => ({
        kind: 'lesson-studied',
        lessonId: 'l',
        courseId: 'c',
        occurredAt: new Date(START + second * 1000),
        seconds,
        place: null,
      }),
    );
  const totalOf = (events: readonly LearningEvent[]) => {
    const record = emptyRecord();
    for (const event of events) applyEvent(record, event);
    const days = [...record.days].sort(([one], [other]) => one.localeCompare(other));
    return { days, tally: record.tally.studySeconds, lesson: record.lessons.get('l')?.studiedSeconds ?? 0 };
  };

  it('is never more than the time that went by, however many devices report it, in whatever order', () => {
    const anyTwoOrders = fc
      .array(anyReport, { maxLength: 60 })
      .chain((events) =>
        fc.tuple(fc.constant(events), fc.shuffledSubarray(events, { minLength: events.length })),
      );
    fc.assert(
      fc.property(anyTwoOrders, ([events, others]) => {
        const [one, other] = [totalOf(events), totalOf(others)];
        expect(one.tally).toBeLessThanOrEqual(WINDOW_SECONDS);
        expect(one.tally).toBe(one.days.reduce((sum, [, { spans }]) => sum + secondsIn(spans), 0));
        expect(one.lesson).toBe(one.tally);
        expect(other).toEqual(one);
      }),
    );
  });
});
