import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LearningEvent } from './event-log/learning-event.ts';
import { applyEvent, emptyRecord } from './learner-record.ts';
import { bounded, MOST_SPANS, type Span, secondsIn, spansOf, withSpan } from './study-spans.ts';

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
  ])('%s', (_what, given, expected) => {
    expect(joined(...given)).toEqual(expected);
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

describe('the stretches of one day', () => {
  const every = (step: number, count: number): Span[] =>
    Array.from({ length: count }, (_, index) => [index * step, index * step + 3]);

  it('stay as they are up to a limit', () => {
    const spans = every(10, MOST_SPANS);
    expect(bounded(spans)).toBe(spans);
  });

  it('are never more than that: the shortest pause is closed', () => {
    const [first = [0, 0], ...others] = every(10, MOST_SPANS);
    const spans = bounded([first, [7, 9], ...others.map(([from, to]): Span => [from + 20, to + 20])]);
    expect(spans).toHaveLength(MOST_SPANS);
    expect(spans[0]).toEqual([0, 9]);
  });

  it('count no pause that was closed as study', () => {
    const record = emptyRecord();
    for (const [, to] of every(10, MOST_SPANS + 50))
      applyEvent(record, {
        kind: 'lesson-studied',
        lessonId: 'a',
        courseId: 'c',
        seconds: 3,
        place: null,
        occurredAt: new Date(Date.UTC(2026, 10, 15, 6, 0, to)),
      });
    const [day] = record.days.values();
    expect(day?.spans).toHaveLength(MOST_SPANS);
    expect(day?.seconds).toBe(3 * (MOST_SPANS + 50));
    expect(record.tally.studySeconds).toBe(3 * (MOST_SPANS + 50));
  });
});
