import type { waitlistEndpoints } from '@academy/contract/admissions/waitlist';
import { accept, refuse } from '@academy/domain/kernel';
import { WAITLIST_CAPACITY } from '@academy/domain/product';
import type { Handlers } from '../../../http/endpoints/call.ts';
import type { Services } from '../../../services.ts';
import { recordStaffAction } from '../../academy/audit/index.ts';
import { createTryLimits, refuseLink } from '../../accounts/identity/index.ts';
import { confirmPlace } from './confirm-place.ts';
import { createNetworkTries } from './network-tries.ts';
import { checkForm, register } from './register.ts';
import { repeatLetter } from './repeat-letter.ts';
import type { StatsCache } from './stats-cache.ts';
import { removeEntry } from './waitlist.store.ts';

/** Clients that are told nothing assume the specification's value. */
const placesThatDiffer = (places: number) => (places === WAITLIST_CAPACITY ? {} : { places });

export function waitlistHandlers(
  services: Services & { readonly publicUrl: () => string; readonly waitlistStats: StatsCache },
): Handlers<typeof waitlistEndpoints> {
  const { waitlistStats: statsCache } = services;
  const parts = { ...services, networkTries: createNetworkTries(services) };
  const tryLimits = createTryLimits(services);

  return {
    'GET /api/waitlist/stats': () => statsCache.read(),
    async 'POST /api/waitlist/register'({ input, db, transaction, address }) {
      const checked = await checkForm(parts, { ...input, address });
      if (!checked.ok) return checked;
      const answer = await transaction(async (tx) => {
        const result = await register(parts, tx, checked.value);
        if (!result.ok) return result;
        const { position, places, change, confirmBy } = result.value;
        statsCache.noteChange(change);
        return accept({
          position,
          ...placesThatDiffer(places),
          ...(confirmBy && { confirmBy: confirmBy.toISOString() }),
        });
      });
      // After the refusal, which rolled back everything before it.
      if (!answer.ok && answer.refusal.code === 'already-registered')
        await repeatLetter(parts, db, checked.value.registration.email);
      return answer;
    },
    async 'POST /api/waitlist/confirm'({ input, transaction, address }) {
      const answer = await transaction(async (tx) => {
        const result = await confirmPlace(services, tx, input.token);
        if (!result.ok) return result;
        const { position, places, change } = result.value;
        statsCache.noteChange(change);
        return accept({ position, ...placesThatDiffer(places) });
      });
      const isNone = !answer.ok && answer.refusal.code === 'link-not-valid';
      return isNone ? refuseLink(tryLimits, address) : answer;
    },
    async 'DELETE /api/admin/waitlist/:entryId'({ input: { entryId }, db, actor }) {
      const removed = await db.transaction(async (tx) => {
        const change = await removeEntry(tx, entryId);
        if (change)
          await recordStaffAction(tx, {
            actorId: actor.userId,
            action: 'remove-entry',
            subject: entryId,
            now: services.clock(),
          });
        return change;
      });
      if (!removed) return refuse('entry-not-found');
      statsCache.noteChange(removed.change);
      return accept(null);
    },
  };
}
