/** Early enough to find the headphones, late enough that passing on the link is of little use. */
export const MINUTES_BEFORE_START = 15;
const MINUTE_MS = 60 * 1000;

/** From 15 minutes before the start until just before the end: only then does anybody get the link. */
export function isTimeToJoin(
  { startsAt, endsAt }: { readonly startsAt: Date; readonly endsAt: Date },
  now: Date,
): boolean {
  return now.getTime() >= startsAt.getTime() - MINUTES_BEFORE_START * MINUTE_MS && now < endsAt;
}
