import { describe, expect, it } from 'vitest';
import {
  achievementProgress,
  type LearnerFigures,
  reachedAchievements,
  TRAINING_ACHIEVEMENTS,
} from './index.ts';

const NOTHING: LearnerFigures = {
  lessonsCompleted: 0,
  coursesRegistered: 0,
  coursesCompleted: 0,
  assessmentsPassed: 0,
  projectsPassed: 0,
  studyHours: 0,
  currentStreak: 0,
  longestStreak: 0,
};
const streakOf = (days: number) => ({ currentStreak: days, longestStreak: days });
const titles = (figures: Partial<LearnerFigures>) =>
  reachedAchievements({ ...NOTHING, ...figures }).map(({ title }) => title);

function achievement(id: number) {
  const found = TRAINING_ACHIEVEMENTS.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`There is no achievement ${id}.`);
  return found;
}

describe('training achievements (2§4)', () => {
  it('TRAIN-15 have different ids and titles, and a total to reach', () => {
    expect(new Set(TRAINING_ACHIEVEMENTS.map(({ id }) => id)).size).toBe(TRAINING_ACHIEVEMENTS.length);
    expect(new Set(TRAINING_ACHIEVEMENTS.map(({ title }) => title)).size).toBe(TRAINING_ACHIEVEMENTS.length);
    for (const { total } of TRAINING_ACHIEVEMENTS) expect(total).toBeGreaterThan(0);
  });

  it('TRAIN-16 TRAIN-17 TRAIN-18 keep the ids of the specification', () => {
    const named = TRAINING_ACHIEVEMENTS.slice(0, 4).map(({ id, title }) => [id, title]);
    expect(named).toEqual([
      [1, 'First Steps'],
      [2, 'Week Warrior'],
      [3, 'AI Explorer'],
      [4, 'Marathon Learner'],
    ]);
  });

  it('are all locked for a new account', () => {
    expect(titles({})).toEqual([]);
  });

  it.each<[string, Partial<LearnerFigures>, string[]]>([
    ['First Steps not before a lesson', { lessonsCompleted: 0 }, []],
    ['First Steps at the first lesson', { lessonsCompleted: 1 }, ['First Steps']],
    ['TRAIN-16 Week Warrior not at 6 days', streakOf(6), []],
    ['TRAIN-16 Week Warrior at 7 days', streakOf(7), ['Week Warrior']],
    ['TRAIN-16 Week Warrior above 7 days', streakOf(8), ['Week Warrior']],
    ['TRAIN-17 Marathon Learner not at 29 days', streakOf(29), ['Week Warrior']],
    ['TRAIN-17 Marathon Learner at 30 days', streakOf(30), ['Week Warrior', 'Marathon Learner']],
    ['TRAIN-18 AI Explorer not at the second course', { coursesRegistered: 2 }, []],
    ['TRAIN-18 AI Explorer at the third course', { coursesRegistered: 3 }, ['AI Explorer']],
    ['Put to the Test at the first pass', { assessmentsPassed: 1 }, ['Put to the Test']],
    ['Steady Reader not at 19 lessons', { lessonsCompleted: 19 }, ['First Steps']],
    ['Steady Reader at 20 lessons', { lessonsCompleted: 20 }, ['First Steps', 'Steady Reader']],
    ['Ten Good Hours not at 9.9 hours', { studyHours: 9.9 }, []],
    ['Ten Good Hours at 10 hours', { studyHours: 10 }, ['Ten Good Hours']],
    ['From Start to Finish at the first course', { coursesCompleted: 1 }, ['From Start to Finish']],
    ['Made by Me at the first project', { projectsPassed: 1 }, ['Made by Me']],
  ])('unlock %s', (_rule, figures, unlocked) => {
    expect(titles(figures)).toEqual(unlocked);
  });

  it('TRAIN-16 give a streak of the past its due', () => {
    expect(titles({ currentStreak: 0, longestStreak: 7 })).toEqual(['Week Warrior']);
  });
});

describe('progress of an achievement', () => {
  const figures = { ...NOTHING, currentStreak: 2, longestStreak: 14, studyHours: 9.9, lessonsCompleted: 50 };

  it('TRAIN-15 shows the running streak while it is locked, because it begins anew', () => {
    expect(achievementProgress(achievement(4), figures, false)).toBe(2);
  });

  it('TRAIN-15 is whole, not rounded up, and never more than the total', () => {
    expect(achievementProgress(achievement(7), figures, false)).toBe(9);
    expect(achievementProgress(achievement(6), figures, false)).toBe(20);
  });

  it('TRAIN-15 stays complete once it is unlocked', () => {
    expect(achievementProgress(achievement(2), NOTHING, true)).toBe(7);
  });
});
