import { sastDay } from '@academy/domain/kernel';
import { type StudyPlan, studyPlan } from '@academy/domain/learning/study-plans';
import type { Queryable } from '../../../database/connect.ts';
import { openParts, type StudyPlansContext } from './open-parts.ts';

/** A preview of a plan that starts today; null when the learner has no place. Nothing is stored. */
export async function proposeStudyPlan(
  context: StudyPlansContext,
  db: Queryable,
  userId: string,
  { courseId, hoursPerWeek }: { readonly courseId: string | null; readonly hoursPerWeek: number },
): Promise<StudyPlan | null> {
  const parts = await openParts(context, db, userId, courseId);
  return parts && studyPlan(parts, hoursPerWeek, sastDay(context.clock()));
}
