import { base32, TOTP_SECRET_BYTES, totpUri } from '@academy/domain/accounts/identity';
import { accept, refuse } from '@academy/domain/kernel';
import { PRODUCT_NAME } from '@academy/domain/product';
import type { Queryable } from '../../../../database/connect.ts';
import type { Actor } from '../../../../http/endpoints/actor.ts';
import type { Services } from '../../../../services.ts';
import { lockAccount, setFactorLostAt } from '../accounts.store.ts';
import { isRequiredOf, missingProof } from '../confirmation/missing-proof.ts';
import { notifyAdministrators } from '../notify-administrators.ts';
import { notifyOwner } from '../notify-owner.ts';
import { doesSecretKeyFit } from '../sealing-key/sealing-key.ts';
import { endOtherSignIns } from '../sessions/sign-ins.store.ts';
import { consumeCode } from './check-code.ts';
import type { NewRecoveryCodes } from './recovery-code-hash.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  countRecoveryCodes,
  findSecondFactor,
  lockSecondFactor,
  removeSecondFactor,
  replaceRecoveryCodes,
  strengthenSignIn,
} from './second-factors.store.ts';

type SecondFactorDeps = Pick<Services, 'clock' | 'randomBytes' | 'config' | 'secretBox'>;

export async function readSecondFactor(deps: SecondFactorDeps, db: Queryable, actor: Actor) {
  const { userId, user } = actor;
  const factor = await findSecondFactor(db, userId);
  return {
    onSince: factor?.confirmedAt?.toISOString() ?? null,
    recoveryCodesLeft: factor?.confirmedAt ? await countRecoveryCodes(db, userId) : 0,
    isRequired: isRequiredOf(deps, user.role),
    isLost: (await missingProof(deps, db, actor)) === 'second-factor-lost',
  };
}

/** The picture as one path of squares; people who cannot scan it type the secret. */
async function drawnCode(text: string): Promise<{ path: string; size: number }> {
  const { encode } = await import('uqr');
  const { data, size } = encode(text, { border: 2 });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return { path: squares.join(''), size };
}

/** The first code of an app makes a sign-in strong: a password alone must not use this to bypass a passkey. */
export async function startSecondFactor(deps: SecondFactorDeps, tx: Queryable, actor: Actor) {
  const { userId, user } = actor;
  if ((await findSecondFactor(tx, userId))?.confirmedAt) return refuse('already-on');
  const missing = await missingProof(deps, tx, actor);
  if (missing) return refuse(missing);
  // The right key could not open what we sealed.
  if (!(await doesSecretKeyFit(deps, tx))) return refuse('secret-key-foreign');
  const secret = deps.randomBytes(TOTP_SECRET_BYTES);
  const sealed = deps.secretBox.seal(secret, userId);
  await beginSecondFactor(tx, { userId, secret: sealed, begunAt: deps.clock() });
  const words = base32(secret);
  return accept({
    secret: words,
    picture: await drawnCode(totpUri(PRODUCT_NAME, user.email ?? user.username, words)),
  });
}

async function issueRecoveryCodes(tx: Queryable, userId: string, { codes, ...stored }: NewRecoveryCodes) {
  await replaceRecoveryCodes(tx, { userId, ...stored });
  return { recoveryCodes: [...codes] };
}

/**
 * Only people who have shown a code of the app are asked for one from now on. Every other sign-in ends: none of them has
 * shown one, and one may be a stranger's who knows the password.
 */
export async function finishSecondFactor(
  deps: SecondFactorDeps,
  tx: Queryable,
  actor: Actor,
  { code, recoveryCodes }: { readonly code: string; readonly recoveryCodes: NewRecoveryCodes },
) {
  const { userId, signInId, user } = actor;
  await lockAccount(tx, userId);
  const factor = await findSecondFactor(tx, userId);
  if (!factor) return refuse('not-begun');
  if (factor.confirmedAt) return refuse('already-on');
  // Checked again: since it was begun a passkey may have been added, or removed by a mailed link.
  const missing = await missingProof(deps, tx, actor);
  if (missing) return refuse(missing);
  const now = deps.clock();
  if (!(await consumeCode(deps, tx, { userId, code, recoveryHash: null }))) return refuse('wrong-code');
  await confirmSecondFactor(tx, userId, now);
  if (!(await strengthenSignIn(tx, signInId))) return refuse('sign-in-ended');
  await setFactorLostAt(tx, userId, null);
  await endOtherSignIns(tx, userId, signInId);
  const lines = [
    'From now on we ask for a code of your authenticator app when you sign in. Every other device has to sign in again.',
  ];
  await notifyOwner(tx, user, { subject: 'Your second factor is on', lines, now });
  return accept(await issueRecoveryCodes(tx, userId, recoveryCodes));
}

/** The password alone must not reveal the way around the factor. */
export async function endSecondFactor(
  deps: SecondFactorDeps,
  tx: Queryable,
  { userId, user, isStrong }: Actor,
) {
  if (isRequiredOf(deps, user.role)) return refuse('second-factor-required');
  const factor = await lockSecondFactor(tx, userId);
  if (factor?.confirmedAt && !isStrong) return refuse('second-factor-not-shown');
  await removeSecondFactor(tx, userId);
  const lines = ['Your password alone opens your account again.'];
  const now = deps.clock();
  await notifyOwner(tx, user, { subject: 'Your second factor is off', lines, now });
  if (factor?.confirmedAt)
    await notifyAdministrators(tx, { person: user, change: 'second-factor-removed', by: user, now });
  return accept(null);
}

export async function renewRecoveryCodes(
  deps: SecondFactorDeps,
  tx: Queryable,
  { userId, user, isStrong }: Actor,
  recoveryCodes: NewRecoveryCodes,
) {
  if (!(await lockSecondFactor(tx, userId))?.confirmedAt) return refuse('not-begun');
  if (!isStrong) return refuse('second-factor-not-shown');
  const lines = ['New recovery codes were made for your account. The earlier ones open nothing any more.'];
  const now = deps.clock();
  await notifyOwner(tx, user, { subject: 'Your recovery codes are new', lines, now });
  await notifyAdministrators(tx, { person: user, change: 'recovery-codes-renewed', by: user, now });
  return accept(await issueRecoveryCodes(tx, userId, recoveryCodes));
}
