import { withdrawnDescription } from '@academy/domain/coins';
import { type TakenBack, takenBack, takenBackNews } from '@academy/domain/enrolment';
import type { Queryable } from '../../database/connect.ts';
import type { Catalogue } from '../catalogue/index.ts';
import { revokeRefunded } from '../certificates/index.ts';
import { addEntry, type CoinPlace, lockAccount } from '../coins/index.ts';
import { hasPlaceOf, lockPlaceOf, type PlaceBasis, removePlaceOf, settleBadges } from '../learning/index.ts';
import { addNotice } from '../notices/index.ts';
import { giveBackTaken } from './give-back.ts';
import { readHeld } from './read-held.ts';
import { addTakeBack, refundedCourses } from './take-backs.store.ts';

interface EndedPlace {
  readonly userId: string;
  readonly courseId: string;
  readonly courseTitle: string;
  readonly catalogue: Catalogue;
  readonly now: Date;
}

type Cause = { readonly orderId: string } | { readonly redemptionId: string };

/**
 * Ends a place whose whole price goes back, and takes back what it gave, in the caller's transaction. The account of coins is
 * locked before the place: who claims in this moment is either counted here or finds no place. Null where there is no such
 * place: then nothing was given, or it is taken back already.
 */
async function endPlace(
  tx: Queryable,
  place: EndedPlace,
  basis: PlaceBasis,
  cause: Cause,
): Promise<TakenBack | null> {
  const { userId, courseId, courseTitle, catalogue, now } = place;
  await lockAccount(tx, userId);
  if (!(await lockPlaceOf(tx, basis))) return null;
  // This refund may come before the job has given back what an earlier one took.
  await giveBackTaken(tx, place);
  const held = takenBack(await readHeld(tx, catalogue, place));
  await removePlaceOf(tx, basis);
  const { id: takeBackId } = await addTakeBack(tx, { userId, courseId, courseTitle, ...cause, takenAt: now });
  if (held.coins > 0)
    await addEntry(tx, {
      userId,
      kind: 'withdrawn',
      amount: -held.coins,
      description: withdrawnDescription(courseTitle),
      occurredAt: now,
      takeBackId,
    });
  // Asked again: one may have been issued until the place was locked.
  const taken = { ...held, hasCertificate: await revokeRefunded(tx, place) };
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

/** The place that rests on an order, which is locked. Null where it rests on none, as for money that came twice. */
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
): Promise<void> {
  const { userId, courseId } = place;
  const basis = { userId, courseId, access: 'coins' } as const;
  await endPlace(tx, { ...place, ...circumstances }, basis, { redemptionId });
}

/** What a refund of an order would take now; null where it would end no place. */
export async function foreseeTakeBack(
  db: Queryable,
  catalogue: Catalogue,
  { id: orderId, userId, courseId }: RefundedOrder,
): Promise<TakenBack | null> {
  if (userId === null || !(await hasPlaceOf(db, { orderId }))) return null;
  return takenBack(await readHeld(db, catalogue, { userId, courseId }));
}
