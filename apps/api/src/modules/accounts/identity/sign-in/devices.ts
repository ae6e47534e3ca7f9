import type { Queryable } from '../../../../database/connect.ts';
import type { Services } from '../../../../services.ts';
import { hashToken, makeToken } from '../secret-token.ts';
import { isKnownDevice, isOurDevice, rememberDevice } from './known-devices.store.ts';

/** One key per account, whichever name was typed, and the device if it has signed in to it before. */
export async function tryKeysOf(
  db: Queryable,
  account: { readonly id: string } | null,
  foldedName: string,
  deviceToken: string | null,
) {
  const isKnown =
    deviceToken !== null && (await isKnownDevice(db, hashToken(deviceToken), account?.id ?? null));
  return {
    account: account ? `id ${account.id}` : `name ${foldedName}`,
    knownDevice: isKnown ? deviceToken : null,
  };
}

/**
 * This browser has proven that it belongs to the account's owner. A token that we issued stays, since other accounts
 * may be used on the same browser; any other one is replaced.
 */
export async function recogniseDevice(
  { clock, randomBytes }: Pick<Services, 'clock' | 'randomBytes'>,
  db: Queryable,
  userId: string,
  deviceToken: string | null,
): Promise<string> {
  const isOurs = deviceToken !== null && (await isOurDevice(db, hashToken(deviceToken)));
  const token = isOurs ? deviceToken : makeToken(randomBytes).token;
  await rememberDevice(db, { userId, tokenHash: hashToken(token), now: clock() });
  return token;
}
