import { foldSignInName } from '@academy/domain/identity';
import { accept } from '@academy/domain/kernel';
import type { Queryable } from '../../database/connect.ts';
import { addJob } from '../../job-queue/add-job.store.ts';
import type { TryLimits } from './try-limits.store.ts';

interface Wish {
  readonly username: string;
  readonly address: string;
}

/** Only notes the wish: whether there is such an account is looked up later, so the answer cannot tell. */
export async function requestPasswordReset(tryLimits: TryLimits, db: Queryable, wish: Wish) {
  const name = foldSignInName(wish.username);
  const limited = await tryLimits.take({ 'reset-account': name, 'link-address': wish.address });
  if (limited) return { ok: false, refusal: { code: 'too-many-tries', ...limited } } as const;
  await addJob(db, 'mail-password-link', { username: name });
  return accept(null);
}
