import { foldSignInName, networkOf, triesOfSignIn } from '@academy/domain/accounts/identity';
import { accept, refuse } from '@academy/domain/kernel';
import type { Queryable } from '../../../../database/connect.ts';
import type { SignInEvent } from '../../../../http/observing/security-log.ts';
import type { Services } from '../../../../services.ts';
import { findAccountByName } from '../accounts.store.ts';
import { findSecondFactor } from '../second-factor/second-factors.store.ts';
import { showCode } from '../second-factor/show-code.ts';
import type { TryLimits } from '../try-limits.store.ts';
import { beginSignIn } from './begin-sign-in.ts';
import { countSignInTry } from './count-sign-in-try.ts';
import { tryKeysOf } from './devices.ts';
import { type NewDeviceLimit, RETRY_AFTER_SECONDS } from './new-device-limit.ts';

type SignInDeps = Pick<Services, 'clock' | 'config' | 'passwords' | 'randomBytes' | 'secretBox'> & {
  readonly tryLimits: TryLimits;
  readonly newDeviceLimit: NewDeviceLimit;
};

interface Attempt {
  readonly username: string;
  readonly password: string;
  /** Of the second factor. */
  readonly code?: string | undefined;
  readonly address: string;
  readonly device: string;
  readonly deviceToken: string | null;
  /** The browser's previous sign-in, which ends. */
  readonly earlierToken: string | null;
  /** Aborted when nobody waits for the response any more. */
  readonly signal: AbortSignal;
  /** Writes to the security log. */
  readonly note: (event: SignInEvent) => void;
}

async function identify(db: Queryable, { username, deviceToken }: Attempt) {
  const name = foldSignInName(username);
  const account = await findAccountByName(db, name);
  return { account, who: await tryKeysOf(db, account, name, deviceToken) };
}
type Identified = Awaited<ReturnType<typeof identify>>;

/** An unknown account and a wrong password get the same response after the same work. */
async function checkAttempt(deps: SignInDeps, db: Queryable, attempt: Attempt, { account, who }: Identified) {
  const isKnownDevice = who.knownDevice !== null;
  const tries = triesOfSignIn({ ...who, network: networkOf(attempt.address) });
  const admitted = await countSignInTry(deps.tryLimits, tries, account !== null);
  if (!admitted.ok) {
    const { retryAfterSeconds } = admitted;
    return { ok: false, refusal: { code: 'too-many-tries', retryAfterSeconds } } as const;
  }

  const isRight = await deps.passwords.verify(attempt.password, account?.passwordHash ?? null, {
    lane: isKnownDevice ? 'known-device' : 'new-device',
    signal: attempt.signal,
  });
  const failed = (reason: 'wrong-credentials' | 'account-suspended' | 'wrong-code' | 'too-many-tries') =>
    attempt.note({ event: 'sign-in-failed', userId: account?.id ?? null, reason });
  if (!account || !isRight) {
    failed('wrong-credentials');
    return refuse('wrong-credentials');
  }
  await deps.tryLimits.forget(admitted.taken.own);
  await deps.tryLimits.refund(admitted.taken.shared);
  if (account.suspendedAt) {
    failed('account-suspended');
    return refuse('account-suspended');
  }

  const isStrong = Boolean((await findSecondFactor(db, account.id))?.confirmedAt);
  if (isStrong) {
    if (attempt.code === undefined) {
      attempt.note({ event: 'second-factor-needed', userId: account.id });
      return refuse('second-factor-needed');
    }
    const shown = await showCode(deps, db, account, attempt.code);
    if (!shown.ok) {
      failed(shown.refusal.code);
      return shown;
    }
  }

  const begun = await db.transaction((tx) =>
    beginSignIn(deps, tx, { ...attempt, account, isStrong, isKnownDevice }),
  );
  const by = isStrong ? 'password-and-code' : 'password';
  attempt.note({ event: 'signed-in', userId: account.id, by });
  return accept(begun);
}

/** Only a browser with a device cookie can be known. All others are refused by a full queue before they cost a statement. */
export async function signIn(deps: SignInDeps, db: Queryable, attempt: Attempt) {
  const identified = attempt.deviceToken === null ? null : await identify(db, attempt);
  if (identified?.who.knownDevice) return checkAttempt(deps, db, attempt, identified);
  const checked = await deps.newDeviceLimit.run(async () =>
    checkAttempt(deps, db, attempt, identified ?? (await identify(db, attempt))),
  );
  const busy = { code: 'sign-ins-busy', retryAfterSeconds: RETRY_AFTER_SECONDS } as const;
  return checked ?? ({ ok: false, refusal: busy } as const);
}
