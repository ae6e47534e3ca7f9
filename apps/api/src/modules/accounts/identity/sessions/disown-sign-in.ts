import { deviceName } from '@academy/domain/accounts/identity';
import { accept, refuse, sastDateTime } from '@academy/domain/kernel';
import type { Queryable } from '../../../../database/connect.ts';
import type { Actor } from '../../../../http/endpoints/actor.ts';
import type { Services } from '../../../../services.ts';
import { lockAccount } from '../accounts.store.ts';
import { missingProof } from '../confirmation/missing-proof.ts';
import { endPendingChanges } from '../email-change/email-changes.store.ts';
import { notifyOwner } from '../notify-owner.ts';
import { quotedNames } from '../passkeys/letter-lines.ts';
import { removePasskeysAddedBy } from '../passkeys/passkeys.store.ts';
import { forgetDevice } from '../sign-in/known-devices.store.ts';
import { removeSignIn } from './sign-ins.store.ts';

/**
 * A thief has had the time to create an access that outlives the sign-in: a passkey that it added is removed with it, and so
 * is a pending change of the address. Passkeys of other sign-ins stay: no password is asked for here. Nor does a password
 * alone remove the passkeys that would have to be shown.
 */
export async function disownSignIn(
  parts: Pick<Services, 'clock' | 'config'>,
  tx: Queryable,
  actor: Actor,
  signInId: string,
) {
  if (signInId === actor.signInId) return refuse('sign-in-is-this');
  await lockAccount(tx, actor.userId);
  const missing = await missingProof(parts, tx, actor);
  if (missing) return refuse(missing);
  const ended = await removeSignIn(tx, actor.userId, signInId);
  if (!ended) return refuse('sign-in-not-found');
  const now = parts.clock();
  await endPendingChanges(tx, actor.userId, now);
  if (ended.deviceHash) await forgetDevice(tx, actor.userId, ended.deviceHash);
  const removedPasskeys = await removePasskeysAddedBy(tx, actor.userId, signInId);
  const device = deviceName(ended.device);
  const lines = [
    `You said that this sign-in was not yours: ${device}, ${sastDateTime(ended.createdAt)}. It is ended.`,
    ...(removedPasskeys.length > 0
      ? [`Passkeys that it had added are removed: ${quotedNames(removedPasskeys)}.`]
      : []),
    'If you have not chosen a new password yet, please do it now.',
  ];
  await notifyOwner(tx, actor.user, { subject: 'A device was signed out: not you', lines, now });
  return accept({ device, signedInAt: ended.createdAt.toISOString(), removedPasskeys });
}
