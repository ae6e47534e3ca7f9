import type { Input } from '@academy/contract';
import { accept, refuse, sastDay } from '@academy/domain/kernel';
import { studyPlan } from '@academy/domain/learning/study-plans';
import type { Queryable } from '../../../database/connect.ts';
import { openParts, type StudyPlansContext } from './open-parts.ts';
import { savePlan } from './study-plans.store.ts';

/** The promised day is the day on which it would end if everything went as planned from now. */
export async function makeStudyPlan(
  context: StudyPlansContext,
  db: Queryable,
  userId: string,
  { courseId, hoursPerWeek }: Input<'PUT /api/study-plan'>,
) {
  const now = context.clock();
  const parts = await openParts(context, db, userId, courseId);
  if (parts === null) return refuse('no-place');
  if (parts.length === 0) return refuse('nothing-open');
  const { endsOn } = studyPlan(parts, hoursPerWeek, sastDay(now));
  await savePlan(db, { userId, courseId, hoursPerWeek, promisedOn: endsOn, madeAt: now });
  return accept(null);
}
