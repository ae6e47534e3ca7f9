import type { CourseAnswer } from '@academy/contract/catalogue';

/** What is bought. */
export interface Purchase {
  readonly course: Pick<CourseAnswer, 'id' | 'title' | 'description' | 'quote'>;
  /** From the training hub (PAY-07). */
  readonly isRegistration?: boolean | undefined;
}

/** What a sponsor's code pays of the price, and what the learner pays. */
export interface SponsoredPart {
  readonly code: string;
  readonly sponsor: string;
  readonly paysInRand: number;
  readonly restInRand: number;
}

/** Whether the course is paid for before its lessons open. */
export function isCharged({
  price,
  freeBecause,
}: Pick<CourseAnswer['quote'], 'price' | 'freeBecause'>): boolean {
  return price > 0 && freeBecause === null;
}
