import type { User } from '@academy/contract/accounts/identity';
import { SIGN_IN_LIMITS } from '@academy/domain/accounts/identity';
import { sastDateTime } from '@academy/domain/kernel';
import type { Queryable } from '../../../../database/connect.ts';
import type { Services } from '../../../../services.ts';
import { type Account, userOf } from '../accounts.store.ts';
import { notifyOwner } from '../notify-owner.ts';
import { hashToken, makeToken } from '../secret-token.ts';
import { addSignIn, endSignInByToken } from '../sessions/sign-ins.store.ts';
import { recogniseDevice } from './devices.ts';
import { hasDevices } from './known-devices.store.ts';

type BeginSignInDeps = Pick<Services, 'clock' | 'config' | 'randomBytes'>;

interface Beginning {
  readonly account: Account;
  /** More than a password was shown. */
  readonly isStrong: boolean;
  readonly device: string;
  readonly deviceToken: string | null;
  /** It has signed in to this account before. */
  readonly isKnownDevice: boolean;
  /** The browser's previous sign-in, which ends. */
  readonly earlierToken: string | null;
}

export interface SignedIn {
  readonly user: User;
  readonly token: string;
  readonly deviceToken: string;
  readonly maxAgeMs: number;
}

/** Not for the first device, and not for shared demo accounts. */
async function notifyOfNewDevice(
  deps: BeginSignInDeps,
  tx: Queryable,
  account: Account,
  device: string,
): Promise<void> {
  if (deps.config.isDemo || !(await hasDevices(tx, account.id))) return;
  const now = deps.clock();
  const lines = [
    `Somebody signed in to your account on a device that we did not know: ${device}, ${sastDateTime(now)}.`,
  ];
  await notifyOwner(tx, account, { subject: 'A new device signed in to your account', lines, now });
}

/** The person has proven who they are, by whatever means. */
export async function beginSignIn(
  deps: BeginSignInDeps,
  tx: Queryable,
  beginning: Beginning,
): Promise<SignedIn> {
  const { account, isStrong, device } = beginning;
  const { token, tokenHash } = makeToken(deps.randomBytes);
  if (beginning.earlierToken) await endSignInByToken(tx, hashToken(beginning.earlierToken));
  if (!beginning.isKnownDevice) await notifyOfNewDevice(deps, tx, account, device);
  const deviceToken = await recogniseDevice(deps, tx, account.id, beginning.deviceToken);
  const deviceHash = hashToken(deviceToken);
  await addSignIn(tx, { tokenHash, userId: account.id, device, deviceHash, isStrong, now: deps.clock() });
  return {
    user: userOf(account),
    token,
    deviceToken,
    maxAgeMs: SIGN_IN_LIMITS[account.role].absoluteMs,
  };
}
