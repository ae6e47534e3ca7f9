import { networkOf, PASSKEY_CHALLENGE_MS, type RelyingParty } from '@academy/domain/accounts/identity';
import { accept, refuse } from '@academy/domain/kernel';
import type { Queryable } from '../../../../database/connect.ts';
import type { SignInEvent } from '../../../../http/observing/security-log.ts';
import type { Services } from '../../../../services.ts';
import { findAccount } from '../accounts.store.ts';
import { hashToken } from '../secret-token.ts';
import { beginSignIn } from '../sign-in/begin-sign-in.ts';
import { isKnownDevice } from '../sign-in/known-devices.store.ts';
import type { TryLimits } from '../try-limits.store.ts';
import { consumeSignedChallenge, issueChallenge } from './challenge.ts';
import { checkSignature, type Signed } from './check-signature.ts';
import { findPasskey, recordPasskeyUse } from './passkeys.store.ts';

type PasskeySignInDeps = Pick<Services, 'clock' | 'config' | 'randomBytes'> & {
  readonly relyingParty: RelyingParty;
  readonly tryLimits: TryLimits;
};

interface Attempt extends Signed {
  readonly device: string;
  readonly deviceToken: string | null;
  readonly earlierToken: string | null;
  /** Writes to the security log. */
  readonly note: (event: SignInEvent) => void;
}

export async function beginPasskeySignIn(deps: PasskeySignInDeps, db: Queryable, address: string) {
  const limited = await deps.tryLimits.take({ 'passkey-challenges': networkOf(address) });
  if (limited) return { ok: false, refusal: { code: 'too-many-tries', ...limited } } as const;
  const challenge = await issueChallenge(deps, db, null);
  return accept({ challenge, rpId: deps.relyingParty.id, timeoutMs: PASSKEY_CHALLENGE_MS });
}

/** The owner unlocked the device and holds the key: that is two factors, and no code is asked for. */
export async function signInWithPasskey(deps: PasskeySignInDeps, db: Queryable, attempt: Attempt) {
  const { id, clientDataJSON, authenticatorData, signature } = attempt;
  const expected = await consumeSignedChallenge(deps, db, { clientDataJSON, userId: null });
  const passkey = await findPasskey(db, Buffer.from(id, 'base64url'));
  const account = passkey && (await findAccount(db, passkey.userId));
  const failed = (reason: 'challenge-over' | 'passkey-not-known' | 'account-suspended') => {
    attempt.note({ event: 'sign-in-failed', userId: account?.id ?? null, reason });
    return refuse(reason);
  };
  if (!expected) return failed('challenge-over');
  if (!passkey || !account) return failed('passkey-not-known');
  const signed = { id, clientDataJSON, authenticatorData, signature };
  const signCount = await checkSignature(deps.relyingParty, passkey, signed, expected);
  if (signCount === null) return failed('passkey-not-known');
  if (account.suspendedAt) return failed('account-suspended');

  const { deviceToken } = attempt;
  const begun = await db.transaction(async (tx) => {
    if (!(await recordPasskeyUse(tx, { id: passkey.id, signCount, now: deps.clock() }))) return null;
    const isKnown = deviceToken !== null && (await isKnownDevice(tx, hashToken(deviceToken), account.id));
    return beginSignIn(deps, tx, { ...attempt, account, isStrong: true, isKnownDevice: isKnown });
  });
  if (!begun) return failed('passkey-not-known');
  attempt.note({ event: 'signed-in', userId: account.id, by: 'passkey' });
  return accept(begun);
}
