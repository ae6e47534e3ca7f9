import type { invitationEndpoints } from '@academy/contract/admissions/invitations';
import { invitationState } from '@academy/domain/admissions/invitations';
import { accept, refuse } from '@academy/domain/kernel';
import type { Queryable } from '../../../database/connect.ts';
import type { Handlers } from '../../../http/endpoints/call.ts';
import type { Services } from '../../../services.ts';
import { recordStaffAction } from '../../academy/audit/index.ts';
import { createTryLimits, hashToken, refuseLink } from '../../accounts/identity/index.ts';
import type { CatalogueCache } from '../../catalogue/courses/index.ts';
import { acceptInvitation, checkAcceptance } from './accept-invitation.ts';
import { type FoundInvitation, findInvitation, withdrawOpenInvitation } from './invitations.store.ts';
import { inviteEntries, sendInvitation } from './invite-entries.ts';
import { listWaitlist } from './list-waitlist.ts';

export function invitationHandlers(
  services: Services & {
    readonly publicUrl: () => string;
    readonly catalogue: Pick<CatalogueCache, 'read'>;
  },
): Handlers<typeof invitationEndpoints> {
  const { clock } = services;
  const tryLimits = createTryLimits(services);

  /** Guessing links is limited. */
  async function withLink<Value>(
    db: Queryable,
    { token, address }: { token: string; address: string },
    act: (found: FoundInvitation) => Promise<Value>,
  ) {
    const found = await findInvitation(db, hashToken(token));
    return found ? act(found) : refuseLink(tryLimits, address);
  }

  return {
    'GET /api/admin/waitlist': async ({ db }) => accept(await listWaitlist(db, clock())),
    'POST /api/admin/waitlist/invitations': ({ input, transaction, actor }) =>
      transaction(async (tx) =>
        accept({ invited: await inviteEntries(services, tx, actor.userId, input.entryIds) }),
      ),
    'DELETE /api/admin/waitlist/invitations/:entryId': ({ input, db, actor }) =>
      db.transaction(async (tx) => {
        if (!(await withdrawOpenInvitation(tx, input.entryId, clock()))) return refuse('no-open-invitation');
        await recordStaffAction(tx, {
          actorId: actor.userId,
          action: 'withdraw-invitation',
          subject: input.entryId,
          now: clock(),
        });
        return accept(null);
      }),
    'POST /api/invitations/look': ({ input, db, address }) =>
      withLink(db, { token: input.token, address }, async ({ invitation, entry }) =>
        accept({ state: invitationState(invitation, clock()), name: entry.name, email: entry.email }),
      ),
    'POST /api/invitations/accept': ({ input, db, transaction, address }) =>
      withLink(db, { token: input.token, address }, async (found) => {
        const checked = await checkAcceptance(services, found, input);
        if (!checked.ok) return checked;
        return transaction((tx) => acceptInvitation(services, tx, { ...input, ...checked.value }));
      }),
    'POST /api/invitations/renew': ({ input, db, transaction, address }) =>
      withLink(db, { token: input.token, address }, ({ invitation, entry }) =>
        transaction(async (tx) => {
          if (entry.userId || invitationState(invitation, clock()) !== 'expired')
            return refuse('link-not-valid');
          await sendInvitation(services, tx, entry);
          return accept(null);
        }),
      ),
  };
}
