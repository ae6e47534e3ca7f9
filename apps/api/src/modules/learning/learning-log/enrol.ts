import { accept } from '@academy/domain/kernel';
import type { Queryable } from '../../../database/connect.ts';
import type { Actor } from '../../../http/endpoints/actor.ts';
import type { Services } from '../../../services.ts';
import { queueMail } from '../../academy/outbox/index.ts';
import type { CatalogueCache } from '../../catalogue/courses/index.ts';
import { admit } from '../../enrolment/places/index.ts';
import { unlockedBy } from './badges/unlocked-badges.ts';
import { enrolmentLetter } from './enrolment-letter.ts';
import { appendToLog } from './recording/append-to-log.ts';

export type LearningContext = Pick<Services, 'clock' | 'sidePool' | 'log' | 'watchCachedAnswers'> & {
  readonly catalogue: Pick<CatalogueCache, 'read'>;
  readonly publicUrl: () => string;
};

interface QuotedCourse {
  readonly courseId: string;
  /** What the person was shown. */
  readonly quoteId: string;
}

/**
 * Gives the learner a place in a course, also in one with lessons still to come, and confirms it by mail. Without
 * payment keys every place is free; the quote is stored with it as a record of what was on the screen.
 */
export async function enrol(
  context: LearningContext,
  tx: Queryable,
  { userId, user }: Actor,
  { courseId, quoteId }: QuotedCourse,
) {
  const catalogue = await context.catalogue.read();
  const now = context.clock();
  const admission = await admit(tx, { grounds: 'free', userId, courseId, quoteId }, { catalogue, now });
  if (!admission.ok) return admission;
  const joined = { kind: 'course-joined', courseId, occurredAt: now } as const;
  const effect = await appendToLog(tx, { userId, catalogue, now }, [joined]);
  if (user.email) {
    const { course } = admission.value;
    const letter = enrolmentLetter(user.fullName ?? user.username, course, context.publicUrl());
    await queueMail(tx, { recipient: user.email, ...letter, now });
  }
  return accept({ courseId, enrolledAt: now.toISOString(), unlocked: unlockedBy(effect, catalogue) });
}
