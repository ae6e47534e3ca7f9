import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

const WINDOW_S = 10 * 60;

export interface NetworkTries {
  /** Null when the try may be made. */
  readonly take: (network: string) => Promise<{ retryAfterSeconds: number } | null>;
}

/**
 * Counted in memory, per process: under an Idempotency-Key the request already holds a connection, and a rush of
 * requests each waiting for a second one would starve the pool. Several processes allow a multiple; how many
 * places a network gets is counted in the database.
 */
export function createNetworkTries(triesPerNetwork: number): NetworkTries {
  const limiter = new RateLimiterMemory({ points: triesPerNetwork, duration: WINDOW_S });
  return {
    async take(network) {
      try {
        await limiter.consume(network);
        return null;
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        return { retryAfterSeconds: Math.ceil(error.msBeforeNext / 1000) };
      }
    },
  };
}
