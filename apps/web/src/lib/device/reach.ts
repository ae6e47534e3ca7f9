// What the calls themselves tell of the way to the academy: a browser says that it is online on any wifi, also on one
// that leads nowhere.

import { sharedPlace } from './device-store.ts';

const SMALL_CLOCK_ERROR_MS = 60_000;

const listeners = new Set<() => void>();
let isReachedNow = true;
let clockErrorMs: number | null = null;

/** For the next page, which may begin without a network: a clock that is wrong today is wrong tomorrow. */
const clockErrorPlace = () =>
  sharedPlace('clock-error', (stored) =>
    typeof stored === 'number' && Number.isFinite(stored) ? stored : null,
  );

function keepClockError(errorMs: number): void {
  const place = clockErrorPlace();
  // The journey of each answer takes another moment: that is no news.
  if (Math.abs(errorMs - (place.read() ?? 0)) > SMALL_CLOCK_ERROR_MS) place.keep(errorMs);
}

function note(isNowReached: boolean): void {
  if (isNowReached === isReachedNow) return;
  isReachedNow = isNowReached;
  for (const tell of listeners) tell();
}

/** A call got no answer. */
export const noteSilence = (): void => note(false);

/** A call was answered: by the academy, unless it is a page, as hotspots show one. */
export function noteAnswer({ headers }: Pick<Response, 'headers'>, askedAtMs: number): void {
  const isOurs = !headers.get('content-type')?.startsWith('text/html');
  note(isOurs);
  const now = Date.now();
  // A phone that slept meanwhile, or whose clock was set, says nothing about its clock.
  const isTimely = Math.abs(now - askedAtMs) < SMALL_CLOCK_ERROR_MS;
  if (!isOurs || !isTimely) return;
  const errorMs = now - Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(errorMs)) return;
  clockErrorMs = Math.abs(errorMs) > SMALL_CLOCK_ERROR_MS ? errorMs : 0;
  keepClockError(clockErrorMs);
}

export const isReached = (): boolean => isReachedNow;

/** How far the clock of the device is ahead of the server's, a minute being no error; null before any answer. */
export const knownClockErrorMs = (): number | null => clockErrorMs;

/** The same, and before any answer what an earlier page has learned of it. */
export const supposedClockErrorMs = (): number => clockErrorMs ?? clockErrorPlace().read() ?? 0;

/** The time of the server, as far as this device can tell. */
export const serverNowMs = (): number => Date.now() - supposedClockErrorMs();

export function onReach(tell: () => void): () => void {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}
