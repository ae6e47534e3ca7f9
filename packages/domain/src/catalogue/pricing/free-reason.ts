import { isComingSoon } from '../courses/index.ts';

/** Why a course with a price is free now. */
export const FREE_REASONS = ['early-access', 'in-writing'] as const;
export type FreeReason = (typeof FREE_REASONS)[number];

/**
 * Without payments everything is free in early access (R14), and an unfinished course is never sold. Null: the price is
 * charged.
 */
export function freeReason(
  course: Parameters<typeof isComingSoon>[0],
  takesPayments: boolean,
): FreeReason | null {
  if (!takesPayments) return 'early-access';
  return isComingSoon(course) ? 'in-writing' : null;
}
