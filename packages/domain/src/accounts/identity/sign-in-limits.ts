import type { Role } from '../../access/index.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

interface SignInLimits {
  readonly idleMs: number;
  readonly absoluteMs: number;
}

// A learner on a phone comes back every few days; people who can change other people's data sign in each day.
export const SIGN_IN_LIMITS: Readonly<Record<Role, SignInLimits>> = {
  learner: { idleMs: 7 * DAY_MS, absoluteMs: 30 * DAY_MS },
  trainer: { idleMs: 8 * HOUR_MS, absoluteMs: 7 * DAY_MS },
  administrator: { idleMs: 30 * MINUTE_MS, absoluteMs: 12 * HOUR_MS },
};

/** How long a browser that signed in counts as known; browsers keep no cookie longer. */
export const DEVICE_KNOWN_MS = 400 * DAY_MS;

interface SignInAge {
  readonly role: Role;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
}

/** A sign-in ends when it was unused for the idle limit, or has lasted for the absolute one. */
export function isSignInAlive({ role, createdAt, lastSeenAt }: SignInAge, now: Date): boolean {
  const { idleMs, absoluteMs } = SIGN_IN_LIMITS[role];
  return now.getTime() - lastSeenAt.getTime() < idleMs && now.getTime() - createdAt.getTime() < absoluteMs;
}
