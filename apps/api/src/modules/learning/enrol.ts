import { accept, refuse } from '@academy/domain/kernel';
import type { Queryable } from '../../database/connect.ts';
import type { Actor } from '../../http/endpoints/actor.ts';
import { queueMail } from '../outbox/index.ts';
import { appendToLog } from './append-to-log.ts';
import { enrolmentLetter } from './enrolment-letter.ts';
import { addEnrolment } from './enrolments.store.ts';
import type { LearningNeeds } from './learning-needs.ts';

/** Gives the learner a place in a course, also in one that is still being written, and says so by mail. */
export async function enrol(needs: LearningNeeds, db: Queryable, actor: Actor, courseId: string) {
  const catalogue = await needs.catalogue.read();
  const course = catalogue.courseOf(courseId);
  if (!course) return refuse('unknown-course');
  return db.transaction(async (tx) => {
    const now = needs.clock();
    const { userId, user } = actor;
    if (!(await addEnrolment(tx, { userId, courseId, enrolledAt: now }))) return refuse('already-enrolled');
    await appendToLog(tx, { userId, catalogue, now }, [{ kind: 'course-joined', courseId, occurredAt: now }]);
    if (user.email) {
      const letter = enrolmentLetter(user.fullName ?? user.username, course, needs.publicUrl());
      await queueMail(tx, { recipient: user.email, ...letter, now });
    }
    return accept({ courseId, enrolledAt: now.toISOString() });
  });
}
