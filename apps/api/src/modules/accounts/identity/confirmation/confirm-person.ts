import { networkOf, PASSKEY_CHALLENGE_MS, type RelyingParty } from '@academy/domain/accounts/identity';
import { accept, refuse } from '@academy/domain/kernel';
import type { Queryable } from '../../../../database/connect.ts';
import type { Actor } from '../../../../http/endpoints/actor.ts';
import type { Services } from '../../../../services.ts';
import { findAccount } from '../accounts.store.ts';
import { consumeSignedChallenge, issueChallenge } from '../passkeys/challenge.ts';
import { checkSignature, type Signed } from '../passkeys/check-signature.ts';
import { countPasskeys, findPasskey, recordPasskeyUse } from '../passkeys/passkeys.store.ts';
import { findSecondFactor } from '../second-factor/second-factors.store.ts';
import { showCode } from '../second-factor/show-code.ts';
import { confirmSignIn } from '../sessions/sign-ins.store.ts';
import type { TryLimits } from '../try-limits.store.ts';
import { verifyOwnPassword } from './own-password.ts';

type ConfirmationDeps = Pick<Services, 'clock' | 'passwords' | 'randomBytes' | 'secretBox'> & {
  readonly relyingParty: RelyingParty;
  readonly tryLimits: TryLimits;
};

/** Ways in which this person can confirm who they are. People who sign in only by passkey have no password. */
export async function waysToConfirm(db: Queryable, userId: string) {
  return {
    hasPassword: Boolean((await findAccount(db, userId))?.passwordHash),
    hasPasskey: (await countPasskeys(db, userId)) > 0,
    hasCode: Boolean((await findSecondFactor(db, userId))?.confirmedAt),
  };
}

async function recordConfirmation(deps: ConfirmationDeps, db: Queryable, actor: Actor, isStrong: boolean) {
  const { signInId } = actor;
  const isOpen = await confirmSignIn(db, { signInId, isStrong, now: deps.clock() });
  return isOpen ? accept(null) : refuse('sign-in-ended');
}

/** The limits of every question for the own password apply here too: an attacker who guesses has one budget. */
export async function confirmByPassword(
  deps: ConfirmationDeps,
  db: Queryable,
  actor: Actor,
  password: string,
) {
  const checked = await verifyOwnPassword(deps, db, actor.userId, password);
  return checked.ok ? recordConfirmation(deps, db, actor, false) : checked;
}

/** One that was begun and not confirmed is not a second factor yet. */
export async function confirmByCode(deps: ConfirmationDeps, db: Queryable, actor: Actor, code: string) {
  if (!(await findSecondFactor(db, actor.userId))?.confirmedAt) return refuse('wrong-code');
  const shown = await showCode(deps, db, { ...actor.user, id: actor.userId }, code);
  return shown.ok ? recordConfirmation(deps, db, actor, true) : shown;
}

export async function beginPasskeyConfirmation(
  deps: ConfirmationDeps,
  db: Queryable,
  actor: Actor,
  address: string,
) {
  const limited = await deps.tryLimits.take({ 'passkey-challenges': networkOf(address) });
  if (limited) return { ok: false, refusal: { code: 'too-many-tries', ...limited } } as const;
  const challenge = await issueChallenge(deps, db, actor.userId, true);
  return accept({ challenge, rpId: deps.relyingParty.id, timeoutMs: PASSKEY_CHALLENGE_MS });
}

/** A challenge and a passkey of this person: another person's valid signature confirms nobody here. */
export async function confirmByPasskey(deps: ConfirmationDeps, db: Queryable, actor: Actor, signed: Signed) {
  const { userId } = actor;
  const { clientDataJSON } = signed;
  const expected = await consumeSignedChallenge(deps, db, { clientDataJSON, userId, isConfirming: true });
  if (!expected) return refuse('challenge-over');
  const passkey = await findPasskey(db, Buffer.from(signed.id, 'base64url'));
  if (passkey?.userId !== userId) return refuse('passkey-not-known');
  const signCount = await checkSignature(deps.relyingParty, passkey, signed, expected);
  if (signCount === null) return refuse('passkey-not-known');
  return db.transaction(async (tx) => {
    const isUsed = await recordPasskeyUse(tx, { id: passkey.id, signCount, now: deps.clock() });
    return isUsed ? recordConfirmation(deps, tx, actor, true) : refuse('passkey-not-known');
  });
}
