import { isComingSoon } from '../../catalogue/courses/index.ts';
import type { FreeReason } from '../../catalogue/pricing/index.ts';
import { accept, type Refusal, type Result, refuse } from '../../kernel/index.ts';

/** The facts about a course that decide whether somebody may get a place in it, and how. */
export interface OfferedCourse {
  readonly isArchived: boolean;
  readonly lessons: number;
  readonly writtenLessons: number;
  readonly priceInRand: number;
  /** Why nothing is charged now; null if the price is charged. */
  readonly freeBecause: FreeReason | null;
}

/** The refusals for each ground on which a place is requested. */
interface OfferRefusals {
  readonly free: 'course-archived' | 'quote-outdated' | 'no-lessons-yet' | 'payment-required';
  readonly payment: 'course-archived' | 'quote-outdated' | 'not-for-sale-yet' | 'course-is-free';
  readonly voucher: 'course-archived' | 'no-lessons-yet' | 'voucher-not-needed';
  readonly coins: 'course-archived' | 'no-lessons-yet' | 'coins-not-needed';
}

/** Why somebody has a place. New grounds need a row in each table below, and what they rest on in the place itself. */
export type Grounds = keyof OfferRefusals;

export type AdmissionRefusal<G extends Grounds> = 'unknown-course' | 'already-enrolled' | OfferRefusals[G];

export interface PlaceApplication<G extends Grounds, Course extends OfferedCourse> {
  readonly grounds: G;
  /** Null if there is no such course. */
  readonly course: Course | null;
  readonly hasPlace: boolean;
  /** False if the person has seen another price than the current one. */
  readonly isQuoteCurrent: boolean;
}

/**
 * The state of a course for somebody without a place in it. `empty`: no lesson can be opened yet. `in-writing`: some
 * can, and until all of them can it is free.
 */
type Offer = 'archived' | 'empty' | 'in-writing' | 'free' | 'charged';

type RefusalsByOffer = {
  readonly [G in Grounds]: Readonly<Record<Offer, OfferRefusals[G] | null>>;
};

/** Null where the place is granted. */
const REFUSALS: RefusalsByOffer = {
  free: {
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

type OutdatedRefusals = {
  readonly [G in Grounds]: Readonly<Partial<Record<Offer, OfferRefusals[G]>>>;
};

/**
 * Refusals that an outdated quote adds, before those above. Learners who enrol are always shown the new price first;
 * those who pay, only if there still is something to pay.
 */
const OUTDATED_REFUSALS: OutdatedRefusals = {
  free: {
    empty: 'quote-outdated',
    'in-writing': 'quote-outdated',
    free: 'quote-outdated',
    charged: 'quote-outdated',
  },
  payment: { charged: 'quote-outdated' },
  voucher: {},
  coins: {},
};

function offerOf(course: OfferedCourse): Offer {
  if (course.isArchived) return 'archived';
  if (course.writtenLessons === 0) return 'empty';
  if (isComingSoon(course)) return 'in-writing';
  return course.priceInRand > 0 && course.freeBecause === null ? 'charged' : 'free';
}

/**
 * The one rule for who gets a place in a course: the course that is granted, or why not. It is about new places only:
 * learners who have one keep it, and an order that was open when its course was archived may still be paid.
 */
export function admit<G extends Grounds, Course extends OfferedCourse>({
  grounds,
  course,
  hasPlace,
  isQuoteCurrent,
}: PlaceApplication<G, Course>): Result<Course, Refusal<AdmissionRefusal<G>>> {
  if (!course) return refuse('unknown-course');
  if (hasPlace) return refuse('already-enrolled');
  const offer = offerOf(course);
  const outdated = isQuoteCurrent ? undefined : OUTDATED_REFUSALS[grounds][offer];
  const refusal = outdated ?? REFUSALS[grounds][offer];
  return refusal === null ? accept(course) : refuse(refusal);
}
