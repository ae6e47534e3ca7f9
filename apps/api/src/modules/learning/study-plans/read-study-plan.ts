import type { Answer } from '@academy/contract';
import { sastDay } from '@academy/domain/kernel';
import { paceOf, studyPlan } from '@academy/domain/learning/study-plans';
import type { Queryable } from '../../../database/connect.ts';
import { openParts, type StudyPlansContext } from './open-parts.ts';
import { findPlan } from './study-plans.store.ts';

/** The plan as of today; null without one, and when its course can no longer be learned. */
export async function readStudyPlan(
  context: StudyPlansContext,
  db: Queryable,
  userId: string,
): Promise<Answer<'GET /api/study-plan'>['plan']> {
  const stored = await findPlan(db, userId);
  const parts = stored && (await openParts(context, db, userId, stored.courseId));
  if (!parts) return null;
  const { courseId, hoursPerWeek, promisedOn } = stored;
  const { courseOf } = await context.catalogue.read();
  const { modules, thisWeek, endsOn } = studyPlan(parts, hoursPerWeek, sastDay(context.clock()));
  return {
    courseId,
    courseTitle: courseId === null ? null : (courseOf(courseId)?.title ?? null),
    hoursPerWeek,
    promisedOn,
    endsOn,
    pace: paceOf(endsOn, promisedOn),
    thisWeek: thisWeek.map(({ title, href, minutes }) => ({ title, href, minutes })),
    modules: [...modules],
  };
}
