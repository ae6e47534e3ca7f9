import type { coinEndpoints } from '@academy/contract/rewards/coins';
import { accept } from '@academy/domain/kernel';
import type { Handlers } from '../../../http/endpoints/call.ts';
import { enrolledCourses } from '../../enrolment/places/index.ts';
import { claimActivity } from './claim-activity.ts';
import type { CoinsContext } from './coins-context.ts';
import { readCoins, readStatement } from './read-coins.ts';
import { listChoices } from './redemptions/list-choices.ts';
import { listRedemptions } from './redemptions/list-redemptions.ts';
import { redeemReward } from './redemptions/redeem-reward.ts';
import { acceptRedemption, fulfilRedemption, returnRedemption } from './redemptions/settle-redemption.ts';

export function coinHandlers(context: CoinsContext): Handlers<typeof coinEndpoints> {
  return {
    'GET /api/coins': async ({ db, actor }) => accept(await readCoins(db, actor.userId, context.clock())),
    'GET /api/coins/entries': async ({ input, db, actor }) =>
      accept(await readStatement(db, actor.userId, input.before)),
    'GET /api/coins/choices': async ({ db, actor }) =>
      accept(await listChoices(db, await context.catalogue.read(), actor.userId, context.clock())),
    'POST /api/coins/claims': ({ input, transaction, actor }) =>
      transaction((tx) => claimActivity(tx, { userId: actor.userId, now: context.clock(), ...input })),
    async 'POST /api/coins/redemptions'({ input, db, transaction, actor, grantDocuments }) {
      // Before the transaction: a caller that holds a connection must not wait for another one.
      const catalogue = await context.catalogue.read();
      const outcome = await transaction((tx) => redeemReward(context, tx, actor, { catalogue, input }));
      if (outcome.ok && input.rewardId === 'course')
        await grantDocuments(await enrolledCourses(db, actor.userId));
      return outcome;
    },
    'GET /api/admin/redemptions': async ({ db }) => accept(await listRedemptions(db)),
    'POST /api/admin/redemptions/:redemptionId/acceptance': ({ input, transaction, actor }) =>
      transaction((tx) => acceptRedemption(context, tx, { ...input, staffId: actor.userId })),
    'POST /api/admin/redemptions/:redemptionId/fulfilment': ({ input, transaction, actor }) =>
      transaction((tx) => fulfilRedemption(context, tx, { ...input, staffId: actor.userId })),
    'POST /api/admin/redemptions/:redemptionId/return': ({ input, transaction, actor }) =>
      transaction((tx) => returnRedemption(context, tx, { ...input, staffId: actor.userId })),
  };
}
