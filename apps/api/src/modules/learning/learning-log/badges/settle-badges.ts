import { badgesOnlyThere } from '@academy/domain/learning/learning-log';
import type { Queryable } from '../../../../database/connect.ts';
import { readLogs } from '../event-log/learning-log.store.ts';
import type { Learner } from '../learner.ts';
import { lockLearner } from '../projections/version-guard.store.ts';
import { addWithdrawn, dropWithdrawn, unlockedIds, withdrawnIds } from './withdrawn-badges.store.ts';

/** The badges that a learner would not have without the refunded courses. Reads the whole log. */
async function restingOn(
  db: Queryable,
  { userId, catalogue }: Pick<Learner, 'userId' | 'catalogue'>,
  refunded: ReadonlySet<string>,
): Promise<number[]> {
  if (refunded.size === 0) return [];
  const log = (await readLogs(db, [userId])).get(userId) ?? [];
  const unlocked = new Set(await unlockedIds(db, userId));
  return badgesOnlyThere(log, refunded, catalogue.achievements).filter((id) => unlocked.has(id));
}

/** Those that a refund would withdraw now, in addition to those already withdrawn. */
export async function badgesToWithdraw(
  db: Queryable,
  learner: Pick<Learner, 'userId' | 'catalogue'>,
  refunded: ReadonlySet<string>,
): Promise<number[]> {
  const already = new Set(await withdrawnIds(db, learner.userId));
  return (await restingOn(db, learner, refunded)).filter((id) => !already.has(id));
}

/**
 * Withdraws the badges that depend on the refunded courses alone, and restores those that no longer do: because the place
 * was taken again, or because of what was learned elsewhere since.
 */
export async function settleBadges(
  tx: Queryable,
  learner: Learner,
  refunded: ReadonlySet<string>,
): Promise<void> {
  const { userId, now } = learner;
  // Also raises the version, so that no earlier cached answer is served again.
  await lockLearner(tx, userId);
  const resting = await restingOn(tx, learner, refunded);
  const known = await withdrawnIds(tx, userId);
  await addWithdrawn(tx, userId, resting, now);
  await dropWithdrawn(
    tx,
    userId,
    known.filter((id) => !resting.includes(id)),
  );
}
