import { restoredDescription } from '@academy/domain/rewards/coins';
import type { Queryable } from '../../../database/connect.ts';
import { addJob } from '../../../job-queue/add-job.store.ts';
import type { Services } from '../../../services.ts';
import { addNotice } from '../../academy/notices/index.ts';
import type { Catalogue, CatalogueCache } from '../../catalogue/courses/index.ts';
import { lockPlace } from '../../enrolment/places/index.ts';
import { peopleWithWithdrawnBadges, settleBadges } from '../../learning/learning-log/index.ts';
import { addEntry, lockAccount, withdrawnBy } from '../coins/index.ts';
import { closeTakeBack, lockOpenTakeBack, refundedCourses } from './take-backs.store.ts';

interface Returned {
  readonly userId: string;
  readonly courseId: string;
  readonly catalogue: Catalogue;
  readonly now: Date;
}

/**
 * Gives back what a refund of the course took, once; the account is locked. A certificate stays revoked: a new one is
 * issued if the course is completed.
 */
export async function giveBackTaken(
  tx: Queryable,
  { userId, courseId, catalogue, now }: Returned,
): Promise<void> {
  const open = await lockOpenTakeBack(tx, userId, courseId);
  if (!open) return;
  const { id: takeBackId, courseTitle } = open;
  const coins = await withdrawnBy(tx, takeBackId);
  await closeTakeBack(tx, takeBackId, now);
  if (coins > 0)
    await addEntry(tx, {
      userId,
      kind: 'restored',
      amount: coins,
      description: restoredDescription(courseTitle),
      occurredAt: now,
      takeBackId,
    });
  await settleBadges(tx, { userId, catalogue, now }, await refundedCourses(tx, userId));
  await addJob(tx, 'issue-certificate', { userId, courseId });
  await addNotice(tx, {
    userId,
    kind: 'course-given-back',
    subject: `${courseId}:${takeBackId}`,
    title: courseTitle,
    happenedAt: now,
  });
}

type GiveBackContext = Pick<Services, 'db' | 'clock'> & {
  readonly catalogue: Pick<CatalogueCache, 'read'>;
};

/** The job that follows a place in a previously refunded course. A place that has ended again gives nothing back. */
export async function giveBack(
  { db, clock, catalogue }: GiveBackContext,
  { userId, courseId }: { readonly userId: string; readonly courseId: string },
): Promise<void> {
  const known = await catalogue.read();
  await db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    if (await lockPlace(tx, userId, courseId))
      await giveBackTaken(tx, { userId, courseId, catalogue: known, now: clock() });
  });
}

/** The daily job: a badge that other learning now supports is shown again. */
export async function giveBadgesBack({ db, clock, catalogue }: GiveBackContext): Promise<void> {
  const known = await catalogue.read();
  for (const userId of await peopleWithWithdrawnBadges(db))
    await db.transaction(async (tx) =>
      settleBadges(tx, { userId, catalogue: known, now: clock() }, await refundedCourses(tx, userId)),
    );
}
