import { LatestMap } from '../../../http/endpoints/responses/latest-map.ts';
import type { Services } from '../../../services.ts';
import { createTryLimits } from '../../accounts/identity/index.ts';

/** The networks that flood one process within ten minutes; an entry is some dozen bytes. */
const MOST_NETWORKS = 10_000;

export interface NetworkTries {
  /** Null when the try may be made. */
  readonly take: (network: string) => Promise<{ retryAfterSeconds: number } | null>;
}

/**
 * Counted for all servers together. A refusal is remembered until its window ends, so that a flood from one network costs no
 * statements: this count is never given back, so what is remembered cannot be out of date.
 */
export function createNetworkTries({
  config,
  clock,
  ...services
}: Pick<Services, 'config' | 'sidePool' | 'clock'>): NetworkTries {
  const tryLimits = createTryLimits({ ...services, clock }, { 'waitlist-tries': config.WAITLIST_TRIES });
  const refused = new LatestMap<string, { readonly from: number; readonly until: number }>(MOST_NETWORKS);
  return {
    async take(network) {
      const now = clock().getTime();
      const known = refused.get(network);
      // The clock may also be set back.
      if (known && known.from <= now && now < known.until)
        return { retryAfterSeconds: Math.ceil((known.until - now) / 1000) };
      const limited = await tryLimits.take({ 'waitlist-tries': network });
      if (limited) refused.set(network, { from: now, until: now + limited.retryAfterSeconds * 1000 });
      return limited;
    },
  };
}
