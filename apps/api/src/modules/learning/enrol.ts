import { accept, refuse } from '@academy/domain/kernel';
import type { Queryable } from '../../database/connect.ts';
import type { Actor } from '../../http/endpoints/actor.ts';
import type { Services } from '../../services.ts';
import { type CatalogueCache, courseQuote } from '../catalogue/index.ts';
import { queueMail } from '../outbox/index.ts';
import { appendToLog } from './append-to-log.ts';
import { enrolmentLetter } from './enrolment-letter.ts';
import { addEnrolment, isEnrolled } from './enrolments.store.ts';

export type LearningContext = Pick<Services, 'clock'> & {
  readonly catalogue: Pick<CatalogueCache, 'read'>;
  readonly publicUrl: () => string;
};

interface QuotedCourse {
  readonly courseId: string;
  /** What the person was shown. */
  readonly quoteId: string;
}

/**
 * Gives the learner a place in a course, also in one with lessons still to come, and says so by mail. While nothing can
 * be paid the place is free; the quote is kept with it, so that it stays known what was on the screen.
 */
export async function enrol(
  context: LearningContext,
  db: Queryable,
  actor: Actor,
  { courseId, quoteId }: QuotedCourse,
) {
  const catalogue = await context.catalogue.read();
  const course = catalogue.courseOf(courseId);
  if (!course) return refuse('unknown-course');
  const now = context.clock();
  const quote = courseQuote(course, now);
  return db.transaction(async (tx) => {
    const { userId, user } = actor;
    if (await isEnrolled(tx, userId, courseId)) return refuse('already-enrolled');
    if (quote.id !== quoteId) return refuse('quote-outdated');
    const place = { userId, courseId, enrolledAt: now, quoteId, quotedPrice: quote.price };
    if (!(await addEnrolment(tx, place))) return refuse('already-enrolled');
    await appendToLog(tx, { userId, catalogue, now }, [{ kind: 'course-joined', courseId, occurredAt: now }]);
    if (user.email) {
      const letter = enrolmentLetter(user.fullName ?? user.username, course, context.publicUrl());
      await queueMail(tx, { recipient: user.email, ...letter, now });
    }
    return accept({ courseId, enrolledAt: now.toISOString() });
  });
}
