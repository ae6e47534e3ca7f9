import type { waitlistEndpoints } from '@academy/contract/waitlist';
import type { Handlers } from '../../http/endpoints/call.ts';
import type { Services } from '../../services.ts';
import { createAddressLimit } from './address-limit.ts';
import { register } from './register.ts';
import type { StatsCache } from './stats-cache.ts';

export function waitlistHandlers(
  services: Services,
  statsCache: StatsCache,
): Handlers<typeof waitlistEndpoints> {
  const needs = { ...services, addressLimit: createAddressLimit(services.config.WAITLIST_TRIES) };

  return {
    'GET /api/waitlist/stats': () => statsCache.read(),
    async 'POST /api/waitlist/register'({ input, db, address }) {
      const result = await register(needs, db, { ...input, address });
      if (result.ok) statsCache.noteTaken(result.value.position);
      return result;
    },
  };
}
