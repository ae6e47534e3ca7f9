/** Tax Administration Act, section 29: how long purchase records are kept. */
export const RECORDS_KEPT_YEARS = 5;

/** Purchase records from before this day no longer need a name. */
export function recordsRetainedSince(now: Date): Date {
  const since = new Date(now);
  since.setUTCFullYear(since.getUTCFullYear() - RECORDS_KEPT_YEARS);
  return since;
}
