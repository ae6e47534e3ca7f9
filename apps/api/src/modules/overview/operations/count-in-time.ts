import { accept, refuse } from '@academy/domain/kernel';
import { isTooSlow } from '../../../database/faults.ts';

// Before the request itself times out, which would say that the academy is down.
const LIMIT_MS = 12_000;

/** Figures counted on demand: a count that takes too long is refused, and nothing else. */
export async function countInTime<Figures>(count: Promise<Figures>, limitMs = LIMIT_MS) {
  const { promise: late, resolve } = Promise.withResolvers<ReturnType<typeof refuseSlow>>();
  const timer = setTimeout(() => resolve(refuseSlow()), limitMs);
  const counted = count.then(accept, (error: unknown) => {
    if (isTooSlow(error)) return refuseSlow();
    throw error;
  });
  return Promise.race([counted, late]).finally(() => clearTimeout(timer));
}

const refuseSlow = () => refuse('figures-too-slow');
