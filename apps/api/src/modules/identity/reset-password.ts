import { checkNewPassword, networkOf } from '@academy/domain/identity';
import { accept, refuse } from '@academy/domain/kernel';
import type { Queryable } from '../../database/connect.ts';
import { isCommonPassword } from '../../gateways/common-passwords.ts';
import type { Services } from '../../services.ts';
import { findAccount, setPasswordHash } from './accounts.store.ts';
import { meetDevice } from './devices.ts';
import { forgetOtherDevices } from './known-devices.store.ts';
import { namesOf } from './names-of.ts';
import { markLinkUsed, personOfOpenLink } from './one-time-links.store.ts';
import { hashToken } from './secret-token.ts';
import { endAllSignIns } from './sign-ins.store.ts';
import type { TryLimits } from './try-limits.store.ts';

type Parts = Pick<Services, 'passwords' | 'clock' | 'randomBytes'> & { readonly tryLimits: TryLimits };

interface Reset {
  readonly token: string;
  readonly newPassword: string;
  readonly address: string;
  readonly deviceToken: string | null;
}

/**
 * The link counts as used only when a password was set with it: a refused password may be mended. Who holds it reads
 * the owner's mail, so the device is known from now on: the way in for an owner whose account others are guessing at.
 */
export async function resetPassword(parts: Parts, db: Queryable, reset: Reset) {
  const tries = { 'link-address': networkOf(reset.address) };
  const limited = await parts.tryLimits.take(tries);
  if (limited) return { ok: false, refusal: { code: 'too-many-tries', ...limited } } as const;

  return db.transaction(async (tx) => {
    const now = parts.clock();
    const tokenHash = hashToken(reset.token);
    const userId = await personOfOpenLink(tx, tokenHash, now);
    const account = userId && (await findAccount(tx, userId));
    if (!account) return refuse('link-not-valid');
    await parts.tryLimits.giveBack(tries);

    const checked = checkNewPassword({
      password: reset.newPassword,
      currentPassword: null,
      isCommon: isCommonPassword(reset.newPassword),
      namesOfOwner: namesOf(account),
    });
    if (!checked.ok) return checked;
    await setPasswordHash(tx, account.id, await parts.passwords.hash(checked.value));
    await markLinkUsed(tx, tokenHash, now);
    await endAllSignIns(tx, account.id);
    await forgetOtherDevices(tx, account.id, null);
    return accept({ deviceToken: await meetDevice(parts, tx, account.id, reset.deviceToken) });
  });
}
