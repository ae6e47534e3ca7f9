import { join } from 'node:path';
import {
  ACHIEVEMENT_CATEGORIES,
  type Achievement,
  type Figure,
  RARITIES,
} from '@academy/domain/catalogue/badge-rules';
import { addDays, sastInstant } from '@academy/domain/kernel';
import {
  applyEvent,
  applyWithOutcomes,
  emptyRecord,
  figuresOf,
  type LearningEvent,
} from '@academy/domain/learning/learning-log';
import { describe, expect, it } from 'vitest';
import { readAchievementsIn } from '../achievements.ts';

const { achievements, faults } = await readAchievementsIn(join(import.meta.dirname, '../../../../content'));
const courseware = { courses: [], courseOf: () => undefined, lessonOf: () => undefined, achievements };
// A Wednesday that is no national holiday.
const START = '2026-03-04';
const NOON = '12:00';
const on = (days: number, time = NOON) => sastInstant(addDays(START, days), time);
const lessonId = (step: number) => `lesson-${step}`;
const completed = (step: number, occurredAt: Date): LearningEvent => ({
  kind: 'lesson-completed',
  lessonId: lessonId(step),
  courseId: 'c',
  occurredAt,
});
const opened = (occurredAt: Date): LearningEvent => ({
  kind: 'lesson-opened',
  lessonId: 'l',
  courseId: 'c',
  occurredAt,
});
const passed = (step: number, percent: number): LearningEvent => ({
  kind: 'assessment-passed',
  assessmentId: `a-${step}`,
  courseId: 'c',
  percent,
  occurredAt: on(0),
});

const tried = (step: number, isPassed: boolean): LearningEvent => ({
  kind: 'exercise-tried',
  lessonId: lessonId(step),
  courseId: 'c',
  isPassed,
  occurredAt: on(0),
});

/** The events that add one to a figure, for the steps 0, 1, 2 …; preceded by near misses that must not count. */
const STEPS: Readonly<Record<Figure, (step: number) => LearningEvent[]>> = {
  lessonsCompleted: (step) => [opened(on(0)), completed(step, on(step))],
  modulesCompleted: (step) => [
    { kind: 'module-completed', moduleId: `m-${step}`, courseId: 'c', occurredAt: on(0) },
  ],
  coursesRegistered: (step) => [{ kind: 'course-joined', courseId: `c-${step}`, occurredAt: on(0) }],
  coursesCompleted: (step) => [
    { kind: 'course-recognised', courseId: `c-${step}`, percent: 100, occurredAt: on(0) },
    { kind: 'course-completed', courseId: `c-${step}`, occurredAt: on(0) },
  ],
  assessmentsPassed: (step) => [passed(step, 80)],
  distinctions: (step) => [passed(1000 + step, 89.9), passed(step, 90)],
  perfectScores: (step) => [passed(1000 + step, 99), passed(step, 100)],
  projectsPassed: (step) => [
    { kind: 'project-passed', projectId: `p-${step}`, courseId: 'c', occurredAt: on(0) },
  ],
  // A failed try and a repeated pass do not count.
  exercisesPassed: (step) => [
    tried(step, false),
    ...(step > 0 ? [tried(step - 1, true)] : []),
    tried(step, true),
  ],
  checksAnswered: (step) =>
    [Math.max(0, step - 1), step].map((each) => ({
      kind: 'check-answered' as const,
      lessonId: 'l',
      courseId: 'c',
      checkId: `k-${each}`,
      isRight: false,
      occurredAt: on(0),
    })),
  studyHours: (step) => [
    { kind: 'study-recognised', day: addDays(START, step % 5), seconds: 3600, occurredAt: on(step % 5) },
  ],
  longestStreak: (step) => [opened(on(step))],
  learningDays: (step) => [...(step > 0 ? [opened(on(2 * step - 2, '18:00'))] : []), opened(on(2 * step))],
  // Friday night is not the weekend yet.
  weekendDays: (step) => [
    opened(on(2 + 7 * Math.floor(step / 2), '23:59')),
    opened(on(3 + 7 * Math.floor(step / 2) + (step % 2))),
  ],
  nationalDays: (step) => [
    opened(sastInstant(`${2026 + step}-06-15`, NOON)),
    opened(sastInstant(`${2026 + step}-06-16`, NOON)),
  ],
  earlyLessons: (step) => [completed(1000 + step, on(step, '07:00')), completed(step, on(step, '06:59'))],
  eveningLessons: (step) => [completed(1000 + step, on(step, '19:59')), completed(step, on(step, '20:00'))],
  mostLessonsInADay: (step) => [completed(1000 + step, on(30 + step)), completed(step, on(0))],
  // Thirteen free days are none, fourteen are.
  comebacks: (step) => [0, 14, 29].map((days) => opened(on(5000 + 40 * step + days))),
  sessionsAttended: (step) => [{ kind: 'session-attended', sessionId: `s-${step}`, occurredAt: on(0) }],
  friendsJoined: (step) => [{ kind: 'friend-joined', entryId: `e-${step}`, occurredAt: on(0) }],
};

