// What the calls themselves tell of the way to the academy: a browser says that it is online on any wifi, also on one
// that leads nowhere.

const SMALL_CLOCK_ERROR_MS = 60_000;

const listeners = new Set<() => void>();
let isReachedNow = true;
let clockErrorMs: number | null = null;

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
  clockErrorMs = Math.abs(errorMs) > SMALL_CLOCK_ERROR_MS ? errorMs : 0;
}

export const isReached = (): boolean => isReachedNow;

/** How far the clock of the device is ahead of the server's, a minute being no error; null before any answer. */
export const knownClockErrorMs = (): number | null => clockErrorMs;

/** The time of the server, once an answer has told it. */
export const serverNowMs = (): number => Date.now() - (clockErrorMs ?? 0);

export function onReach(tell: () => void): () => void {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}
