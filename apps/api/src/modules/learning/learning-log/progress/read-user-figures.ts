import type { Answer } from '@academy/contract';
import { SKILLS } from '@academy/domain/catalogue/courses';
import { addDays, type SastDay, sastDay, weekStart } from '@academy/domain/kernel';
import { SKILL_ACQUIRED_LEVEL, skillLevel, skillPoints } from '@academy/domain/learning/learning-log';
import { runningDays } from '@academy/domain/learning/streaks';
import type { Queryable } from '../../../../database/connect.ts';
import type { Learner } from '../learner.ts';
import { readFiguresOf } from './own-progress.store.ts';

const WEEKS_SHOWN = 6;
const SECONDS_PER_HOUR = 3600;

type Day = Awaited<ReturnType<typeof readFiguresOf>>['days'][number];

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
const hoursOf = (seconds: number) => Math.round((seconds / SECONDS_PER_HOUR) * 10) / 10;

/** The displayed weeks begin on these days, the oldest first; the last one is the week of `now`. */
function shownWeeks(now: Date): [oldest: SastDay, ...SastDay[]] {
  const thisWeek = weekStart(sastDay(now));
  const later = Array.from({ length: WEEKS_SHOWN - 1 }, (_, index) =>
    addDays(thisWeek, 7 * (index + 2 - WEEKS_SHOWN)),
  );
  return [addDays(thisWeek, 7 * (1 - WEEKS_SHOWN)), ...later];
}

function weekAnswer(start: SastDay, index: number, days: readonly Day[]) {
  const ofWeek = days.filter(({ day }) => weekStart(day) === start);
  return {
    week: `W${index + 1}`,
    hours: hoursOf(sumOf(ofWeek.map(({ seconds }) => seconds))),
    completion: sumOf(ofWeek.map(({ lessonsCompleted }) => lessonsCompleted)),
  };
}

/** The figures of Home. */
export async function readUserFigures(
  db: Queryable,
  { userId, catalogue, now }: Learner,
): Promise<Answer<'GET /api/user/analytics'>> {
  const weeks = shownWeeks(now);
  const { courses, places, skills, streak, seconds, days, scores } = await readFiguresOf(
    db,
    userId,
    weeks[0],
  );
  const completed = courses.flatMap(({ courseId, isCompleted }) => (isCompleted ? courseId : []));
  const done = new Map(courses.map((course) => [course.courseId, course.done]));
  const points = skillPoints(catalogue.courses, (courseId) => done.get(courseId), skills);
  return {
    coursesCompleted: completed.length,
    totalCourses: new Set([...places, ...completed]).size,
    studyHours: hoursOf(seconds),
    // A first try that did not pass may still lead to a result, and is none yet.
    averageScore: scores.length === 0 ? 0 : Math.round(sumOf(scores) / scores.length),
    streak: runningDays(streak, sastDay(now)),
    skillsAcquired: SKILLS.filter((skill) => skillLevel(points.get(skill)) >= SKILL_ACQUIRED_LEVEL),
    weeklyProgress: weeks.map((start, index) => weekAnswer(start, index, days)),
  };
}
