import { ApiError, callAsAnyone } from '../answers/api-client.ts';
import { hasPrivate } from '../device/device-store.ts';
import { measuredClockErrorMs } from '../device/reach.ts';
import { providedFeatures } from '../features/provided-features.ts';
import type { UnsentWork } from './define-unsent-work.ts';
import { hasWorkHereAlone } from './unsent-work.ts';

/** The kinds of which something waits. Their code is loaded with the first use. */
export async function loadUnsentWork(userId: string): Promise<UnsentWork[]> {
  const waiting = Object.entries(providedFeatures().unsentWork).filter(([kind]) =>
    hasPrivate(userId, [kind]),
  );
  const modules = await Promise.all(waiting.map(([, load]) => load()));
  return modules.map(({ unsentWork }) => unsentWork);
}

/** A phone is shared: what one person wrote must not reach the account of another. */
async function isStill(userId: string): Promise<boolean> {
  return (await callAsAnyone('GET /api/auth/user', {}))?.id === userId;
}

/** The server has a fault with this kind of work; it may accept the others. */
const isFault = (error: unknown) => error instanceof ApiError && error.status >= 500;

/**
 * Sends what an earlier visit or a lost connection left on the device; whether nothing is left that only this device
 * has. A page that has just opened already asked who is signed in, and does not ask again.
 */
export async function sendUnsentWork(userId: string, isOpening = false): Promise<boolean> {
  try {
    const hasAsked = isOpening && measuredClockErrorMs() !== null && document.visibilityState !== 'hidden';
    if (!hasAsked && !(await isStill(userId))) return false;
    const works = await loadUnsentWork(userId);
    for (const work of works.sort((a, b) => Number(b.isUrgent ?? false) - Number(a.isUrgent ?? false)))
      await work.send(userId).catch((error) => {
        if (!isFault(error)) throw error;
      });
  } catch {
    // Derived from what is left.
  }
  return !hasWorkHereAlone(userId);
}
