export const WAITLIST_CAPACITY = 50; // 1§9
const URGENT_AT = 10; // 1§9

export function spotsLeft(totalRegistered: number): number {
  return Math.max(0, WAITLIST_CAPACITY - totalRegistered);
}

/** 1§2, R12: the urgency line shows from one to ten spots, not when all are taken. */
export function isUrgent(spots: number): boolean {
  return spots >= 1 && spots <= URGENT_AT;
}

interface Pioneer {
  readonly name: string;
  readonly signupDate: string | null;
  readonly province: string | null;
}

export interface WaitlistStats {
  readonly spotsLeft: number;
  readonly totalRegistered: number;
  readonly recentSignups: readonly Pioneer[];
}

/** 1§3: what counts while the stats, or a part of them, are not there. */
export function completeStats(stats: Partial<WaitlistStats> | null | undefined): WaitlistStats {
  return {
    spotsLeft: stats?.spotsLeft ?? WAITLIST_CAPACITY,
    totalRegistered: stats?.totalRegistered ?? 0,
    recentSignups: stats?.recentSignups ?? [],
  };
}
