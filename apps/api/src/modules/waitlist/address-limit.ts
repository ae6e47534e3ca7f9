import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

const WINDOW_S = 10 * 60;

export interface AddressLimit {
  /** Null when the try may be made. */
  readonly take: (address: string) => Promise<{ retryAfterSeconds: number } | null>;
}

/**
 * Counted in memory, per process: under an Idempotency-Key the request already holds a connection, and a rush that
 * waits for a second one each would starve the pool. Of several processes each allows as many.
 */
export function createAddressLimit(triesPerAddress: number): AddressLimit {
  const limiter = new RateLimiterMemory({ points: triesPerAddress, duration: WINDOW_S });
  return {
    async take(address) {
      try {
        await limiter.consume(address);
        return null;
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        return { retryAfterSeconds: Math.ceil(error.msBeforeNext / 1000) };
      }
    },
  };
}
