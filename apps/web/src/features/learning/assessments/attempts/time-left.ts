const MINUTE_SECONDS = 60;

/** Rounded up, so that it never shows less time than there is. */
export function timeLeftText(secondsLeft: number): string {
  if (secondsLeft <= 0) return 'Your time is up.';
  if (secondsLeft < MINUTE_SECONDS) return 'Less than a minute left';
  const minutes = Math.ceil(secondsLeft / MINUTE_SECONDS);
  return minutes === 1 ? '1 minute left' : `${minutes} minutes left`;
}
