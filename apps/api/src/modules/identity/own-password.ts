import { accept, refuse } from '@academy/domain/kernel';
import type { Queryable } from '../../database/connect.ts';
import type { Services } from '../../services.ts';
import { findAccount } from './accounts.store.ts';
import type { TryLimits } from './try-limits.store.ts';

type Parts = Pick<Services, 'passwords'> & { readonly tryLimits: TryLimits };

/** For what a sign-in alone does not allow. Outside any transaction: it hashes. */
export async function checkOwnPassword(parts: Parts, db: Queryable, userId: string, password: string) {
  const account = await findAccount(db, userId);
  const tries = { 'current-password': userId };
  const limited = await parts.tryLimits.take(tries);
  if (limited) return { ok: false, refusal: { code: 'too-many-tries', ...limited } } as const;
  if (!(await parts.passwords.verify(password, account?.passwordHash ?? null)))
    return refuse('wrong-password');
  await parts.tryLimits.giveBack(tries);
  return accept(null);
}
