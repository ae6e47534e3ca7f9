import type { Answer } from '@academy/contract';
import { accept, refuse } from '@academy/domain/kernel';
import { lessonsOf } from '@academy/domain/learning/learning-log';
import { arrivalFacts } from '@academy/domain/learning/project-reviews';
import type { Queryable } from '../../../database/connect.ts';
import type { Actor } from '../../../http/endpoints/actor.ts';
import { readArrivedEvents } from '../learning-log/index.ts';
import { staffPeerReviewAnswer } from './peer-reviews/peer-review-answer.ts';
import { receivedFor } from './peer-reviews/peer-reviews.store.ts';
import { coursesToReview, type ProjectReviewContext } from './project-review-context.ts';
import { reviewAnswers, summaryAnswer } from './review-answer.ts';
import { queuedOf, reviewedIn, waitingIn } from './review-queue.store.ts';
import { findSubmission, submissionsOf } from './submissions.store.ts';

type ReadContext = Pick<ProjectReviewContext, 'catalogue' | 'clock'>;

export async function listReviews(
  context: ReadContext,
  db: Queryable,
  actor: Actor,
): Promise<Answer<'GET /api/project-reviews'>> {
  const now = context.clock();
  const titles = await coursesToReview(context, db, actor);
  const courseIds = [...titles.keys()];
  const [waiting, reviewed] = [
    await waitingIn(db, courseIds, actor.userId),
    await reviewedIn(db, courseIds, actor.userId),
  ];
  const answers = (rows: typeof waiting) =>
    rows.map((row) => summaryAnswer(row, titles.get(row.courseId) ?? row.courseId, actor.userId, now));
  return { waiting: answers(waiting), reviewed: answers(reviewed) };
}

/** For trainers of the course; nobody reviews their own project, so for its author it does not exist. */
export async function readSubmission(
  context: ReadContext,
  db: Queryable,
  actor: Actor,
  submissionId: string,
) {
  const row = await queuedOf(db, submissionId);
  const submission = row && (await findSubmission(db, submissionId));
  const titles = await coursesToReview(context, db, actor);
  if (!row || !submission || !titles.has(row.courseId) || row.learnerId === actor.userId)
    return refuse('unknown-submission');
  const { asked: brief, answers } = submission;
  const received = await receivedFor(db, submissionId);
  return accept({
    ...summaryAnswer(row, titles.get(row.courseId) ?? row.courseId, actor.userId, context.clock()),
    parts: brief.parts.map(({ id, ask }) => ({ id, ask, text: answers[id] ?? '' })),
    checklist: [...brief.checklist],
    reviews: reviewAnswers(await submissionsOf(db, submission.userId, submission.projectId)),
    peerReviews: received.map((each) => staffPeerReviewAnswer(each, submission)),
    arrival: await factsOfArrival(context, db, submission),
  });
}

/** Computed when the review is opened and stored nowhere: no list can be sorted by it. */
async function factsOfArrival(
  { catalogue }: ReadContext,
  db: Queryable,
  { userId, courseId }: { readonly userId: string; readonly courseId: string },
) {
  const course = (await catalogue.read()).courseOf(courseId);
  if (!course) return [];
  const lessons = lessonsOf(course);
  const events = await readArrivedEvents(
    db,
    userId,
    lessons.map(({ id }) => id),
  );
  return arrivalFacts(events, lessons);
}
