import { PRODUCT_NAME } from '@academy/domain/product';
import type { Queryable } from '../../../database/connect.ts';
import type { Services } from '../../../services.ts';
import { recordStaffAction } from '../../academy/audit/index.ts';
import { queueMail } from '../../academy/outbox/index.ts';
import { makeToken } from '../../accounts/identity/index.ts';
import { invitationLetter, invitationLink } from './invitation-letters.ts';
import { addInvitation, type Entry, entriesToInvite, withdrawOpenInvitation } from './invitations.store.ts';

export type InvitationContext = Pick<Services, 'clock' | 'randomBytes'> & {
  readonly publicUrl: () => string;
};

/** A new link that replaces any earlier one, and its mail. */
export async function sendInvitation(context: InvitationContext, db: Queryable, entry: Entry): Promise<void> {
  const now = context.clock();
  const { token, tokenHash } = makeToken(context.randomBytes);
  await withdrawOpenInvitation(db, entry.id, now);
  await addInvitation(db, { entryId: entry.id, tokenHash, now });
  const name = entry.confirmedAt === null ? null : entry.name;
  const body = invitationLetter(name, invitationLink(context.publicUrl(), token));
  await queueMail(db, { recipient: entry.email, subject: `Your place at ${PRODUCT_NAME}`, body, now });
}

/** Invites or invites again; people who have already joined are skipped. */
export async function inviteEntries(
  context: InvitationContext,
  db: Queryable,
  actorId: string,
  entryIds: readonly string[],
): Promise<number> {
  return db.transaction(async (tx) => {
    const entries = await entriesToInvite(tx, entryIds);
    for (const entry of entries) {
      await sendInvitation(context, tx, entry);
      await recordStaffAction(tx, { actorId, action: 'invite', subject: entry.id, now: context.clock() });
    }
    return entries.length;
  });
}
