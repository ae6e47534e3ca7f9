import type { Queryable } from '../../../../database/connect.ts';
import type { Services } from '../../../../services.ts';
import { type Account, setFactorLostAt } from '../accounts.store.ts';
import { isRequiredOf } from '../confirmation/missing-proof.ts';
import { findSecondFactor } from './second-factors.store.ts';

interface Lost {
  readonly account: Pick<Account, 'id' | 'role'>;
  /** Whether a mailed link has just removed a passkey or an app. */
  readonly isRemoved: boolean;
}

/** What the letter says about it. A remaining app is still required, and then nothing is lost. */
export async function recordLostFactor(
  parts: Pick<Services, 'clock' | 'config'>,
  tx: Queryable,
  { account, isRemoved }: Lost,
): Promise<string[]> {
  if (!isRemoved || !isRequiredOf(parts, account.role)) return [];
  if ((await findSecondFactor(tx, account.id))?.confirmedAt) return [];
  await setFactorLostAt(tx, account.id, parts.clock());
  return [
    'Before you can set up a second factor again, an administrator has to make sure that it is you. Until then you can do what learners do.',
  ];
}
