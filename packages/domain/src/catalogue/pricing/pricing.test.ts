import { describe, expect, it } from 'vitest';
import {
  countdownText,
  courseTerms,
  discountedPriceInRand,
  earlyEnrolmentPercent,
  featuredTerms,
  freeReason,
  homeListTerms,
  isPaid,
  libraryTerms,
  quoteFor,
  quoteSubstance,
  registrationPrice,
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
    expect(quoteFor({ priceInRand: 2500, startsAt: inHours(-5) }, now)).toMatchObject({
      price: 1250,
      was: 2500,
      percent: 50,
      days: 0,
    });
    expect(quoteFor({ priceInRand: 2500, startsAt: inHours(-24) }, now)).toMatchObject({
      price: 2500,
      was: 2500,
      percent: 0,
      days: -1,
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

describe('what a course takes where it has no price or start of its own (2§9)', () => {
  const nothing = { priceInRand: null, startsAt: null };
  const inTenDays = inHours(240);

  it.each([
    [null, 2500],
    [0, 0],
    [1, 1],
    [4200, 4200],
  ])('HOME-15 a featured course with the price %s counts as R%i', (priceInRand, counted) => {
    expect(featuredTerms({ priceInRand, startsAt: inTenDays }, now)).toEqual({
      priceInRand: counted,
      startsAt: inTenDays,
    });
  });

  it('HOME-15 a featured course for nothing has no discount to show', () => {
    const terms = featuredTerms({ priceInRand: 0, startsAt: inTenDays }, now);
    expect(quoteFor(terms, now)).toMatchObject({ price: 0, was: 0, percent: 0 });
  });

  it.each([
    [0, 1500, 2, 50, 750],
    [1, 1800, 4, 35, 1170],
    [2, 2100, 6, 35, 1365],
    [3, 2400, 8, 25, 1800],
  ])("HOME-20 place %i of Home's list is R%i in %i days, %i%% off", (index, was, days, percent, price) => {
    expect(quoteFor(homeListTerms(nothing, index, now), now)).toMatchObject({ price, was, percent, days });
  });

  it('LIB-05 the content library asks R1800, a week out: 35% off, R1170', () => {
    expect(quoteFor(libraryTerms(nothing, now), now)).toMatchObject({
      price: 1170,
      was: 1800,
      percent: 35,
      days: 7,
    });
  });

  it.each([
    [null, 1800],
    [0, 0],
    [900, 900],
  ])('LIB-06 a card of a category course with the price %s counts as R%i', (priceInRand, counted) => {
    expect(libraryTerms({ priceInRand, startsAt: inTenDays }, now).priceInRand).toBe(counted);
  });

  it("HOME-20 LIB-05 a course's own price and start stand everywhere (R14)", () => {
    const own = { priceInRand: 2000, startsAt: inTenDays };
    for (const isFeatured of [true, false])
      for (const categoryIndex of [null, 0, 3])
        expect(courseTerms(own, { isFeatured, categoryIndex }, now)).toEqual(own);
  });

  it.each([
    [{ isFeatured: true, categoryIndex: 2 }, 2500],
    [{ isFeatured: false, categoryIndex: 2 }, 2100],
    [{ isFeatured: false, categoryIndex: null }, 1800],
  ])('R14 a course that says nothing has one price still, by where it stands: %o', (place, priceInRand) => {
    expect(courseTerms(nothing, place, now).priceInRand).toBe(priceInRand);
  });
});

describe('whether the price is charged', () => {
  const whole = { lessons: 4, writtenLessons: 4 };
  const inWriting = { lessons: 4, writtenLessons: 3 };
  it.each([
    ['a whole course without payments', whole, false, 'early-access'],
    ['one in writing without payments', inWriting, false, 'early-access'],
    ['one in writing with payments', inWriting, true, 'in-writing'],
    ['a whole course with payments', whole, true, null],
  ])('R14 of %s', (_, course, takesPayments, reason) => {
    expect(freeReason(course, takesPayments)).toBe(reason);
  });
});

describe('a quote', () => {
  const terms = (startsAt: Date) => ({ priceInRand: 2500, startsAt });

  it.each([
    // Noon UTC is 14:00 SAST, ten hours before midnight.
    ['the end of the day in South Africa', 96 + 12, 10],
    ['the hour at which a day less is left', 96 + 3, 3],
    ['the start', 2, 2],
    ['the end of the day, once it has started', -5, 10],
    ['the hour at which it is a day past the start', -20, 4],
    ['the hour at which it is another day past the start', -24 - 20, 4],
    ['the end of the day, when the start is whole days away', 48, 10],
  ])('is valid until %s', (_, startsInHours, hours) => {
    expect(quoteFor(terms(inHours(startsInHours)), now).validUntil).toEqual(inHours(hours));
  });

  it('stays the same one while its amounts and its start do', () => {
    const substance = (hours: number, start: Date) =>
      quoteSubstance('python', quoteFor(terms(start), inHours(hours)));
    const start = inHours(14 * 24);
    expect(substance(0, start)).toBe(substance(24, start));
    // Seven days before the start the price falls.
    expect(substance(0, start)).not.toBe(substance(7 * 24, start));
    expect(substance(0, start)).not.toBe(substance(0, inHours(13 * 24)));
  });

  it('of another course is another one', () => {
    const quote = quoteFor(terms(inHours(48)), now);
    expect(quoteSubstance('one', quote)).not.toBe(quoteSubstance('two', quote));
  });
});

describe('the price of a registration (2§3, 2§4)', () => {
  const quote = { price: 1170, was: 1800, percent: 35 };

  it.each([
    ['a number', 950, { price: 950, was: 950, percent: 0 }],
    ['a number of 0', 0, { price: 0, was: 0, percent: 0 }],
    [
      'current beside original',
      { currentPrice: 900, originalPrice: 1800 },
      { price: 900, was: 1800, percent: 50 },
    ],
    ['absent', undefined, quote],
  ])('TRAIN-23 with pricing %s', (_, pricing, price) => {
    expect(registrationPrice(pricing, quote)).toEqual(price);
  });

  it.each([
    [0, false],
    [1, true],
    [1800, true],
  ])('TRAIN-24 of R%i asks for payment: %s', (price, asks) => {
    expect(isPaid({ price })).toBe(asks);
  });
});
