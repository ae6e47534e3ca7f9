import { describe, expect, it } from 'vitest';
import { type OfferedCourse, refusalAt } from './admission.ts';

const SOLD: OfferedCourse = {
  isArchived: false,
  lessons: 4,
  writtenLessons: 4,
  priceInRand: 1170,
  freeBecause: null,
};

describe('a place in a course', () => {
  it.each<[string, Partial<OfferedCourse>, (string | null)[]]>([
    ['that is sold', {}, ['payment-required', null, null, null]],
    ['that costs one rand', { priceInRand: 1 }, ['payment-required', null, null, null]],
    [
      'without a price',
      { priceInRand: 0 },
      [null, 'course-is-free', 'voucher-not-needed', 'coins-not-needed'],
    ],
    [
      'in early access',
      { freeBecause: 'early-access' },
      [null, 'course-is-free', 'voucher-not-needed', 'coins-not-needed'],
    ],
    [
      'with lessons still to come',
      { writtenLessons: 3, freeBecause: 'in-writing' },
      [null, 'not-for-sale-yet', 'voucher-not-needed', 'coins-not-needed'],
    ],
    [
      'without a lesson that can be opened',
      { writtenLessons: 0, freeBecause: 'in-writing' },
      ['no-lessons-yet', 'not-for-sale-yet', 'no-lessons-yet', 'no-lessons-yet'],
    ],
    [
      'without any lesson',
      { lessons: 0, writtenLessons: 0 },
      ['no-lessons-yet', 'not-for-sale-yet', 'no-lessons-yet', 'no-lessons-yet'],
    ],
  ])('%s, by enrolment, payment, voucher and coins', (_, change, answers) => {
    const course = { ...SOLD, ...change };
    expect([
      refusalAt('enrolment', course),
      refusalAt('payment', course),
      refusalAt('voucher', course),
      refusalAt('coins', course),
    ]).toEqual(answers);
  });

  it.each(['enrolment', 'payment', 'voucher', 'coins'] as const)(
    'that is archived is not to be had by %s, whatever else is true of it',
    (door) => {
      for (const change of [{}, { priceInRand: 0 }, { writtenLessons: 0 }, { freeBecause: 'early-access' }])
        expect(refusalAt(door, { ...SOLD, ...change, isArchived: true } as OfferedCourse)).toBe(
          'course-archived',
        );
    },
  );
});
