/** People need longer than this to read and fill in three fields, even when the browser fills them in. */
export const LEAST_FORM_TIME_MS = 2000;

/** A form that reports how long it was shown must have been shown long enough; one that does not report it is let through. */
export function isTooQuick(shownForMs: number | undefined): boolean {
  return shownForMs !== undefined && shownForMs < LEAST_FORM_TIME_MS;
}
