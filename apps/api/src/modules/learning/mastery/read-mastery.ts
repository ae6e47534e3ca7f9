import type { SkillMastery } from '@academy/contract/learning/mastery';
import { SKILLS } from '@academy/domain/catalogue/courses';
import { sastDay } from '@academy/domain/kernel';
import { evidenceBySkill, masteryOf, NO_EVIDENCE, nextStep } from '@academy/domain/learning/mastery';
import { DAILY_CARDS } from '@academy/domain/learning/reviews';
import type { Queryable } from '../../../database/connect.ts';
import type { Catalogue } from '../../catalogue/courses/index.ts';
import type { Learner } from '../learning-log/index.ts';
import { readTraces } from './evidence.store.ts';

/** Courses that can be chosen, and those that the learner has; each with its lessons in their order. */
function coursesFor({ courses }: Catalogue, places: ReadonlySet<string>) {
  return courses
    .map(({ id, title, archivedAt, modules }) => ({
      id,
      title,
      hasPlace: places.has(id),
      isOffered: archivedAt === null,
      lessons: modules.flatMap(({ lessons }) => lessons),
    }))
    .filter(({ hasPlace, isOffered }) => hasPlace || isOffered);
}

/** How well each skill is known, judged by the learner's results. */
export async function readMastery(
  db: Queryable,
  { userId, catalogue, now }: Learner,
): Promise<SkillMastery[]> {
  const { places, ...traces } = await readTraces(db, userId);
  const today = sastDay(now);
  const courses = coursesFor(catalogue, places);
  const readable = courses.flatMap(({ hasPlace, lessons }) =>
    lessons.filter(({ isWritten, isPreview }) => isWritten && (hasPlace || isPreview)),
  );
  const evidence = evidenceBySkill(readable, traces, today);
  const completed = new Set(
    traces.lessons.filter(({ isCompleted }) => isCompleted).map(({ lessonId }) => lessonId),
  );
  const hasRoomToday = traces.cards.filter(({ answeredOn }) => answeredOn === today).length < DAILY_CARDS;
  return SKILLS.map((skill) => {
    const shown = evidence.get(skill) ?? NO_EVIDENCE;
    return {
      skill,
      ...masteryOf(shown, today),
      evidence: shown,
      next: nextStep(skill, hasRoomToday ? shown.cards.due : 0, courses, completed),
    };
  });
}
