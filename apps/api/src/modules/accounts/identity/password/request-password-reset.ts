import { foldSignInName, networkOf, triesOfReset } from '@academy/domain/accounts/identity';
import { accept } from '@academy/domain/kernel';
import type { Queryable } from '../../../../database/connect.ts';
import { addJob } from '../../../../job-queue/add-job.store.ts';
import { findAccountByName } from '../accounts.store.ts';
import { tryKeysOf } from '../sign-in/devices.ts';
import type { TryLimits } from '../try-limits.store.ts';

interface Request {
  readonly username: string;
  readonly address: string;
  readonly deviceToken: string | null;
}

/**
 * Only stores the request, for a known and an unknown account alike: the mail is written later, so neither the
 * response nor its time reveals which. The account is looked up for its limit, which is the same under each of its
 * names.
 */
export async function requestPasswordReset(tryLimits: TryLimits, db: Queryable, request: Request) {
  const name = foldSignInName(request.username);
  const account = await findAccountByName(db, name);
  const who = await tryKeysOf(db, account, name, request.deviceToken);
  const limited = await tryLimits.take(triesOfReset({ ...who, network: networkOf(request.address) }));
  if (limited) return { ok: false, refusal: { code: 'too-many-tries', ...limited } } as const;
  await addJob(db, 'mail-password-link', { username: name });
  return accept(null);
}
