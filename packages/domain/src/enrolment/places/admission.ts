import { isComingSoon } from '../../catalogue/courses/index.ts';
import type { FreeReason } from '../../catalogue/pricing/index.ts';

/** What of a course decides whether somebody may get a place in it, and how. */
export interface OfferedCourse {
  readonly isArchived: boolean;
  readonly lessons: number;
  readonly writtenLessons: number;
  readonly priceInRand: number;
  /** Why nothing is charged now; null where the price is. */
  readonly freeBecause: FreeReason | null;
}

/**
 * How a course stands for somebody who has no place in it. `empty`: no lesson can be opened yet. `in-writing`: some can, and
 * until all of them can it is free.
 */
type Offer = 'archived' | 'empty' | 'in-writing' | 'free' | 'charged';

/** By each way to a place: why it may be closed. */
interface AdmissionRefusals {
  readonly enrolment: 'course-archived' | 'no-lessons-yet' | 'payment-required';
  readonly payment: 'course-archived' | 'not-for-sale-yet' | 'course-is-free';
  readonly voucher: 'course-archived' | 'no-lessons-yet' | 'voucher-not-needed';
  readonly coins: 'course-archived' | 'no-lessons-yet' | 'coins-not-needed';
}

type RefusalTable = {
  readonly [Door in keyof AdmissionRefusals]: Readonly<Record<Offer, AdmissionRefusals[Door] | null>>;
};

/** Null where the way is open. */
const REFUSALS: RefusalTable = {
  enrolment: {
    archived: 'course-archived',
    empty: 'no-lessons-yet',
    'in-writing': null,
    free: null,
    charged: 'payment-required',
  },
  payment: {
    archived: 'course-archived',
    empty: 'not-for-sale-yet',
    'in-writing': 'not-for-sale-yet',
    free: 'course-is-free',
    charged: null,
  },
  voucher: {
    archived: 'course-archived',
    empty: 'no-lessons-yet',
    'in-writing': 'voucher-not-needed',
    free: 'voucher-not-needed',
    charged: null,
  },
  coins: {
    archived: 'course-archived',
    empty: 'no-lessons-yet',
    'in-writing': 'coins-not-needed',
    free: 'coins-not-needed',
    charged: null,
  },
};

function offerOf(course: OfferedCourse): Offer {
  if (course.isArchived) return 'archived';
  if (course.writtenLessons === 0) return 'empty';
  if (isComingSoon(course)) return 'in-writing';
  return course.priceInRand > 0 && course.freeBecause === null ? 'charged' : 'free';
}

/**
 * The one rule for who gets a place in a course: the reason why not, or null. It is about new places only. Somebody who has
 * one keeps it, and an order that was open when its course was archived may still be paid.
 */
export function refusalAt<Door extends keyof AdmissionRefusals>(
  door: Door,
  course: OfferedCourse,
): AdmissionRefusals[Door] | null {
  return REFUSALS[door][offerOf(course)];
}
