import type { waitlistEndpoints } from '@academy/contract/waitlist';
import { networkOf } from '@academy/domain/identity';
import { accept, refuse } from '@academy/domain/kernel';
import { WAITLIST_CAPACITY } from '@academy/domain/waitlist';
import type { Handlers } from '../../http/endpoints/call.ts';
import type { Services } from '../../services.ts';
import { recordStaffAction } from '../audit/index.ts';
import { createTryLimits } from '../identity/index.ts';
import { confirmPlace } from './confirm-place.ts';
import { createNetworkTries } from './network-tries.ts';
import { register } from './register.ts';
import { repeatLetter } from './repeat-letter.ts';
import type { StatsCache } from './stats-cache.ts';
import { removeEntry } from './waitlist.store.ts';

/** Whoever is not told takes it to be as specified. */
const placesThatDiffer = (places: number) => (places === WAITLIST_CAPACITY ? {} : { places });

export function waitlistHandlers(
  services: Services & { readonly publicUrl: () => string },
  statsCache: StatsCache,
): Handlers<typeof waitlistEndpoints> {
  const parts = { ...services, networkTries: createNetworkTries(services.config.WAITLIST_TRIES) };
  const tryLimits = createTryLimits(services);

  return {
    'GET /api/waitlist/stats': () => statsCache.read(),
    async 'POST /api/waitlist/register'({ input, db, transaction, address }) {
      const answer = await transaction(async (tx) => {
        const result = await register(parts, tx, { ...input, address });
        if (!result.ok) return result;
        const { position, places, change, confirmBy } = result.value;
        statsCache.noteChange(change);
        return accept({
          position,
          ...placesThatDiffer(places),
          ...(confirmBy && { confirmBy: confirmBy.toISOString() }),
        });
      });
      // After the refusal, which took back whatever came before it.
      if (!answer.ok && answer.refusal.code === 'already-registered')
        await repeatLetter(parts, db, input.email?.trim() ?? '');
      return answer;
    },
    async 'POST /api/waitlist/confirm'({ input, transaction, address }) {
      const tries = { 'link-address': networkOf(address) };
      const limited = await tryLimits.take(tries);
      if (limited) return { ok: false, refusal: { code: 'too-many-tries', ...limited } } as const;
      const answer = await transaction(async (tx) => {
        const result = await confirmPlace(services, tx, input.token);
        if (!result.ok) return result;
        const { position, places, change } = result.value;
        statsCache.noteChange(change);
        return accept({ position, ...placesThatDiffer(places) });
      });
      if (answer.ok) await tryLimits.giveBack(tries);
      return answer;
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
