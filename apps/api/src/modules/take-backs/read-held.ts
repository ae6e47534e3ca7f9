import { activityOf } from '@academy/domain/coins';
import type { HeldFromPlace } from '@academy/domain/enrolment';
import type { Queryable } from '../../database/connect.ts';
import type { Catalogue } from '../catalogue/index.ts';
import { certificatesOf } from '../certificates/index.ts';
import { courseEntries, readTotals, waitingEvents } from '../coins/index.ts';
import { badgesToWithdraw } from '../learning/index.ts';
import { hasWaitingProject } from '../project-reviews/index.ts';
import { refundedCourses } from './take-backs.store.ts';

interface Place {
  readonly userId: string;
  readonly courseId: string;
}

/** What a learner has from a place while it is still there. */
export async function readHeld(
  db: Queryable,
  catalogue: Catalogue,
  { userId, courseId }: Place,
): Promise<HeldFromPlace> {
  const waiting = await waitingEvents(db, userId);
  const certificates = await certificatesOf(db, userId);
  const refunded = (await refundedCourses(db, userId)).add(courseId);
  const badgeIds = await badgesToWithdraw(db, { userId, catalogue }, refunded);
  return {
    entries: await courseEntries(db, userId, courseId),
    openClaims: waiting.filter((event) => event.courseId === courseId && activityOf(event) !== null).length,
    hasCertificate: certificates.some((each) => each.courseId === courseId && each.revokedAt === null),
    badges: catalogue.achievements.flatMap(({ id, name }) => (badgeIds.includes(id) ? name : [])),
    hasWaitingProject: await hasWaitingProject(db, userId, courseId),
    balance: (await readTotals(db, userId)).balance,
  };
}
