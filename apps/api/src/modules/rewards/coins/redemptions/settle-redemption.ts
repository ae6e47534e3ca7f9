import { accept, refuse } from '@academy/domain/kernel';
import { rewardNamed, type StaffStep, stepOf } from '@academy/domain/rewards/coins';
import type { Queryable } from '../../../../database/connect.ts';
import { recordStaffAction } from '../../../academy/audit/index.ts';
import { addNotice } from '../../../academy/notices/index.ts';
import { queueChosenMail } from '../../../accounts/mail-preferences/index.ts';
import { acceptedLetter, fulfilledLetter, returnedLetter } from '../coin-letters.ts';
import type { CoinsContext } from '../coins-context.ts';
import { lockAccount } from '../ledger.store.ts';
import {
  changeRedemption,
  lockRedemption,
  ownerOfRedemption,
  type RedemptionOfPerson,
} from './redemptions.store.ts';
import { returnCoins } from './return-coins.ts';

const YEAR_MS = 366 * 24 * 60 * 60 * 1000;

interface Step {
  readonly redemptionId: string;
  readonly staffId: string;
}

interface RedemptionNews {
  readonly letter: ReturnType<typeof fulfilledLetter>;
  readonly kind: 'redemption-accepted' | 'redemption-fulfilled' | 'redemption-returned';
  /** The accepted date. */
  readonly dueAt?: Date;
}

function aboutIt({ publicUrl }: CoinsContext, { username, fullName, ...redemption }: RedemptionOfPerson) {
  const { rewardId, cost, courseTitle } = redemption;
  const reward = { ...rewardNamed(rewardId), cost };
  return { name: fullName ?? username, reward, courseTitle, publicUrl: publicUrl() };
}

/** A request that is moved to another date is announced again. */
async function tell(
  { publicUrl }: CoinsContext,
  tx: Queryable,
  redemption: RedemptionOfPerson,
  news: RedemptionNews,
  now: Date,
): Promise<void> {
  const { id, userId, email: recipient, rewardId, courseTitle } = redemption;
  const { letter, kind, dueAt } = news;
  const { name } = rewardNamed(rewardId);
  await addNotice(tx, {
    userId,
    kind,
    subject: dueAt ? `${id}/${dueAt.toISOString()}` : id,
    title: courseTitle === null ? name : `${name} for ${courseTitle}`,
    happenedAt: now,
    ...(dueAt && { dueAt }),
  });
  const mail = { ...letter, publicUrl: publicUrl(), now };
  await queueChosenMail(tx, { kind: 'coin-requests', userId, recipient, ...mail });
}

/** What every staff step shares: the lock, the rule, the notice, and the audit log. */
async function settle<Refused extends { readonly ok: false }>(
  context: CoinsContext,
  tx: Queryable,
  { redemptionId, staffId }: Step,
  step: StaffStep,
  act: (redemption: RedemptionOfPerson, now: Date) => Promise<RedemptionNews | Refused>,
) {
  const now = context.clock();
  const ownerId = await ownerOfRedemption(tx, redemptionId);
  if (ownerId === null) return refuse('unknown-redemption');
  // The same lock order as a refund, which may undo redemptions: the account, then them.
  await lockAccount(tx, ownerId);
  const redemption = await lockRedemption(tx, redemptionId);
  if (!redemption) return refuse('unknown-redemption');
  const allowed = stepOf(redemption.state, step);
  if (!allowed.ok) return allowed;
  const news = await act(redemption, now);
  if ('ok' in news) return news;
  await tell(context, tx, redemption, news, now);
  const action = `${step}-redemption` as const;
  await recordStaffAction(tx, { actorId: staffId, action, subject: redemptionId, now });
  return accept(null);
}

/** Staff accept it for a date, or move it to another one. */
export function acceptRedemption(
  context: CoinsContext,
  tx: Queryable,
  { date, ...step }: Step & { readonly date: string },
) {
  return settle(context, tx, step, 'accept', async (redemption, now) => {
    const appointedAt = new Date(date);
    if (appointedAt <= now) return refuse('in-the-past');
    if (appointedAt.getTime() > now.getTime() + YEAR_MS) return refuse('too-far-ahead');
    await changeRedemption(tx, redemption.id, { state: 'accepted', appointedAt });
    const letter = acceptedLetter(aboutIt(context, redemption), appointedAt);
    const news: RedemptionNews = { letter, kind: 'redemption-accepted', dueAt: appointedAt };
    return news;
  });
}

export function fulfilRedemption(context: CoinsContext, tx: Queryable, step: Step) {
  return settle<never>(context, tx, step, 'fulfil', async (redemption, now) => {
    await changeRedemption(tx, redemption.id, { state: 'fulfilled', settledAt: now });
    return { letter: fulfilledLetter(aboutIt(context, redemption)), kind: 'redemption-fulfilled' };
  });
}

/** The coins go back, also for a fulfilled reward. */
export function returnRedemption(
  context: CoinsContext,
  tx: Queryable,
  { reason, ...step }: Step & { readonly reason: string },
) {
  return settle<never>(context, tx, step, 'return', async (redemption, now) => {
    const { id, userId, rewardId, courseId, courseTitle, state } = redemption;
    await returnCoins(tx, redemption, { reason, now });
    // The printed copy of a certificate also has a course, but no place in it.
    const taken =
      rewardId === 'course' && courseId !== null
        ? await context.endCoinPlace(
            tx,
            { userId, courseId, courseTitle: courseTitle ?? courseId, redemptionId: id },
            { catalogue: await context.catalogue.read(), now },
          )
        : null;
    const letter = returnedLetter(aboutIt(context, redemption), {
      reason,
      wasFulfilled: state === 'fulfilled',
      taken,
    });
    return { letter, kind: 'redemption-returned' };
  });
}
