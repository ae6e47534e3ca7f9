import type { User } from '@academy/contract/identity';
import { foldSignInName, SIGN_IN_LIMITS } from '@academy/domain/identity';
import { accept, refuse } from '@academy/domain/kernel';
import type { Queryable } from '../../database/connect.ts';
import type { SignInEvent } from '../../http/observing/security-log.ts';
import type { Services } from '../../services.ts';
import { findAccountByName, userOf } from './accounts.store.ts';
import { hashToken, makeToken } from './secret-token.ts';
import { addSignIn, endSignInByToken } from './sign-ins.store.ts';
import type { TryLimits } from './try-limits.store.ts';

type Needs = Pick<Services, 'clock' | 'passwords' | 'randomBytes'> & { readonly tryLimits: TryLimits };

interface Attempt {
  readonly username: string;
  readonly password: string;
  readonly address: string;
  readonly device: string;
  /** What this browser held before; that sign-in ends. */
  readonly earlierToken: string | null;
  /** Tells the security log. */
  readonly note: (event: SignInEvent) => void;
}

interface SignedIn {
  readonly user: User;
  readonly token: string;
  readonly maxAgeMs: number;
}

/** An unknown account and a wrong password get the same answer after the same work. */
export async function signIn(needs: Needs, db: Queryable, attempt: Attempt) {
  const name = foldSignInName(attempt.username);
  const pair = { 'account-at-address': `${name} ${attempt.address}` };
  const shared = { account: name, address: attempt.address };
  const limited = await needs.tryLimits.take({ ...pair, ...shared });
  if (limited) return { ok: false, refusal: { code: 'too-many-tries', ...limited } } as const;

  const account = await findAccountByName(db, name);
  const isRight = await needs.passwords.verify(attempt.password, account?.passwordHash ?? null);
  const failed = (reason: 'wrong-credentials' | 'account-suspended') =>
    attempt.note({ event: 'sign-in-failed', userId: account?.id ?? null, reason });
  if (!account || !isRight) {
    failed('wrong-credentials');
    return refuse('wrong-credentials');
  }
  await needs.tryLimits.forget(pair);
  await needs.tryLimits.giveBack(shared);
  if (account.suspendedAt) {
    failed('account-suspended');
    return refuse('account-suspended');
  }

  const { token, tokenHash } = makeToken(needs.randomBytes);
  const now = needs.clock();
  await db.transaction(async (tx) => {
    if (attempt.earlierToken) await endSignInByToken(tx, hashToken(attempt.earlierToken));
    await addSignIn(tx, { tokenHash, userId: account.id, device: attempt.device, now });
  });
  attempt.note({ event: 'signed-in', userId: account.id });
  const { absoluteMs } = SIGN_IN_LIMITS[account.role];
  return accept<SignedIn>({ user: userOf(account), token, maxAgeMs: absoluteMs });
}
