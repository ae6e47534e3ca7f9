import { foldSignInName, networkOf, triesOfSignIn } from '@academy/domain/identity';
import { accept, refuse } from '@academy/domain/kernel';
import type { Queryable } from '../../database/connect.ts';
import type { SignInEvent } from '../../http/observing/security-log.ts';
import type { Services } from '../../services.ts';
import { findAccountByName } from './accounts.store.ts';
import { beginSignIn } from './begin-sign-in.ts';
import { whoTries } from './devices.ts';
import { findSecondFactor } from './second-factors.store.ts';
import { showCode } from './show-code.ts';
import type { TryLimits } from './try-limits.store.ts';

type Parts = Pick<Services, 'clock' | 'config' | 'passwords' | 'randomBytes' | 'secretBox'> & {
  readonly tryLimits: TryLimits;
};

interface Attempt {
  readonly username: string;
  readonly password: string;
  /** Of the second factor. */
  readonly code?: string | undefined;
  readonly address: string;
  readonly device: string;
  readonly deviceToken: string | null;
  /** What this browser held before; that sign-in ends. */
  readonly earlierToken: string | null;
  /** Tells the security log. */
  readonly note: (event: SignInEvent) => void;
}

/** An unknown account and a wrong password get the same answer after the same work. */
export async function signIn(parts: Parts, db: Queryable, attempt: Attempt) {
  const name = foldSignInName(attempt.username);
  const account = await findAccountByName(db, name);
  const who = await whoTries(db, account, name, attempt.deviceToken);
  const { own, shared } = triesOfSignIn({
    ...who,
    network: networkOf(attempt.address),
  });
  const limited = await parts.tryLimits.take({ ...own, ...shared });
  if (limited) return { ok: false, refusal: { code: 'too-many-tries', ...limited } } as const;

  const isRight = await parts.passwords.verify(attempt.password, account?.passwordHash ?? null);
  const failed = (reason: 'wrong-credentials' | 'account-suspended' | 'wrong-code') =>
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

  const isStrong = Boolean((await findSecondFactor(db, account.id))?.confirmedAt);
  if (isStrong) {
    if (attempt.code === undefined) return refuse('second-factor-needed');
    const shown = await showCode(parts, db, account, attempt.code);
    if (!shown.ok) {
      failed('wrong-code');
      return shown;
    }
  }

  const begun = await db.transaction((tx) =>
    beginSignIn(parts, tx, { ...attempt, account, isStrong, isKnownDevice: who.knownDevice !== null }),
  );
  attempt.note({ event: 'signed-in', userId: account.id });
  return accept(begun);
}
