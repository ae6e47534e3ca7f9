/** Early enough to find the headphones, late enough that a link which is passed on is of little use. */
export const MINUTES_BEFORE_START = 15;
const MINUTE_MS = 60 * 1000;

/** From 15 minutes before the start, up to the end and without it: only then does anybody get the link. */
export function isTimeToJoin(
  { startsAt, endsAt }: { readonly startsAt: Date; readonly endsAt: Date },
  now: Date,
): boolean {
  return now.getTime() >= startsAt.getTime() - MINUTES_BEFORE_START * MINUTE_MS && now < endsAt;
}
