import { describe, expect, it } from 'vitest';
import { admit, type Grounds, type OfferedCourse } from './admission.ts';

const SOLD: OfferedCourse = {
  isArchived: false,
  lessons: 4,
  writtenLessons: 4,
  priceInRand: 1170,
  freeBecause: null,
};
const GROUNDS = ['free', 'payment', 'voucher', 'coins'] as const;

interface Circumstances {
  readonly hasPlace?: boolean;
  readonly isQuoteCurrent?: boolean;
}

/** Null: the place is granted. */
function refusalOn(
  grounds: Grounds,
  course: OfferedCourse | null,
  { hasPlace = false, isQuoteCurrent = true }: Circumstances = {},
) {
  const admitted = admit({ grounds, course, hasPlace, isQuoteCurrent });
  return admitted.ok ? null : admitted.refusal.code;
}

const OFFERS: [string, Partial<OfferedCourse>, (string | null)[], (string | null)[]][] = [
  [
    'that is sold',
    {},
    ['payment-required', null, null, null],
    ['quote-outdated', 'quote-outdated', null, null],
  ],
  [
    'of one rand',
    { priceInRand: 1 },
    ['payment-required', null, null, null],
    ['quote-outdated', 'quote-outdated', null, null],
  ],
  [
    'without a price',
    { priceInRand: 0 },
    [null, 'course-is-free', 'voucher-not-needed', 'coins-not-needed'],
    ['quote-outdated', 'course-is-free', 'voucher-not-needed', 'coins-not-needed'],
  ],
  [
    'in early access',
    { freeBecause: 'early-access' },
    [null, 'course-is-free', 'voucher-not-needed', 'coins-not-needed'],
    ['quote-outdated', 'course-is-free', 'voucher-not-needed', 'coins-not-needed'],
  ],
  [
    'with one lesson still to come',
    { writtenLessons: 3, freeBecause: 'in-writing' },
    [null, 'not-for-sale-yet', 'voucher-not-needed', 'coins-not-needed'],
    ['quote-outdated', 'not-for-sale-yet', 'voucher-not-needed', 'coins-not-needed'],
  ],
  [
    'with one lesson that can be opened',
    { writtenLessons: 1, freeBecause: 'in-writing' },
    [null, 'not-for-sale-yet', 'voucher-not-needed', 'coins-not-needed'],
    ['quote-outdated', 'not-for-sale-yet', 'voucher-not-needed', 'coins-not-needed'],
  ],
  [
    'without a lesson that can be opened',
    { writtenLessons: 0, freeBecause: 'in-writing' },
    ['no-lessons-yet', 'not-for-sale-yet', 'no-lessons-yet', 'no-lessons-yet'],
    ['quote-outdated', 'not-for-sale-yet', 'no-lessons-yet', 'no-lessons-yet'],
  ],
  [
    'without any lesson',
    { lessons: 0, writtenLessons: 0 },
    ['no-lessons-yet', 'not-for-sale-yet', 'no-lessons-yet', 'no-lessons-yet'],
    ['quote-outdated', 'not-for-sale-yet', 'no-lessons-yet', 'no-lessons-yet'],
  ],
];

describe('a place in a course', () => {
  it.each(OFFERS)('%s, free, for a payment, a voucher and coins', (_, change, answers) => {
    expect(GROUNDS.map((grounds) => refusalOn(grounds, { ...SOLD, ...change }))).toEqual(answers);
  });

  it.each(OFFERS)('%s, by somebody who has seen another price', (_, change, __, answers) => {
    const course = { ...SOLD, ...change };
    expect(GROUNDS.map((grounds) => refusalOn(grounds, course, { isQuoteCurrent: false }))).toEqual(answers);
  });

  it.each(GROUNDS)('that is archived is not to be had (%s), whatever else is true of it', (grounds) => {
    for (const [, change] of OFFERS)
      for (const isQuoteCurrent of [true, false]) {
        const course = { ...SOLD, ...change, isArchived: true };
        expect(refusalOn(grounds, course, { isQuoteCurrent })).toBe('course-archived');
      }
  });

  it.each(GROUNDS)('is had once (%s), also where the course has been archived since', (grounds) => {
    for (const isArchived of [true, false])
      for (const [, change] of OFFERS) {
        const course = { ...SOLD, ...change, isArchived };
        const circumstances = { hasPlace: true, isQuoteCurrent: false };
        expect(refusalOn(grounds, course, circumstances)).toBe('already-enrolled');
      }
  });

  it.each(GROUNDS)('that nobody knows is refused (%s)', (grounds) => {
    expect(refusalOn(grounds, null)).toBe('unknown-course');
    expect(refusalOn(grounds, null, { isQuoteCurrent: false })).toBe('unknown-course');
  });
});
