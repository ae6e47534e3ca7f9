const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const OFTEN_MS = 30 * MINUTE_MS;
/** So long the provider repeats its own news, and so long a link that was not paid stays worth a look. */
export const PAYABLE_MS = 72 * HOUR_MS;

/** When to ask the provider again about an order that is not paid: every minute for half an hour, then hourly, at last no more. */
export function nextCheckAt(createdAt: Date, now: Date): Date | null {
  const age = now.getTime() - createdAt.getTime();
  if (age >= PAYABLE_MS) return null;
  return new Date(now.getTime() + (age < OFTEN_MS ? MINUTE_MS : HOUR_MS));
}

/** When to ask again about an order whose time is over while the provider could not be asked. */
export function nextLateCheckAt(now: Date): Date {
  return new Date(now.getTime() + HOUR_MS);
}

/** Refunds take days; staff see the ones that are stuck. */
export function nextRefundCheckAt(now: Date): Date {
  return new Date(now.getTime() + HOUR_MS);
}
