import type { User } from '@academy/contract/identity';
import { foldSignInName, networkOf, SIGN_IN_LIMITS, triesOfSignIn } from '@academy/domain/identity';
import { accept, refuse } from '@academy/domain/kernel';
import type { Queryable } from '../../database/connect.ts';
import type { SignInEvent } from '../../http/observing/security-log.ts';
import type { Services } from '../../services.ts';
import { findAccountByName, userOf } from './accounts.store.ts';
import { meetDevice, whoTries } from './devices.ts';
import { hashToken, makeToken } from './secret-token.ts';
import { addSignIn, endSignInByToken } from './sign-ins.store.ts';
import type { TryLimits } from './try-limits.store.ts';

type Parts = Pick<Services, 'clock' | 'passwords' | 'randomBytes'> & { readonly tryLimits: TryLimits };

interface Attempt {
  readonly username: string;
  readonly password: string;
  readonly address: string;
  readonly device: string;
  readonly deviceToken: string | null;
  /** What this browser held before; that sign-in ends. */
  readonly earlierToken: string | null;
  /** Tells the security log. */
  readonly note: (event: SignInEvent) => void;
}

interface SignedIn {
  readonly user: User;
  readonly token: string;
  readonly deviceToken: string;
  readonly maxAgeMs: number;
}

/** An unknown account and a wrong password get the same answer after the same work. */
export async function signIn(parts: Parts, db: Queryable, attempt: Attempt) {
  const name = foldSignInName(attempt.username);
  const account = await findAccountByName(db, name);
  const { own, shared } = triesOfSignIn({
    ...(await whoTries(db, account, name, attempt.deviceToken)),
    network: networkOf(attempt.address),
  });
  const limited = await parts.tryLimits.take({ ...own, ...shared });
  if (limited) return { ok: false, refusal: { code: 'too-many-tries', ...limited } } as const;

  const isRight = await parts.passwords.verify(attempt.password, account?.passwordHash ?? null);
  const failed = (reason: 'wrong-credentials' | 'account-suspended') =>
    attempt.note({ event: 'sign-in-failed', userId: account?.id ?? null, reason });
  if (!account || !isRight) {
    failed('wrong-credentials');
    return refuse('wrong-credentials');
  }
  await parts.tryLimits.forget(own);
  await parts.tryLimits.giveBack(shared);
  if (account.suspendedAt) {
    failed('account-suspended');
    return refuse('account-suspended');
  }

  const { token, tokenHash } = makeToken(parts.randomBytes);
  const now = parts.clock();
  const deviceToken = await db.transaction(async (tx) => {
    if (attempt.earlierToken) await endSignInByToken(tx, hashToken(attempt.earlierToken));
    await addSignIn(tx, { tokenHash, userId: account.id, device: attempt.device, now });
    return meetDevice(parts, tx, account.id, attempt.deviceToken);
  });
  attempt.note({ event: 'signed-in', userId: account.id });
  const { absoluteMs } = SIGN_IN_LIMITS[account.role];
  return accept<SignedIn>({ user: userOf(account), token, deviceToken, maxAgeMs: absoluteMs });
}
