import { sastDay } from '@academy/domain/kernel';
import { type StudyPlan, studyPlan } from '@academy/domain/learning/study-plans';
import type { Queryable } from '../../../database/connect.ts';
import { openParts, type StudyPlansContext } from './open-parts.ts';

/** What a plan would be if it were kept from today on; null where the learner has no place. Nothing is kept here. */
export async function proposeStudyPlan(
  context: StudyPlansContext,
  db: Queryable,
  userId: string,
  { courseId, hoursPerWeek }: { readonly courseId: string | null; readonly hoursPerWeek: number },
): Promise<StudyPlan | null> {
  const parts = await openParts(context, db, userId, courseId);
  return parts && studyPlan(parts, hoursPerWeek, sastDay(context.clock()));
}
