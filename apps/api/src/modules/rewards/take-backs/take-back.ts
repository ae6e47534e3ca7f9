import { undoneReason, withdrawnDescription } from '@academy/domain/rewards/coins';
import { type TakenBack, takenBackNews, type UndoneRedemption } from '@academy/domain/rewards/take-backs';
import type { Queryable } from '../../../database/connect.ts';
import { addNotice } from '../../academy/notices/index.ts';
import type { Catalogue } from '../../catalogue/courses/index.ts';
import { hasPlaceOf, lockPlacesOf, type PlaceBasis, removePlaceOf } from '../../enrolment/places/index.ts';
import { settleBadges } from '../../learning/learning-log/index.ts';
import { revokeRefunded } from '../certificates/index.ts';
import { addEntry, type CoinPlace, lockAccount, lockRedemptionsOf, returnCoins } from '../coins/index.ts';
import { giveBackTaken } from './give-back.ts';
import { readTakeBack } from './read-held.ts';
import { addTakeBack, refundedCourses } from './take-backs.store.ts';

interface EndedPlace {
  readonly userId: string;
  readonly courseId: string;
  readonly courseTitle: string;
  readonly catalogue: Catalogue;
  readonly now: Date;
}

type Cause = { readonly orderId: string } | { readonly redemptionId: string };

type Ended = Pick<EndedPlace, 'userId' | 'courseId' | 'courseTitle' | 'now'>;

/** Ends one place, with its coins and its certificate. */
async function removeGains(
  tx: Queryable,
  { userId, courseId, courseTitle, now }: Ended,
  coins: number,
  { basis, cause }: { readonly basis: PlaceBasis; readonly cause: Cause },
): Promise<{ readonly takeBackId: string; readonly hasCertificate: boolean }> {
  await removePlaceOf(tx, basis);
  const { id: takeBackId } = await addTakeBack(tx, { userId, courseId, courseTitle, ...cause, takenAt: now });
  if (coins > 0)
    await addEntry(tx, {
      userId,
      kind: 'withdrawn',
      amount: -coins,
      description: withdrawnDescription(courseTitle),
      occurredAt: now,
      takeBackId,
    });
  return { takeBackId, hasCertificate: await revokeRefunded(tx, { userId, courseId, now }) };
}

/** Returns a request, or ends a place that coins had paid for; the cost comes back. */
async function undo(
  tx: Queryable,
  { userId, courseTitle: refundedTitle, now }: Ended,
  undone: UndoneRedemption,
): Promise<UndoneRedemption> {
  const { redemptionId, rewardId, cost, courseId, courseTitle, coins, isPlace } = undone;
  const reason = undoneReason(refundedTitle);
  await returnCoins(tx, { id: redemptionId, userId, rewardId, cost }, { reason, now });
  if (!isPlace || courseId === null) return undone;
  const place = { userId, courseId, courseTitle: courseTitle ?? courseId, now };
  const rests = { basis: { userId, courseId, access: 'coins' }, cause: { redemptionId } } as const;
  const { hasCertificate } = await removeGains(tx, place, coins, rests);
  return { ...undone, hasCertificate };
}

/**
 * Ends a fully refunded place, and takes back what it gave and what its coins have paid for, in the caller's transaction.
 * The account of coins is locked first, then redemptions and places: a concurrent claim or redemption is either counted
 * here or finds no place. Null when there is no such place: nothing was given, or it is already taken back.
 */
async function endPlace(
  tx: Queryable,
  place: EndedPlace,
  basis: PlaceBasis,
  cause: Cause,
): Promise<TakenBack | null> {
  const { userId, courseId, courseTitle, catalogue, now } = place;
  await lockAccount(tx, userId);
  await lockRedemptionsOf(tx, userId);
  const { isThere, coinPlaces } = await lockPlacesOf(tx, userId, basis);
  if (!isThere) return null;
  // This refund may run before the job has given back what an earlier one took.
  for (const each of [courseId, ...coinPlaces])
    await giveBackTaken(tx, { userId, courseId: each, catalogue, now });
  const plan = await readTakeBack(tx, catalogue, place);
  // Checked again: a certificate may have been issued until the place was locked.
  const { takeBackId, hasCertificate } = await removeGains(tx, place, plan.coins, { basis, cause });
  const undone: UndoneRedemption[] = [];
  for (const each of plan.undone) undone.push(await undo(tx, place, each));
  const taken = { ...plan, hasCertificate, undone };
  await settleBadges(tx, place, await refundedCourses(tx, userId));
  const title = takenBackNews(courseTitle, taken);
  if (title !== null)
    await addNotice(tx, { userId, kind: 'course-taken-back', subject: takeBackId, title, happenedAt: now });
  return taken;
}

interface RefundedOrder {
  readonly id: string;
  readonly userId: string | null;
  readonly courseId: string;
  readonly courseTitle: string;
}

type Circumstances = Pick<EndedPlace, 'catalogue' | 'now'>;

/** The place given for a locked order. Null without one, as for a double payment. */
export async function endPaidPlace(
  tx: Queryable,
  { id: orderId, userId, courseId, courseTitle }: RefundedOrder,
  circumstances: Circumstances,
): Promise<TakenBack | null> {
  if (userId === null) return null;
  return endPlace(tx, { userId, courseId, courseTitle, ...circumstances }, { orderId }, { orderId });
}

/** The place that coins paid for, when staff return them: the same as a refund. */
export async function endCoinPlace(
  tx: Queryable,
  { redemptionId, ...place }: CoinPlace,
  circumstances: Circumstances,
): Promise<TakenBack | null> {
  const { userId, courseId } = place;
  const basis = { userId, courseId, access: 'coins' } as const;
  return endPlace(tx, { ...place, ...circumstances }, basis, { redemptionId });
}

/** A preview of what a refund of an order would take; null when it would end no place. */
export async function foreseeTakeBack(
  db: Queryable,
  catalogue: Catalogue,
  { id: orderId, userId, courseId }: RefundedOrder,
): Promise<TakenBack | null> {
  if (userId === null || !(await hasPlaceOf(db, { orderId }))) return null;
  return readTakeBack(db, catalogue, { userId, courseId });
}
