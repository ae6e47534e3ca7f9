import { describe, expect, it } from 'vitest';
import { applyWithOutcomes } from './consequences.ts';
import type { LearningEvent } from './event-log/learning-event.ts';
import { continueAt } from './progress/course-progress.ts';
import { skillLevel, skillPoints } from './progress/skill-level.ts';
import { trackPercent } from './progress/track-percent.ts';
import {
  answered,
  course,
  courseware,
  event,
  everything,
  opened,
  passed,
  passSecond,
  read,
  readFirst,
  recordOf,
  studied,
  tried,
} from './test/sample-record.ts';

describe('where a learner continues', () => {
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
  const level = (...events: LearningEvent[]) => {
    const { courses, skills } = recordOf(...events).record;
    return skillLevel(skillPoints([course], (id) => courses.get(id)?.done, skills).get('Python'));
  };

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
  ])('of courses at %j is %i', (percents, percent) => {
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
    expect(applyWithOutcomes(record, opened('l1'), courseware)).toEqual([]);
    expect(record.achievements).toEqual(before);
  });
});
