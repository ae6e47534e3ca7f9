import type { Answer } from '@academy/contract';
import { ENTRY_STATES, type EntryState } from '@academy/domain/admissions/invitations';
import type { Queryable } from '../../../database/connect.ts';
import { countUnsent } from '../../academy/outbox/index.ts';
import { listWaitlist } from '../../admissions/invitations/index.ts';
import { countOdd } from '../../commerce/payments/index.ts';
import { countOpenVouchers } from '../../commerce/vouchers/index.ts';
import { countPending } from '../../rewards/coins/index.ts';

type Overview = Answer<'GET /api/admin/overview'>;

/** Counts only: Home shows no names. */
export async function readOverview(
  db: Queryable,
  now: Date,
): Promise<
  Pick<Overview, 'waitlist' | 'outbox' | 'rewards' | 'vouchers'> & { readonly oddPayments: number }
> {
  const entries = await listWaitlist(db, now);
  const inState = (state: EntryState) => entries.filter((entry) => entry.state === state).length;
  const waitlist = Object.fromEntries(ENTRY_STATES.map((state) => [state, inState(state)]));
  return {
    waitlist: waitlist as Overview['waitlist'],
    outbox: await countUnsent(db),
    rewards: { pending: await countPending(db) },
    vouchers: { open: await countOpenVouchers(db, now) },
    oddPayments: await countOdd(db),
  };
}
