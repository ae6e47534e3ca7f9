import { accept, refuse } from '@academy/domain/kernel';
import type { Queryable } from '../../../database/connect.ts';
import { isEnrolled } from '../../enrolment/places/index.ts';
import type { ProjectReviewContext } from './project-review-context.ts';

/** The project of a course, for enrolled learners. */
export async function openedProject(
  { catalogue }: ProjectReviewContext,
  db: Queryable,
  userId: string,
  courseId: string,
) {
  const course = (await catalogue.read()).courseOf(courseId);
  if (!course?.project) return refuse('unknown-project');
  if (!(await isEnrolled(db, userId, courseId))) return refuse('not-enrolled');
  return accept({ course, project: course.project });
}
