import { activityOf } from '@academy/domain/learning/learning-log';
import {
  coinsFromCourse,
  coursesUndone,
  type HeldFromPlace,
  type PaidWithCoins,
  type TakenBack,
  takenBack,
} from '@academy/domain/rewards/take-backs';
import type { Queryable } from '../../../database/connect.ts';
import type { Catalogue } from '../../catalogue/courses/index.ts';
import { coinPlacesOf } from '../../enrolment/places/index.ts';
import { badgesToWithdraw } from '../../learning/learning-log/index.ts';
import { hasWaitingProject } from '../../learning/project-reviews/index.ts';
import { certificatesOf } from '../certificates/index.ts';
import { courseEntries, readTotals, redemptionsNotReturned, waitingEvents } from '../coins/index.ts';
import { refundedCourses } from './take-backs.store.ts';

interface PlaceKey {
  readonly userId: string;
  readonly courseId: string;
}

type HeldFromCourse = Omit<HeldFromPlace, 'balance' | 'paidWithCoins'>;

/** What a learner has from each of these courses. */
async function readHeldFrom(
  db: Queryable,
  userId: string,
  courseIds: readonly string[],
): Promise<Map<string, HeldFromCourse>> {
  const waiting = await waitingEvents(db, userId);
  const certificates = await certificatesOf(db, userId);
  const held = new Map<string, HeldFromCourse>();
  for (const courseId of courseIds)
    held.set(courseId, {
      entries: await courseEntries(db, userId, courseId),
      openClaims: waiting.filter((event) => event.courseId === courseId && activityOf(event) !== null).length,
      hasCertificate: certificates.some((each) => each.courseId === courseId && each.revokedAt === null),
      hasWaitingProject: await hasWaitingProject(db, userId, courseId),
    });
  return held;
}

/** What coins have paid for, besides the place that ends; the newest first. */
async function readPaidWithCoins(db: Queryable, { userId, courseId }: PlaceKey): Promise<PaidWithCoins[]> {
  const places = new Set((await coinPlacesOf(db, userId)).filter((each) => each !== courseId));
  const held = await readHeldFrom(db, userId, [...places]);
  return (await redemptionsNotReturned(db, userId)).map(({ id: redemptionId, ...redemption }) => {
    const { rewardId, state, cost, courseTitle } = redemption;
    // The newest redemption of a course is the one behind its current place.
    const restsOnIt = rewardId === 'course' && places.delete(redemption.courseId ?? '');
    const known = restsOnIt ? held.get(redemption.courseId ?? '') : undefined;
    const place = known ? gainsOf(known) : null;
    return { redemptionId, rewardId, state, cost, courseId: redemption.courseId, courseTitle, place };
  });
}

function gainsOf({ entries, ...gains }: HeldFromCourse): PaidWithCoins['place'] {
  return { ...gains, coins: coinsFromCourse(entries) };
}

/** A preview of what a refund of the place would take. */
export async function readTakeBack(db: Queryable, catalogue: Catalogue, place: PlaceKey): Promise<TakenBack> {
  const { userId, courseId } = place;
  const own = (await readHeldFrom(db, userId, [courseId])).get(courseId);
  if (!own) throw new Error('What is held from a course was not read.');
  const { balance } = await readTotals(db, userId);
  const plan = takenBack({ ...own, balance, paidWithCoins: await readPaidWithCoins(db, place) });
  const refunded = await refundedCourses(db, userId);
  for (const ended of [courseId, ...coursesUndone(plan)]) refunded.add(ended);
  const badgeIds = await badgesToWithdraw(db, { userId, catalogue }, refunded);
  const badges = catalogue.achievements.flatMap(({ id, name }) => (badgeIds.includes(id) ? name : []));
  return { ...plan, badges };
}
