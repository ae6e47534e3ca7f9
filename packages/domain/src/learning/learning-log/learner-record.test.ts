import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { streakOf } from '../streaks/index.ts';
import { applyWithOutcomes } from './consequences.ts';
import type { LearningEvent } from './event-log/learning-event.ts';
import { emptyRecord, settlePercents } from './learner-record.ts';
import { learningDaysOf } from './learning-day.ts';
import { lessonsOf } from './progress/course-progress.ts';
import {
  achievements,
  answered,
  course,
  event,
  everything,
  lesson,
  nameOf,
  opened,
  passSecond,
  read,
  readFirst,
  recordOf,
  studied,
  tried,
  without,
} from './test/sample-record.ts';

describe('a lesson', () => {
  it('is completed when it is read and all checks are answered, right or wrong', () => {
    expect(recordOf(...readFirst).completed).toEqual(['l1']);
    for (const missing of readFirst)
      expect(recordOf(...readFirst.filter((each) => each !== missing)).completed).toEqual([]);
  });

  it('with an exercise is completed only when that is passed', () => {
    expect(recordOf(read('l2')).completed).toEqual([]);
    expect(recordOf(read('l2'), tried('l2', false)).completed).toEqual([]);
    expect(recordOf(...passSecond).completed).toEqual(['l2']);
  });

  it('is completed at the moment of what was missing last', () => {
    const steps = [
      read('l1', '2026-11-14T08:00:00Z'),
      answered('l1', 'k1', '2026-11-14T09:00:00Z'),
      answered('l1', 'k2', '2026-11-14T10:00:00Z'),
    ];
    const at = (...events: LearningEvent[]) =>
      recordOf(...events)
        .outcomes.find(({ kind }) => kind === 'lesson-completed')
        ?.occurredAt.toISOString();
    expect(at(...steps, studied('l1', 1000, '2026-11-15T10:00:00Z'))).toBe('2026-11-14T10:00:00.000Z');
    // An older event may arrive last: the time of the newest one counts.
    const late = [read('l2', '2026-11-14T10:00:00Z'), tried('l2', true, '2026-11-14T08:00:00Z')];
    expect(at(...late)).toBe('2026-11-14T10:00:00.000Z');
  });

  it('keeps the place of the newest report, whichever arrives last', () => {
    const older = studied('l1', 900, '2026-11-15T08:00:00Z');
    const newer = studied('l1', 300, '2026-11-15T09:00:00Z');
    for (const order of [
      [older, newer],
      [newer, older],
    ])
      expect(recordOf(...order).record.lessons.get('l1')?.place).toBe(300);
  });
});

describe('achievements', () => {
  it('that are due at once are each unlocked once', () => {
    const year = { kind: 'study-recognised', day: '2026-11-15', seconds: 365 * 24 * 3600 } as const;
    const unlocked = recordOf(event(year), ...everything).outcomes.flatMap((outcome) =>
      outcome.kind === 'achievement-unlocked' ? outcome.achievementId : [],
    );
    expect(unlocked.length).toBeGreaterThan(2);
    expect(new Set(unlocked).size).toBe(unlocked.length);
  });
});

describe('modules and courses', () => {
  it('are completed with their lessons, assessments, final and project', () => {
    expect(recordOf(...everything).completed).toEqual(['l1', 'l2', 'l3', 'm2', 'm1', 'c']);
    expect(recordOf(...everything).record.courses.get('c')).toMatchObject({ percent: 100 });
  });

  it.each(['a1', 'f', 'p'])('lack %s when that is not passed', (id) => {
    const { record, completed } = recordOf(...without(everything, id));
    expect(completed).not.toContain('c');
    expect(completed.includes('m1')).toBe(id !== 'a1');
    expect(record.courses.get('c')?.percent).toBe(83);
  });

  it('are not completed while a lesson is in writing', () => {
    const growing = {
      ...course,
      modules: [
        ...course.modules.slice(0, 1),
        { id: 'm2', lessons: [lesson('l3'), lesson('l4', [], false, false)], assessment: null },
      ],
    };
    const record = emptyRecord();
    const world = {
      courses: [growing],
      achievements,
      courseOf: () => growing,
      lessonOf: (id: string) => lessonsOf(growing).find((each) => each.id === id),
    };
    const outcomes = everything.flatMap((each) => applyWithOutcomes(record, each, world));
    const completed = outcomes.filter(
      ({ kind }) => kind === 'module-completed' || kind === 'course-completed',
    );
    expect(completed.map(nameOf)).toEqual(['m1']);
  });

  it('stay completed when the course grows', () => {
    const { record } = recordOf(...everything);
    settlePercents(record, () => ({ ...course, modules: [...course.modules, ...course.modules] }));
    expect(record.courses.get('c')?.percent).toBe(100);
  });

  it('take the percent of recognised learning when it is higher', () => {
    const prior = event({ kind: 'course-recognised', percent: 40 });
    expect(recordOf(prior).record.courses.get('c')?.percent).toBe(40);
    expect(recordOf(prior, ...without(everything, 'f')).record.courses.get('c')?.percent).toBe(83);
  });

  it('are untouched by taking a place', () => {
    const { record } = recordOf(event({ kind: 'course-joined' }));
    expect(record.courses.size).toBe(0);
    expect(record.tally.coursesJoined).toBe(1);
  });

  it('resume at the lesson of the newest action, whichever arrives last', () => {
    expect(
      recordOf(opened('l2', '2026-11-15T09:00:00Z'), opened('l1', '2026-11-15T08:00:00Z')).record.courses.get(
        'c',
      )?.lastLessonId,
    ).toBe('l2');
  });
});

describe('the order of arrival', () => {
  const kinds = [
    (id: string, at: string) => opened(id, at),
    (id: string, at: string) => read(id, at),
    (id: string, at: string) => studied(id, 500, at),
    (id: string, at: string) => answered(id, 'k1', at),
    (id: string, at: string) => answered(id, 'k2', at),
    (id: string, at: string) => tried(id, true, at),
  ];
  const anyEvent = fc
    .tuple(
      fc.constantFrom('l1', 'l2', 'l3'),
      fc.constantFrom(...kinds),
      fc.integer({ min: 0, max: 60 * 24 * 20 }),
    )
    .map(([lessonId, happen, minutes]) =>
      happen(lessonId, new Date(Date.UTC(2026, 9, 20) + minutes * 60_000).toISOString()),
    );

  it('changes neither what is completed nor the days, the study time and the streak', () => {
    const shuffledPair = fc
      .array(anyEvent, { maxLength: 40 })
      .chain((events) =>
        fc.tuple(fc.constant(events), fc.shuffledSubarray(events, { minLength: events.length })),
      );
    fc.assert(
      fc.property(shuffledPair, ([events, others]) => {
        const [one, other] = [recordOf(...events).record, recordOf(...others).record];
        expect(other.courses.get('c')?.done).toEqual(one.courses.get('c')?.done);
        expect([...other.days.keys()].sort()).toEqual([...one.days.keys()].sort());
        for (const [day, { seconds }] of one.days) expect(other.days.get(day)?.seconds).toBe(seconds);
        const days = events.flatMap((each) => learningDaysOf(each).map(({ day }) => day));
        expect(streakOf(other.days.keys())).toEqual(streakOf(days));
      }),
    );
  });
});
