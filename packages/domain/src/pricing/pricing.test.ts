import { describe, expect, it } from 'vitest';
import {
  categoryOffer,
  countdownText,
  courseOffer,
  discountedPriceInRand,
  earlyEnrolmentPercent,
  featuredOffer,
  homeListOffer,
  libraryOffer,
  shownDiscountPercent,
  wholeDaysUntil,
} from './index.ts';

const HOUR_MS = 60 * 60 * 1000;
const now = new Date('2026-11-15T12:00:00.000Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * HOUR_MS);

describe('whole days until a start (R10)', () => {
  it.each([
    [-48, -2],
    [-24, -1],
    [-24 + 1 / 3_600_000, 0],
    [-5, 0],
    [0, 0],
    [5, 0],
    [24 - 1 / 3_600_000, 0],
    [24, 1],
    [47.9, 1],
    [48, 2],
  ])('HOME-18 %f hours from now are %i days', (hours, days) => {
    expect(wholeDaysUntil(inHours(hours), now)).toBe(days);
  });
});

describe('the countdown badge (2§4)', () => {
  it.each([
    [-40, 'Ended'],
    [-1, 'Ended'],
    [0, 'Live today'],
    [1, 'Live in 1 day'],
    [2, 'Live in 2 days'],
    [31, 'Live in 31 days'],
  ])('HOME-18 of %i days says "%s"', (days, text) => {
    expect(countdownText(days)).toBe(text);
  });
});

describe('early enrolment (2§9)', () => {
  it.each([
    [-1, 0],
    [0, 50],
    [3, 50],
    [4, 35],
    [7, 35],
    [8, 25],
    [14, 25],
    [15, 15],
    [30, 15],
    [31, 10],
    [365, 10],
  ])('PAY-24 %i days before the start takes %i%% off', (days, percent) => {
    expect(earlyEnrolmentPercent(days)).toBe(percent);
  });

  it('PAY-24 still halves the price five hours after the start, and no more a day after it', () => {
    expect(courseOffer(2500, inHours(-5), now)).toEqual({
      originalInRand: 2500,
      currentInRand: 1250,
      discountPercent: 50,
      countdown: 'Live today',
    });
    expect(courseOffer(2500, inHours(-24), now)).toEqual({
      originalInRand: 2500,
      currentInRand: 2500,
      discountPercent: 0,
      countdown: 'Ended',
    });
  });

  it.each([
    [2500, 50, 1250],
    [2500, 35, 1625],
    [2500, 25, 1875],
    [2500, 15, 2125],
    [2500, 10, 2250],
    [2500, 0, 2500],
    [299, 35, 194],
    [299, 50, 150],
    [1, 50, 1],
    [0, 50, 0],
  ])('PAY-25 R%i at %i%% off is R%i', (original, percent, final) => {
    expect(discountedPriceInRand(original, percent)).toBe(final);
  });

  it.each([
    [1800, 1170, 35],
    [3, 2, 33],
    [200, 199, 1],
    [201, 200, 0],
    [1800, 1800, 0],
    [0, 0, 0],
  ])('PAY-26 from R%i to R%i is shown as %i%%', (original, current, percent) => {
    expect(shownDiscountPercent(original, current)).toBe(percent);
  });
});

describe('what a course costs where it has no price of its own (2§9)', () => {
  const inTenDays = inHours(240);

  it.each([
    [null, 2500],
    [0, 0],
    [1, 1],
    [4200, 4200],
  ])('HOME-15 a featured course with the price %s counts as R%i', (own, original) => {
    expect(featuredOffer(own, inTenDays, now).originalInRand).toBe(original);
  });

  it('HOME-15 a featured course for nothing has no discount to show', () => {
    expect(featuredOffer(0, inTenDays, now)).toMatchObject({ currentInRand: 0, discountPercent: 0 });
  });

  it.each([
    [0, 1500, 'Live in 2 days', 50, 750],
    [1, 1800, 'Live in 4 days', 35, 1170],
    [2, 2100, 'Live in 6 days', 35, 1365],
    [3, 2400, 'Live in 8 days', 25, 1800],
  ])(
    "HOME-20 place %i of Home's list is R%i, %s, %i%% off",
    (index, original, countdown, percent, current) => {
      expect(homeListOffer(null, index, now)).toEqual({
        originalInRand: original,
        currentInRand: current,
        discountPercent: percent,
        countdown,
      });
    },
  );

  it("HOME-20 LIB-05 a course's own price stands everywhere", () => {
    expect(homeListOffer(2000, 3, now).originalInRand).toBe(2000);
    expect(libraryOffer(2000, now).originalInRand).toBe(2000);
    expect(libraryOffer(0, now)).toMatchObject({ currentInRand: 0, discountPercent: 0 });
  });

  it('LIB-05 the content library asks R1800, a week out: 35% off, R1170', () => {
    expect(libraryOffer(null, now)).toEqual({
      originalInRand: 1800,
      currentInRand: 1170,
      discountPercent: 35,
      countdown: 'Live in 7 days',
    });
  });

  it.each([
    [null, 1800],
    [0, 0],
    [900, 900],
  ])('LIB-06 a card of a category course with the price %s counts as R%i', (own, original) => {
    expect(categoryOffer(own, inTenDays, now).originalInRand).toBe(original);
  });
});
