import type { Answer } from '@academy/contract';
import { SKILLS, TRACK_IDS } from '@academy/domain/catalogue';
import { skillLevel, trackPercent } from '@academy/domain/learning';
import type { Queryable } from '../../database/connect.ts';
import { enrolledCourses } from './enrolments.store.ts';
import type { Learner } from './learner.ts';
import { loadCourses, loadSkills } from './progress.store.ts';
import { courseLine } from './read-course-state.ts';
import { readStreak } from './streaks.store.ts';

/** Where the learner stands in everything: tracks, courses that were begun or joined, skills, streak. */
export async function readUserProgress(
  db: Queryable,
  { userId, catalogue, now }: Learner,
): Promise<Answer<'GET /api/progress/user'>> {
  const progress = await loadCourses(db, userId);
  const enrolled = await enrolledCourses(db, userId);
  const skills = await loadSkills(db, userId);
  const percentsOf = (track: string) =>
    catalogue.courses
      .filter(({ trackId }) => trackId === track)
      .map(({ id }) => progress.get(id)?.percent ?? 0);
  return {
    coursesCompleted: [...progress.values()].filter(({ completedAt }) => completedAt !== null).length,
    tracks: TRACK_IDS.map((trackId) => ({ trackId, percent: trackPercent(percentsOf(trackId)) })),
    courses: catalogue.courses
      .filter(({ id }) => enrolled.has(id) || progress.has(id))
      .map((course) => courseLine(course, enrolled.has(course.id), progress.get(course.id))),
    skills: SKILLS.map((skill) => ({
      skill,
      level: skillLevel(skills.get(skill) ?? { priorPoints: 0, points: 0 }),
    })),
    streak: await readStreak(db, userId, now),
  };
}
