import { accept, refuse } from '@academy/domain/kernel';
import type { Queryable } from '../../database/connect.ts';
import type { Actor } from '../../http/endpoints/actor.ts';
import type { Services } from '../../services.ts';
import type { CatalogueCache } from '../catalogue/index.ts';
import { queueMail } from '../outbox/index.ts';
import { appendToLog } from './append-to-log.ts';
import { enrolmentLetter } from './enrolment-letter.ts';
import { addEnrolment } from './enrolments.store.ts';

export type LearningContext = Pick<Services, 'clock'> & {
  readonly catalogue: Pick<CatalogueCache, 'read'>;
  readonly publicUrl: () => string;
};

/** Gives the learner a place in a course, also in one that is still being written, and says so by mail. */
export async function enrol(context: LearningContext, db: Queryable, actor: Actor, courseId: string) {
  const catalogue = await context.catalogue.read();
  const course = catalogue.courseOf(courseId);
  if (!course) return refuse('unknown-course');
  return db.transaction(async (tx) => {
    const now = context.clock();
    const { userId, user } = actor;
    if (!(await addEnrolment(tx, { userId, courseId, enrolledAt: now }))) return refuse('already-enrolled');
    await appendToLog(tx, { userId, catalogue, now }, [{ kind: 'course-joined', courseId, occurredAt: now }]);
    if (user.email) {
      const letter = enrolmentLetter(user.fullName ?? user.username, course, context.publicUrl());
      await queueMail(tx, { recipient: user.email, ...letter, now });
    }
    return accept({ courseId, enrolledAt: now.toISOString() });
  });
}
