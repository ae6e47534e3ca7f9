import type { Answer } from '@academy/contract';
import type { Queryable } from '../../../../database/connect.ts';
import type { Actor } from '../../../../http/endpoints/actor.ts';
import { ownCourses } from '../../../teaching/students/index.ts';
import type { AuthoringContext } from '../author.ts';
import { draftsToReview } from '../drafts.store.ts';

/** The drafts that wait for the actor, longest wait first: other authors' drafts of the actor's courses. */
export async function listReviews(
  context: Pick<AuthoringContext, 'catalogue'>,
  db: Queryable,
  actor: Actor,
): Promise<Answer<'GET /api/draft-reviews'>> {
  const courses = await ownCourses(context, db, actor);
  const drafts = await draftsToReview(db, [...courses.keys()], actor.userId);
  return drafts.map(({ courseId, changedAt, ...draft }) => ({
    ...draft,
    courseId,
    courseTitle: courses.get(courseId) ?? courseId,
    changedAt: new Date(changedAt).toISOString(),
  }));
}
