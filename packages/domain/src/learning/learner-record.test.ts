import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sastDay } from '../kernel/index.ts';
import { streakOf } from '../streaks/index.ts';
import type { CourseShape } from './course-progress.ts';
import { applyEvent, emptyRecord, settle } from './learner-record.ts';
import type { EventData, LearningEvent, LearningEventKind } from './learning-event.ts';
import { completedCourses, completedLessons, completedModules } from './outcomes.ts';
import { skillLevel } from './skill-level.ts';
import { trackPercent } from './track-percent.ts';

const lesson = (id: string, checkIds: string[] = [], hasExercise = false, isWritten = true) => ({
  id,
  courseId: 'c',
  isWritten,
  isPreview: false,
  checkIds,
  hasExercise,
});
const course: CourseShape = {
  id: 'c',
  skills: { Python: 30 },
  modules: [
    { id: 'm1', lessons: [lesson('l1', ['k1', 'k2']), lesson('l2', [], true)], assessment: { id: 'a1' } },
    { id: 'm2', lessons: [lesson('l3')], assessment: null },
  ],
  final: { id: 'f' },
  project: { id: 'p' },
};
const lessonOf = (id: string) => course.modules.flatMap(({ lessons }) => lessons).find((l) => l.id === id);
const event = (
  kind: LearningEventKind,
  subject: string,
  data: EventData = {},
  occurredAt = '2026-11-15T08:00:00Z',
): LearningEvent => ({ kind, subject, occurredAt: new Date(occurredAt), data: { courseId: 'c', ...data } });

/** What a record makes of the events and of what follows from them. */
function recordOf(...events: LearningEvent[]) {
  const record = emptyRecord();
  const take = (added: LearningEvent[]) => {
    for (const each of added) applyEvent(record, each);
    return added;
  };
  take(events);
  const outcomes = [
    ...take(completedLessons(record, events, lessonOf)),
    ...take(completedModules(record, events, [course])),
    ...take(completedCourses(record, events, [course])),
  ];
  settle(record, [course]);
  return { record, completed: outcomes.map(({ subject }) => subject), outcomes };
}

const readFirst = [
  event('lesson-read', 'l1'),
  event('check-answered', 'l1', { checkId: 'k2', isRight: false }),
  event('check-answered', 'l1', { checkId: 'k1', isRight: true }),
];
const passSecond = [event('lesson-read', 'l2'), event('exercise-tried', 'l2', { isPassed: true })];
const everything = [
  ...readFirst,
  ...passSecond,
  event('lesson-read', 'l3'),
  event('assessment-passed', 'a1'),
  event('assessment-passed', 'f'),
  event('project-passed', 'p'),
];

describe('a lesson', () => {
  it('is completed when it is read and all checks are answered, right or wrong', () => {
    expect(recordOf(...readFirst).completed).toEqual(['l1']);
    for (const missing of readFirst)
      expect(recordOf(...readFirst.filter((each) => each !== missing)).completed).toEqual([]);
  });

  it('with an exercise is completed only when that is passed', () => {
    expect(recordOf(event('lesson-read', 'l2')).completed).toEqual([]);
    expect(
      recordOf(event('lesson-read', 'l2'), event('exercise-tried', 'l2', { isPassed: false })).completed,
    ).toEqual([]);
    expect(recordOf(...passSecond).completed).toEqual(['l2']);
  });

  it('is completed at the moment of what was missing last', () => {
    const { outcomes } = recordOf(
      event('lesson-read', 'l1', {}, '2026-11-14T08:00:00Z'),
      event('check-answered', 'l1', { checkId: 'k1' }, '2026-11-14T09:00:00Z'),
      event('check-answered', 'l1', { checkId: 'k2' }, '2026-11-14T10:00:00Z'),
      event('lesson-studied', 'l1', { seconds: 60 }, '2026-11-15T10:00:00Z'),
    );
    expect(outcomes[0]?.occurredAt.toISOString()).toBe('2026-11-14T10:00:00.000Z');
  });

  it('keeps the place of the newest report, whichever arrives last', () => {
    const older = event('lesson-studied', 'l1', { seconds: 1, place: 900 }, '2026-11-15T08:00:00Z');
    const newer = event('lesson-studied', 'l1', { seconds: 1, place: 300 }, '2026-11-15T09:00:00Z');
    for (const order of [
      [older, newer],
      [newer, older],
    ])
      expect(recordOf(...order).record.lessons.get('l1')?.place).toBe(300);
  });
});

