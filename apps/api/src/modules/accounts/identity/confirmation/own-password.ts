import { accept, refuse } from '@academy/domain/kernel';
import type { Queryable } from '../../../../database/connect.ts';
import type { SignInEvent } from '../../../../http/observing/security-log.ts';
import type { Services } from '../../../../services.ts';
import { findAccount } from '../accounts.store.ts';
import type { TryLimits } from '../try-limits.store.ts';

type OwnPasswordDeps = Pick<Services, 'passwords'> & { readonly tryLimits: TryLimits };

interface PasswordCall {
  readonly db: Queryable;
  readonly actor: { readonly userId: string };
  readonly input: { readonly password: string };
  /** Writes to the security log. */
  readonly logSignInEvent: (event: SignInEvent) => void;
}

/** Outside any transaction: it hashes. */
export async function verifyOwnPassword(
  deps: OwnPasswordDeps,
  db: Queryable,
  userId: string,
  password: string,
) {
  const account = await findAccount(db, userId);
  const tries = { 'current-password': userId };
  const limited = await deps.tryLimits.take(tries);
  if (limited) return { ok: false, refusal: { code: 'too-many-tries', ...limited } } as const;
  if (!(await deps.passwords.verify(password, account?.passwordHash ?? null)))
    return refuse('wrong-password');
  await deps.tryLimits.refund(tries);
  return accept(null);
}

/** For actions that need more than being signed in. */
export async function checkOwnPassword(
  deps: OwnPasswordDeps,
  { db, actor, input, logSignInEvent }: PasswordCall,
) {
  const { userId } = actor;
  const checked = await verifyOwnPassword(deps, db, userId, input.password);
  if (!checked.ok && checked.refusal.code === 'wrong-password')
    logSignInEvent({ event: 'confirmation-failed', userId, reason: 'wrong-password' });
  return checked;
}
