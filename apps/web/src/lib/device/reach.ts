// What the calls themselves tell about the connection to the academy: a browser reports being online on any wifi,
// even one without internet access.

import { sharedEntry } from './device-store.ts';

const SMALL_CLOCK_ERROR_MS = 60_000;

const listeners = new Set<() => void>();
let isReachedNow = true;
let clockErrorMs: number | null = null;

/** For the next page, which may start offline: a clock that is wrong today is wrong tomorrow. */
const clockErrorEntry = () =>
  sharedEntry('clock-error', (stored) =>
    typeof stored === 'number' && Number.isFinite(stored) ? stored : null,
  );

function storeClockError(errorMs: number): void {
  const place = clockErrorEntry();
  // Latency varies between responses: a small difference is not a change.
  if (Math.abs(errorMs - (place.read() ?? 0)) > SMALL_CLOCK_ERROR_MS) place.store(errorMs);
}

function note(isNowReached: boolean): void {
  if (isNowReached === isReachedNow) return;
  isReachedNow = isNowReached;
  for (const tell of listeners) tell();
}

/** A call got no response. */
export const recordNoResponse = (): void => note(false);

/** A call got a response: from the academy, unless it is a page, as hotspots send one. */
export function recordResponse({ headers }: Pick<Response, 'headers'>, askedAtMs: number): void {
  const isOurs = !headers.get('content-type')?.startsWith('text/html');
  note(isOurs);
  const now = Date.now();
  // If the phone slept or its clock was set during the call, the call says nothing about the clock.
  const isTimely = Math.abs(now - askedAtMs) < SMALL_CLOCK_ERROR_MS;
  if (!isOurs || !isTimely) return;
  const errorMs = now - Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(errorMs)) return;
  clockErrorMs = Math.abs(errorMs) > SMALL_CLOCK_ERROR_MS ? errorMs : 0;
  storeClockError(clockErrorMs);
}

export const isReached = (): boolean => isReachedNow;

/** How far the device's clock is ahead of the server's, less than a minute counting as none; null before any response. */
export const measuredClockErrorMs = (): number | null => clockErrorMs;

/** The same, and before any response what an earlier page has measured. */
export const assumedClockErrorMs = (): number => clockErrorMs ?? clockErrorEntry().read() ?? 0;

/** The server's time, as far as this device can tell. */
export const serverNowMs = (): number => Date.now() - assumedClockErrorMs();

export function onReach(tell: () => void): () => void {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}