const logOf = ({ figure, atLeast }: Achievement['rule']) =>
  Array.from({ length: atLeast }, (_, step) => STEPS[figure](step)).flat();

function learned(events: readonly LearningEvent[]) {
  const record = emptyRecord();
  const outcomes = events.flatMap((event) => applyWithOutcomes(record, event, courseware));
  return { record, outcomes };
}

describe('the achievements of the academy', () => {
  it('ACH-16 are at least 36, in four categories and five rarities, without a fault', () => {
    expect(faults).toEqual([]);
    expect(achievements.length).toBeGreaterThanOrEqual(36);
    expect(new Set(achievements.map(({ category }) => category))).toEqual(new Set(ACHIEVEMENT_CATEGORIES));
    expect(new Set(achievements.map(({ rarity }) => rarity))).toEqual(new Set(RARITIES));
  });

  it('TRAIN-16 TRAIN-17 TRAIN-18 keep the ids of the specification, at the head of the training hub', () => {
    const named = achievements.filter(({ isTraining }) => isTraining).slice(0, 4);
    expect(named.map(({ id, name, rule }) => [id, name, rule.figure, rule.atLeast])).toEqual([
      [1, 'First Steps', 'lessonsCompleted', 1],
      [2, 'Week Warrior', 'longestStreak', 7],
      [3, 'AI Explorer', 'coursesRegistered', 3],
      [4, 'Marathon Learner', 'longestStreak', 30],
    ]);
  });

  it.each(achievements.map((achievement) => [achievement.name, achievement] as const))(
    '%s is unlocked by the event that reaches it, at its time, and by none before',
    (_name, { id, rule }) => {
      const events = logOf(rule);
      const last = events.at(-1);
      expect([...learned(events.slice(0, -1)).record.achievements.keys()]).not.toContain(id);
      expect(learned(events).record.achievements.get(id)).toEqual(last?.occurredAt);
    },
  );

  it('are awarded to a learner with 10,000 events in one pass, each once, and the same when derived from the log', () => {
    const all = achievements.flatMap(({ rule }) => logOf(rule));
    const study = Array.from({ length: 10_000 - all.length }, (_, minute) => ({
      kind: 'lesson-studied' as const,
      lessonId: 'l',
      courseId: 'c',
      seconds: 60,
      place: null,
      occurredAt: new Date(on(0).getTime() + minute * 60_000),
    }));
    const log: LearningEvent[] = [];
    const record = emptyRecord();
    for (const event of [...all, ...study]) log.push(event, ...applyWithOutcomes(record, event, courseware));
    expect(log.length).toBeGreaterThanOrEqual(10_000);
    const unlocked = log.flatMap((event) =>
      event.kind === 'achievement-unlocked' ? event.achievementId : [],
    );
    expect(unlocked.length).toBe(new Set(unlocked).size);
    expect(new Set(unlocked)).toEqual(new Set(achievements.map(({ id }) => id)));

    const again = emptyRecord();
    for (const event of log) applyEvent(again, event);
    expect(again.achievements).toEqual(record.achievements);
    expect(figuresOf(again.tally, again.streak.streak)).toEqual(
      figuresOf(record.tally, record.streak.streak),
    );
  });
});
