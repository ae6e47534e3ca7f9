import type { Answer } from '@academy/contract';
import type { StaffRequest } from '@academy/contract/rewards/coins';
import type { Queryable } from '../../../../database/connect.ts';
import { pendingRedemptions, type RedemptionOfPerson, settledRedemptions } from './redemptions.store.ts';
import { requestAnswer, writtenOrNull } from './request-answer.ts';

function staffRequest(redemption: RedemptionOfPerson): StaffRequest {
  const { username, fullName, email, cost, note, address, settledAt } = redemption;
  return {
    ...requestAnswer(redemption),
    personName: fullName ?? username,
    email,
    cost,
    note,
    address,
    settledAt: writtenOrNull(settledAt),
  };
}

export async function listRedemptions(db: Queryable): Promise<Answer<'GET /api/admin/redemptions'>> {
  const [pending, settled] = await Promise.all([pendingRedemptions(db), settledRedemptions(db)]);
  return { pending: pending.map(staffRequest), settled: settled.map(staffRequest) };
}
