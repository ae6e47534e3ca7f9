import { checkNewPassword } from '@academy/domain/identity';
import { invitationState } from '@academy/domain/invitations';
import { accept, refuse } from '@academy/domain/kernel';
import { PRODUCT_NAME } from '@academy/domain/product';
import type { Queryable } from '../../database/connect.ts';
import { isCommonPassword } from '../../gateways/common-passwords.ts';
import type { Services } from '../../services.ts';
import { createAccount, hashToken, userOf } from '../identity/index.ts';
import { queueMail } from '../outbox/index.ts';
import { welcomeLetter } from './invitation-letters.ts';
import {
  type Entry,
  findEntryByReferral,
  findInvitation,
  joinedFriendsOf,
  markJoined,
} from './invitations.store.ts';
import { recordFriendJoined } from './learning-events.store.ts';

type Needs = Pick<Services, 'clock' | 'passwords'> & { readonly publicUrl: () => string };

interface Acceptance {
  readonly token: string;
  readonly fullName: string;
  readonly password: string;
  readonly referralCode?: string;
}

/** Both ways, so that it does not matter which of the two friends joins first. */
async function noteFriends(db: Queryable, entry: Entry, userId: string, referrer: Entry | null, now: Date) {
  if (referrer?.userId)
    await recordFriendJoined(db, { userId: referrer.userId, friendEntryId: entry.id, now });
  for (const friend of await joinedFriendsOf(db, entry.id))
    await recordFriendJoined(db, { userId, friendEntryId: friend.id, now });
}

/** R9: the person of the link sets name and password and becomes a learner; the link is then used up. */
export async function acceptInvitation(needs: Needs, db: Queryable, wish: Acceptance) {
  return db.transaction(async (tx) => {
    const now = needs.clock();
    const tokenHash = hashToken(wish.token);
    const found = await findInvitation(tx, tokenHash);
    if (!found || invitationState(found.invitation, now) !== 'open') return refuse('link-not-valid');
    const { entry } = found;
    const fullName = wish.fullName.trim();
    const checked = checkNewPassword({
      password: wish.password,
      currentPassword: null,
      isCommon: isCommonPassword(wish.password),
      namesOfOwner: [entry.email, fullName],
    });
    if (!checked.ok) return checked;
    const code = wish.referralCode?.trim().toUpperCase();
    const referrer = code ? await findEntryByReferral(tx, code) : null;
    if (code && (!referrer || referrer.id === entry.id)) return refuse('unknown-referral');

    const passwordHash = await needs.passwords.hash(checked.value);
    const { email } = entry;
    const account = await createAccount(tx, {
      username: email,
      email,
      fullName,
      role: 'learner',
      passwordHash,
    });
    if (!account) return refuse('account-exists');
    await markJoined(tx, {
      tokenHash,
      entryId: entry.id,
      userId: account.id,
      referredBy: referrer?.id ?? null,
      now,
    });
    await noteFriends(tx, entry, account.id, referrer, now);
    const body = welcomeLetter(fullName, needs.publicUrl(), entry.referralCode);
    await queueMail(tx, { recipient: email, subject: `Welcome to ${PRODUCT_NAME}`, body, now });
    return accept(userOf(account));
  });
}
