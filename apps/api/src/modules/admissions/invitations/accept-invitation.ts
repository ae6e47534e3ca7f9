import { checkPersonName } from '@academy/domain/accounts/person-names';
import { invitationState } from '@academy/domain/admissions/invitations';
import { accept, refuse } from '@academy/domain/kernel';
import { PRODUCT_NAME } from '@academy/domain/product';
import type { Queryable } from '../../../database/connect.ts';
import type { Services } from '../../../services.ts';
import { queueMail } from '../../academy/outbox/index.ts';
import { createAccount, hashNewPassword, hashToken, userOf } from '../../accounts/identity/index.ts';
import type { Catalogue, CatalogueCache } from '../../catalogue/courses/index.ts';
import { appendToLog } from '../../learning/learning-log/index.ts';
import { markJoined } from '../waitlist/index.ts';
import { welcomeLetter } from './invitation-letters.ts';
import {
  type Entry,
  type FoundInvitation,
  findEntryByReferral,
  findInvitation,
  joinedFriendsOf,
  markUsed,
} from './invitations.store.ts';

type AcceptanceContext = Pick<Services, 'clock' | 'passwords'> & {
  readonly publicUrl: () => string;
  readonly catalogue: Pick<CatalogueCache, 'read'>;
};

interface Acceptance {
  readonly token: string;
  readonly fullName: string;
  readonly password: string;
  readonly referralCode?: string;
}

interface Joined {
  readonly entry: Entry;
  readonly userId: string;
  readonly referrer: Entry | null;
  readonly catalogue: Catalogue;
  readonly now: Date;
}

/** Both ways, so that it does not matter which of the two friends joins first. Each friend is recorded once. */
async function recordJoinedFriends(tx: Queryable, { entry, userId, referrer, catalogue, now }: Joined) {
  const joined = (friend: Entry) => ({ kind: 'friend-joined', entryId: friend.id, occurredAt: now }) as const;
  if (referrer?.userId) await appendToLog(tx, { userId: referrer.userId, catalogue, now }, [joined(entry)]);
  const friends = await joinedFriendsOf(tx, entry.id);
  if (friends.length > 0) await appendToLog(tx, { userId, catalogue, now }, friends.map(joined));
}

/** Before the transaction, because it hashes: nothing of the link is used yet. */
export async function checkAcceptance(
  context: AcceptanceContext,
  { invitation, entry }: FoundInvitation,
  { fullName, password }: Acceptance,
) {
  if (invitationState(invitation, context.clock()) !== 'open') return refuse('link-not-valid');
  const name = checkPersonName(fullName);
  if (!name.ok) return name;
  const namesOfOwner = [entry.email, name.value];
  const hashed = await hashNewPassword(context.passwords, { password, currentPassword: null, namesOfOwner });
  return hashed.ok ? accept({ fullName: name.value, passwordHash: hashed.value }) : hashed;
}

/** R9: the person of the link sets name and password and becomes a learner; the link is then used up. */
export async function acceptInvitation(
  context: AcceptanceContext,
  tx: Queryable,
  {
    token,
    fullName,
    referralCode,
    passwordHash,
  }: Omit<Acceptance, 'password'> & { readonly passwordHash: string },
) {
  const catalogue = await context.catalogue.read();
  const now = context.clock();
  const tokenHash = hashToken(token);
  // Checked again under its lock: another request may have used it since.
  const found = await findInvitation(tx, tokenHash);
  if (!found || invitationState(found.invitation, now) !== 'open') return refuse('link-not-valid');
  const { entry } = found;
  const { email } = entry;
  const code = referralCode?.trim().toUpperCase();
  const referrer = code ? await findEntryByReferral(tx, code) : null;
  if (code && (!referrer || referrer.id === entry.id)) return refuse('unknown-referral');

  const account = await createAccount(tx, {
    username: email,
    email,
    fullName,
    role: 'learner',
    passwordHash,
  });
  if (!account) return refuse('account-exists');
  await markUsed(tx, tokenHash, now);
  await markJoined(tx, { entryId: entry.id, userId: account.id, referredBy: referrer?.id ?? null });
  await recordJoinedFriends(tx, { entry, userId: account.id, referrer, catalogue, now });
  const body = welcomeLetter(fullName, context.publicUrl(), entry.referralCode);
  await queueMail(tx, { recipient: email, subject: `Welcome to ${PRODUCT_NAME}`, body, now });
  return accept(userOf(account));
}
