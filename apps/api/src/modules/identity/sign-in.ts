import { foldSignInName, networkOf, triesOfSignIn } from '@academy/domain/identity';
import { accept, refuse } from '@academy/domain/kernel';
import type { Queryable } from '../../database/connect.ts';
import type { SignInEvent } from '../../http/observing/security-log.ts';
import type { Services } from '../../services.ts';
import { type Account, findAccountByName } from './accounts.store.ts';
import { beginSignIn } from './begin-sign-in.ts';
import { takeCode } from './check-code.ts';
import { whoTries } from './devices.ts';
import { findSecondFactor } from './second-factors.store.ts';
import { takeSignInTry } from './take-sign-in-try.ts';
import { tellOwner } from './tell-owner.ts';
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

/** Whoever guesses codes has the password already. Told once in an hour, however long they guess. */
async function tellOfGuesses(parts: Parts, db: Queryable, account: Account): Promise<void> {
  if (await parts.tryLimits.take({ 'guesses-told': account.id })) return;
  const lines = [
    'Somebody who knows your password has typed wrong codes of your authenticator app, too many of them. We let nobody try for a few minutes.',
  ];
  const now = parts.clock();
  await db.transaction((tx) =>
    tellOwner(tx, account, { subject: 'Somebody is guessing your codes', lines, now }),
  );
}

/** Guesses are counted for the account: who knows its password is no stranger to be told apart by address. */
async function showCode(parts: Parts, db: Queryable, account: Account, code: string) {
  const userId = account.id;
  const tries = { 'second-factor': userId };
  const limited = await parts.tryLimits.take(tries);
  if (limited) await tellOfGuesses(parts, db, account);
  if (limited) return { ok: false, refusal: { code: 'too-many-tries', ...limited } } as const;
  if (!(await db.transaction((tx) => takeCode(parts, tx, { userId, code })))) return refuse('wrong-code');
  await parts.tryLimits.forget(tries);
  return accept(null);
}

/** An unknown account and a wrong password get the same answer after the same work. */
export async function signIn(parts: Parts, db: Queryable, attempt: Attempt) {
  const name = foldSignInName(attempt.username);
  const account = await findAccountByName(db, name);
  const who = await whoTries(db, account, name, attempt.deviceToken);
  const tries = triesOfSignIn({ ...who, network: networkOf(attempt.address) });
  const admitted = await takeSignInTry(parts.tryLimits, tries, account !== null);
  if (!admitted.ok) {
    const { retryAfterSeconds } = admitted;
    return { ok: false, refusal: { code: 'too-many-tries', retryAfterSeconds } } as const;
  }

  const isRight = await parts.passwords.verify(attempt.password, account?.passwordHash ?? null);
  const failed = (reason: 'wrong-credentials' | 'account-suspended' | 'wrong-code') =>
    attempt.note({ event: 'sign-in-failed', userId: account?.id ?? null, reason });
  if (!account || !isRight) {
    failed('wrong-credentials');
    return refuse('wrong-credentials');
  }
  await parts.tryLimits.forget(admitted.taken.own);
  await parts.tryLimits.giveBack(admitted.taken.shared);
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
