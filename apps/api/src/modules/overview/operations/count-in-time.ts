import { accept, refuse } from '@academy/domain/kernel';
import { isTooSlow } from '../../../database/faults.ts';

// Before the request itself is given up, which would say that the academy is away.
const LIMIT_MS = 12_000;

/** Figures that are counted for the asker: a count that takes too long is refused, and only that. */
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
