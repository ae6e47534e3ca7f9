import type { Answer } from '@academy/contract';
import { SKILLS, TRACK_IDS } from '@academy/domain/catalogue/courses';
import { sastDay, weekStart } from '@academy/domain/kernel';
import { skillLevel, skillPoints, trackPercent } from '@academy/domain/learning/learning-log';
import type { Queryable } from '../../../../database/connect.ts';
import type { Learner } from '../learner.ts';
import { midnightAfter, type OwnAnswer } from './own-answers.ts';
import { readProgressOf } from './own-progress.store.ts';
import { courseLine } from './read-course-state.ts';
import { streakAnswer } from './streak-answer.ts';

/** The learner's state in everything: tracks, courses that were begun or joined, skills, streak. */
export async function readUserProgress(
  db: Queryable,
  { userId, catalogue, now }: Learner,
): Promise<OwnAnswer<Answer<'GET /api/progress/user'>>> {
  const { progress, places, skills, streak, week } = await readProgressOf(
    db,
    userId,
    weekStart(sastDay(now)),
  );
  const percentsOf = (track: string) =>
    catalogue.courses
      .filter(({ trackId }) => trackId === track)
      .map(({ id }) => progress.get(id)?.percent ?? 0);
  const points = skillPoints(catalogue.courses, (courseId) => progress.get(courseId)?.done, skills);
  const answer = {
    coursesCompleted: [...progress.values()].filter(({ completedAt }) => completedAt !== null).length,
    tracks: TRACK_IDS.map((trackId) => ({ trackId, percent: trackPercent(percentsOf(trackId)) })),
    courses: catalogue.courses
      .filter(({ id }) => places.has(id) || progress.has(id))
      .map((course) => courseLine(course, places.has(course.id), progress.get(course.id))),
    skills: SKILLS.map((skill) => ({ skill, level: skillLevel(points.get(skill)) })),
    streak: streakAnswer(streak, week, now),
  };
  return { answer, places, holdsUntil: midnightAfter(now) };
}