describe('modules and courses', () => {
  it('are completed with their lessons, assessments, final and project', () => {
    expect(recordOf(...everything).completed).toEqual(['l1', 'l2', 'l3', 'm1', 'm2', 'c']);
    expect(recordOf(...everything).record.courses.get('c')).toMatchObject({ percent: 100 });
  });

  it.each(['a1', 'f', 'p'])('lack %s when that is not passed', (id) => {
    const { record, completed } = recordOf(...everything.filter(({ subject }) => subject !== id));
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
    const { record } = recordOf(...everything.filter(({ subject }) => subject !== 'l3'));
    applyEvent(record, event('lesson-completed', 'l3'));
    expect(completedModules(record, everything, [growing])).toEqual([]);
    expect(completedCourses(record, everything, [growing])).toEqual([]);
  });

  it('stay completed when the course grows', () => {
    const { record } = recordOf(...everything);
    settle(record, [{ ...course, modules: [...course.modules, ...course.modules] }]);
    expect(record.courses.get('c')?.percent).toBe(100);
  });

  it('take the percent of recognised learning when it is higher', () => {
    const prior = event('prior-learning', 'prior-c', { percent: 40 });
    expect(recordOf(prior).record.courses.get('c')?.percent).toBe(40);
    const most = everything.filter(({ subject }) => subject !== 'f');
    expect(recordOf(prior, ...most).record.courses.get('c')?.percent).toBe(83);
  });

  it('resume at the lesson of the newest action, whichever arrives last', () => {
    const newer = event('lesson-opened', 'l2', {}, '2026-11-15T09:00:00Z');
    const older = event('lesson-opened', 'l1', {}, '2026-11-15T08:00:00Z');
    expect(recordOf(newer, older).record.courses.get('c')?.lastLessonId).toBe('l2');
  });
});

describe('skills', () => {
  const level = (...events: LearningEvent[]) =>
    skillLevel(recordOf(...events).record.skills.get('Python') ?? { priorPoints: 0, points: 0 });

  it('earn 40 % of their points by lessons and 60 % by what is graded', () => {
    expect(level(...readFirst)).toBe(4);
    expect(level(event('assessment-passed', 'f'))).toBe(6);
    expect(level(...everything)).toBe(30);
  });

  it('add what was recognised from before, up to 100', () => {
    const prior = (points: number) => event('prior-learning', `prior-${points}`, { skill: 'Python', points });
    expect(level(prior(50), prior(5))).toBe(55);
    expect(level(prior(90), ...everything)).toBe(100);
  });
});

describe('a track', () => {
  it.each([
    [[], 0],
    [[72, 85, 38], 65],
    [[60, 30, 0], 30],
    [[1, 0, 0], 0],
    [[1, 1, 0], 1],
  ])('of courses at %j stands at %i', (percents, percent) => {
    expect(trackPercent(percents)).toBe(percent);
  });
});

describe('the order of arrival', () => {
  const kinds: [LearningEventKind, EventData][] = [
    ['lesson-opened', {}],
    ['lesson-read', {}],
    ['lesson-studied', { seconds: 60, place: 500 }],
    ['check-answered', { checkId: 'k1', isRight: true }],
    ['check-answered', { checkId: 'k2', isRight: false }],
    ['exercise-tried', { isPassed: true }],
  ];
  const anyEvent = fc
    .tuple(
      fc.constantFrom('l1', 'l2', 'l3'),
      fc.constantFrom(...kinds),
      fc.integer({ min: 0, max: 60 * 24 * 20 }),
    )
    .map(([subject, [kind, data], minutes]) =>
      event(kind, subject, data, new Date(Date.UTC(2026, 9, 20) + minutes * 60_000).toISOString()),
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
        expect(streakOf(other.days.keys())).toEqual(streakOf(events.map((each) => sastDay(each.occurredAt))));
      }),
    );
  });
});
