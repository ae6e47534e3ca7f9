const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const OFTEN_MS = 30 * MINUTE_MS;
/** For this long the provider repeats its notifications, and an unpaid link is worth checking. */
export const PAYABLE_MS = 72 * HOUR_MS;

/** When to ask the provider again about an unpaid order: every minute for half an hour, then hourly, finally never. */
export function nextCheckAt(createdAt: Date, now: Date): Date | null {
  const age = now.getTime() - createdAt.getTime();
  if (age >= PAYABLE_MS) return null;
  return new Date(now.getTime() + (age < OFTEN_MS ? MINUTE_MS : HOUR_MS));
}

/** When to ask again about an order that expired while the provider was unreachable. */
export function nextLateCheckAt(now: Date): Date {
  return new Date(now.getTime() + HOUR_MS);
}

/** Refunds take days; staff see the ones that are stuck. */
export function nextRefundCheckAt(now: Date): Date {
  return new Date(now.getTime() + HOUR_MS);
}
