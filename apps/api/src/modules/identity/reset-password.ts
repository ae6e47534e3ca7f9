import { checkNewPassword } from '@academy/domain/identity';
import { accept, refuse } from '@academy/domain/kernel';
import type { Queryable } from '../../database/connect.ts';
import { isCommonPassword } from '../../gateways/common-passwords.ts';
import type { Services } from '../../services.ts';
import { findAccount, setPasswordHash } from './accounts.store.ts';
import { namesOf } from './names-of.ts';
import { markLinkUsed, personOfOpenLink } from './one-time-links.store.ts';
import { hashToken } from './secret-token.ts';
import { endAllSignIns } from './sign-ins.store.ts';
import type { TryLimits } from './try-limits.store.ts';

type Needs = Pick<Services, 'passwords' | 'clock'> & { readonly tryLimits: TryLimits };

interface Wish {
  readonly token: string;
  readonly newPassword: string;
  readonly address: string;
}

/** The link counts as used only when a password was set with it: a refused password may be mended. */
export async function resetPassword(needs: Needs, db: Queryable, wish: Wish) {
  const tries = { 'link-address': wish.address };
  const limited = await needs.tryLimits.take(tries);
  if (limited) return { ok: false, refusal: { code: 'too-many-tries', ...limited } } as const;

  return db.transaction(async (tx) => {
    const now = needs.clock();
    const tokenHash = hashToken(wish.token);
    const userId = await personOfOpenLink(tx, tokenHash, now);
    const account = userId && (await findAccount(tx, userId));
    if (!account) return refuse('link-not-valid');
    await needs.tryLimits.giveBack(tries);

    const checked = checkNewPassword({
      password: wish.newPassword,
      currentPassword: null,
      isCommon: isCommonPassword(wish.newPassword),
      namesOfOwner: namesOf(account),
    });
    if (!checked.ok) return checked;
    await setPasswordHash(tx, account.id, await needs.passwords.hash(checked.value));
    await markLinkUsed(tx, tokenHash, now);
    await endAllSignIns(tx, account.id);
    return accept(null);
  });
}
