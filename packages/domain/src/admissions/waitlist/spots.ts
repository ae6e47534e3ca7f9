import type { AcademyFacts } from '../../academy/academy-settings/index.ts';
import { WAITLIST_CAPACITY } from '../../product/index.ts';

const URGENT_AT = 10; // 1§9

export function spotsLeft(totalRegistered: number, places: number = WAITLIST_CAPACITY): number {
  return Math.max(0, places - totalRegistered);
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

/** What the landing page is prerendered with, before any request. */
export interface PageFacts {
  readonly academy: AcademyFacts;
  /** In South Africa, when the page was rendered. */
  readonly isLaunched: boolean;
}
/** The specified launch has passed. */
export const AS_SPECIFIED: PageFacts = { academy: {}, isLaunched: true };

export interface WaitlistStats {
  readonly spotsLeft: number;
  readonly totalRegistered: number;
  readonly recentSignups: readonly Pioneer[];
  readonly academy: AcademyFacts;
}

export function placesOf({
  academy: { places = WAITLIST_CAPACITY },
}: Pick<WaitlistStats, 'academy'>): number {
  return places;
}

/** 1§3: the values to show while the stats, or a part of them, are missing. */
export function completeStats(stats: Partial<WaitlistStats> | null | undefined): WaitlistStats {
  const academy = stats?.academy ?? {};
  return {
    spotsLeft: stats?.spotsLeft ?? academy.places ?? WAITLIST_CAPACITY,
    totalRegistered: stats?.totalRegistered ?? 0,
    recentSignups: stats?.recentSignups ?? [],
    academy,
  };
}
