import type { Answer } from '@academy/contract';
import { SKILLS } from '@academy/domain/catalogue';
import { addDays, sastDay, weekStart } from '@academy/domain/kernel';
import { SKILL_ACQUIRED_LEVEL, skillLevel } from '@academy/domain/learning';
import type { Queryable } from '../../database/connect.ts';
import { readResults } from './assessment-results.store.ts';
import { enrolledCourses } from './enrolments.store.ts';
import type { Learner } from './learner.ts';
import { loadCourses, loadDays, loadSkills } from './progress.store.ts';
import { readStreak } from './streaks.store.ts';

const WEEKS_SHOWN = 6;
const SECONDS_PER_HOUR = 3600;

type Day = Awaited<ReturnType<typeof loadDays>>[number];

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
const hoursOf = (days: readonly Day[]) =>
  Math.round((sumOf(days.map(({ seconds }) => seconds)) / SECONDS_PER_HOUR) * 10) / 10;

/** The last weeks up to the one of `now`, oldest first. */
function weeksOf(days: readonly Day[], now: Date) {
  const thisWeek = weekStart(sastDay(now));
  return Array.from({ length: WEEKS_SHOWN }, (_, index) => {
    const start = addDays(thisWeek, 7 * (index + 1 - WEEKS_SHOWN));
    const ofWeek = days.filter(({ day }) => weekStart(day) === start);
    return {
      week: `W${index + 1}`,
      hours: hoursOf(ofWeek),
      completion: sumOf(ofWeek.map(({ lessonsCompleted }) => lessonsCompleted)),
    };
  });
}

/** The figures of Home. */
export async function readUserFigures(
  db: Queryable,
  { userId, now }: Learner,
): Promise<Answer<'GET /api/user/progress'>> {
  const progress = await loadCourses(db, userId);
  const completed = [...progress].flatMap(([courseId, { completedAt }]) => (completedAt ? courseId : []));
  const skills = await loadSkills(db, userId);
  const days = await loadDays(db, userId);
  // A first try that did not pass is on its way to a result, and is none yet.
  const scores = (await readResults(db, userId)).flatMap(({ isPassed, bestPercent }) =>
    isPassed ? bestPercent : [],
  );
  const { current } = await readStreak(db, userId, now);
  return {
    coursesCompleted: completed.length,
    totalCourses: new Set([...(await enrolledCourses(db, userId)), ...completed]).size,
    studyHours: hoursOf(days),
    averageScore: scores.length === 0 ? 0 : Math.round(sumOf(scores) / scores.length),
    streak: current,
    skillsAcquired: SKILLS.filter((skill) => {
      const points = skills.get(skill);
      return points !== undefined && skillLevel(points) >= SKILL_ACQUIRED_LEVEL;
    }),
    weeklyProgress: weeksOf(days, now),
  };
}
