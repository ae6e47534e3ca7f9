import { checkNewPassword } from '@academy/domain/identity';
import { accept, refuse } from '@academy/domain/kernel';
import type { Queryable } from '../../database/connect.ts';
import { isCommonPassword } from '../../gateways/common-passwords.ts';
import type { Actor } from '../../http/endpoints/actor.ts';
import type { Services } from '../../services.ts';
import { findAccount, setPasswordHash } from './accounts.store.ts';
import { namesOf } from './names-of.ts';
import { endOtherSignIns } from './sign-ins.store.ts';
import type { TryLimits } from './try-limits.store.ts';

type Needs = Pick<Services, 'passwords'> & { readonly tryLimits: TryLimits };

interface Wish {
  readonly currentPassword: string;
  readonly newPassword: string;
}

/** 2§5: with the right current password; whoever else is signed in to the account is signed out. */
export async function changePassword(needs: Needs, db: Queryable, actor: Actor, wish: Wish) {
  const account = await findAccount(db, actor.userId);
  if (!account) throw new Error('The account of a signed-in person is gone.');
  const tries = { account: account.username.toLowerCase() };
  const limited = await needs.tryLimits.take(tries);
  if (limited) return { ok: false, refusal: { code: 'too-many-tries', ...limited } } as const;
  if (!(await needs.passwords.verify(wish.currentPassword, account.passwordHash)))
    return refuse('wrong-current-password');
  await needs.tryLimits.giveBack(tries);

  const checked = checkNewPassword({
    password: wish.newPassword,
    currentPassword: wish.currentPassword,
    isCommon: isCommonPassword(wish.newPassword),
    namesOfOwner: namesOf(account),
  });
  if (!checked.ok) return checked;

  const passwordHash = await needs.passwords.hash(checked.value);
  await db.transaction(async (tx) => {
    await setPasswordHash(tx, account.id, passwordHash);
    await endOtherSignIns(tx, account.id, actor.signInId);
  });
  return accept(null);
}
