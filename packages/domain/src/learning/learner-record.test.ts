import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sastDay } from '../kernel/index.ts';
import { streakOf } from '../streaks/index.ts';
import { takeIn } from './consequences.ts';
import { type CourseShape, continueAt, lessonsOf } from './course-progress.ts';
import { emptyRecord, settle } from './learner-record.ts';
import type { LearningEvent } from './learning-event.ts';
import { skillLevel } from './skill-level.ts';
import { trackPercent } from './track-percent.ts';

const lesson = (id: string, checkIds: string[] = [], hasExercise = false, isWritten = true) => ({
  id,
  courseId: 'c',
  isWritten,
  isPreview: false,
  checkIds,
  hasExercise,
  // Without a length nothing has to be waited for; that rule has tests of its own.
  minutes: 0,
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
const lessonOf = (id: string) => lessonsOf(course).find((each) => each.id === id);
const courseware = {
  courses: [course],
  courseOf: (id: string) => (id === 'c' ? course : undefined),
  lessonOf,
};

/** Something that happened, at eight unless it says when. */
type Fact = LearningEvent extends infer Each
  ? Each extends LearningEvent
    ? Omit<Each, 'occurredAt' | 'courseId'>
    : never
  : never;
const event = (fact: Fact, occurredAt = '2026-11-15T08:00:00Z') =>
  ({ courseId: 'c', ...fact, occurredAt: new Date(occurredAt) }) as LearningEvent;
const opened = (lessonId: string, at?: string) => event({ kind: 'lesson-opened', lessonId }, at);
const read = (lessonId: string, at?: string) => event({ kind: 'lesson-read', lessonId }, at);
const answered = (lessonId: string, checkId: string, at?: string) =>
  event({ kind: 'check-answered', lessonId, checkId, isRight: checkId === 'k1' }, at);
const studied = (lessonId: string, place: number, at?: string) =>
  event({ kind: 'lesson-studied', lessonId, seconds: 60, place }, at);
const tried = (lessonId: string, isPassed: boolean, at?: string) =>
  event({ kind: 'exercise-tried', lessonId, isPassed }, at);
const passed = (assessmentId: string) => event({ kind: 'assessment-passed', assessmentId, percent: 87 });

/** By which id an answer would name it. */
const nameOf = (each: LearningEvent) => {
  if ('lessonId' in each) return each.lessonId;
  if ('moduleId' in each) return each.moduleId;
  if ('assessmentId' in each) return each.assessmentId;
  if ('projectId' in each) return each.projectId;
  return 'courseId' in each ? each.courseId : each.kind;
};
const without = (events: LearningEvent[], id: string) => events.filter((each) => nameOf(each) !== id);

/** What a record makes of the events and of what follows from them. */
function recordOf(...events: LearningEvent[]) {
  const record = emptyRecord();
  const outcomes = events.flatMap((each) => takeIn(record, each, courseware));
  settle(record, [course]);
  return {
    record,
    completed: outcomes.filter(({ kind }) => kind.endsWith('-completed')).map(nameOf),
    outcomes,
  };
}

const readFirst = [read('l1'), answered('l1', 'k2'), answered('l1', 'k1')];
const passSecond = [read('l2'), tried('l2', true)];
const everything = [
  ...readFirst,
  ...passSecond,
  read('l3'),
  passed('a1'),
  passed('f'),
  event({ kind: 'project-passed', projectId: 'p' }),
];

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
    // What is older may arrive last: the newest of them still is the moment.
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
      courseOf: () => growing,
      lessonOf: (id: string) => lessonsOf(growing).find((each) => each.id === id),
    };
    const outcomes = everything.flatMap((each) => takeIn(record, each, world));
    const completed = outcomes.filter(
      ({ kind }) => kind === 'module-completed' || kind === 'course-completed',
    );
    expect(completed.map(nameOf)).toEqual(['m1']);
  });

  it('stay completed when the course grows', () => {
    const { record } = recordOf(...everything);
    settle(record, [{ ...course, modules: [...course.modules, ...course.modules] }]);
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

describe('where a learner goes on', () => {
  const at = (hour: number) => `2026-11-15T${String(hour).padStart(2, '0')}:00:00Z`;
  const next = (...events: LearningEvent[]) => {
    const progress = recordOf(...events).record.courses.get('c');
    return progress ? continueAt(course, progress, () => true) : null;
  };
  const doneFirst = [read('l1', at(8)), answered('l1', 'k1', at(8)), answered('l1', 'k2', at(8))];

  it('is nowhere before the first lesson, and the one that was begun', () => {
    expect(next()).toBeNull();
    expect(next(opened('l2', at(8)))).toBe('l2');
  });

  it('is the next open lesson after a completed one, however often that is looked at again', () => {
    expect(next(...doneFirst)).toBe('l2');
    expect(next(...doneFirst, opened('l1', at(9)), studied('l1', 10, at(10)))).toBe('l2');
    expect(next(...doneFirst, opened('l3', at(9)))).toBe('l3');
  });

  it('is the first that was left out once the last is completed, and the last when all are', () => {
    expect(next(...doneFirst, read('l3', at(9)))).toBe('l2');
    expect(next(...doneFirst, read('l3', at(9)), read('l2', at(10)), tried('l2', true, at(10)))).toBe('l2');
  });
});

describe('skills', () => {
  const level = (...events: LearningEvent[]) =>
    skillLevel(recordOf(...events).record.skills.get('Python') ?? { priorPoints: 0, points: 0 });

  it('earn 40 % of their points by lessons and 60 % by what is graded', () => {
    expect(level(...readFirst)).toBe(4);
    expect(level(passed('f'))).toBe(6);
    expect(level(...everything)).toBe(30);
  });

  it('add what was recognised from before, up to 100', () => {
    const prior = (points: number) => event({ kind: 'skill-recognised', skill: 'Python', points });
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

describe('days in a row', () => {
  const onDay = (day: number) => opened('l1', `2026-11-${String(day).padStart(2, '0')}T09:00:00Z`);
  const milestonesOf = (days: number[]) =>
    recordOf(...days.map(onDay)).outcomes.filter(({ kind }) => kind === 'streak-reached');

  it('are recorded at each seventh, on the day and at the hour that reached it', () => {
    expect(milestonesOf([1, 2, 3, 4, 5, 6, 7, 7, 8])).toEqual([
      { kind: 'streak-reached', day: '2026-11-07', days: 7, occurredAt: new Date('2026-11-07T09:00:00Z') },
    ]);
  });

  it('that a late day joins are recorded once, on the day that had been the seventh', () => {
    expect(milestonesOf([1, 2, 3, 5, 6, 7, 4, 7])).toEqual([
      { kind: 'streak-reached', day: '2026-11-07', days: 7, occurredAt: new Date('2026-11-06T22:00:00Z') },
    ]);
  });
});

describe('achievements', () => {
  const unlocked = (...events: LearningEvent[]) =>
    recordOf(...events).outcomes.flatMap((each) =>
      each.kind === 'achievement-unlocked' ? [[each.achievementId, each.occurredAt.toISOString()]] : [],
    );

  it('are unlocked by the event that earns them, at its time, and once', () => {
    const [firstSteps, tested] = [1, 5];
    expect(unlocked(...readFirst, ...passSecond, passed('a1'), passed('f'))).toEqual([
      [firstSteps, '2026-11-15T08:00:00.000Z'],
      [tested, '2026-11-15T08:00:00.000Z'],
    ]);
  });

  it('TRAIN-18 need the third course', () => {
    const joined = (courseId: string, at: string) =>
      ({ kind: 'course-joined', courseId, occurredAt: new Date(at) }) as const;
    const two = [joined('x', '2026-11-01T08:00:00Z'), joined('y', '2026-11-02T08:00:00Z')];
    expect(unlocked(...two)).toEqual([]);
    expect(unlocked(...two, joined('z', '2026-11-03T08:00:00Z'))).toEqual([[3, '2026-11-03T08:00:00.000Z']]);
  });

  it('stay as they are when their event is taken in again from the log', () => {
    const { record } = recordOf(...readFirst);
    const before = new Map(record.achievements);
    expect(takeIn(record, opened('l1'), courseware)).toEqual([]);
    expect(record.achievements).toEqual(before);
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
        expect(streakOf(other.days.keys())).toEqual(streakOf(events.map((each) => sastDay(each.occurredAt))));
      }),
    );
  });
});
