/** Tax Administration Act, section 29: records of what was bought. */
export const RECORDS_KEPT_YEARS = 5;

/** The day before which records of what was bought need no name any more. */
export function recordsKeptSince(now: Date): Date {
  const since = new Date(now);
  since.setUTCFullYear(since.getUTCFullYear() - RECORDS_KEPT_YEARS);
  return since;
}
