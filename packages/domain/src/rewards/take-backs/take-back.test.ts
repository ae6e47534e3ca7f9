import { describe, expect, it } from 'vitest';
import type { PaidWithCoins } from './redemptions-to-undo.ts';
import { coursesUndone, type HeldFromPlace, takenBack } from './take-back.ts';
import { goesLines, staysLine, takenBackNews } from './take-back-words.ts';

const NOTHING: HeldFromPlace = {
  entries: [],
  openClaims: 0,
  hasCertificate: false,
  hasWaitingProject: false,
  balance: 0,
  paidWithCoins: [],
};

const REQUEST: PaidWithCoins = {
  redemptionId: 'r',
  rewardId: 'career',
  state: 'open',
  cost: 1500,
  courseId: null,
  courseTitle: null,
  place: null,
};
const SESSION_HELD: PaidWithCoins = { ...REQUEST, redemptionId: 'f', state: 'fulfilled' };
const placeIn = (courseId: string, coins = 0): PaidWithCoins => ({
  redemptionId: courseId,
  rewardId: 'course',
  state: 'fulfilled',
  cost: 1000,
  courseId,
  courseTitle: `Course ${courseId}`,
  place: { coins, openClaims: 0, hasCertificate: false, hasWaitingProject: false },
});

describe('a full refund', () => {
  it('takes the coins of the course, also below zero, and once', () => {
    expect(takenBack({ ...NOTHING, entries: [{ amount: 50 }, { amount: 200 }], balance: 100 })).toMatchObject(
      {
        coins: 250,
        balanceAfter: -150,
      },
    );
    const again = [{ amount: 50 }, { amount: 200 }, { amount: -250 }];
    expect(takenBack({ ...NOTHING, entries: again, balance: -150 })).toMatchObject({
      coins: 0,
      balanceAfter: -150,
    });
  });

  it('lists for the learner what goes, and what stays', () => {
    const held = { ...NOTHING, entries: [{ amount: 1950 }], balance: 950, openClaims: 2 };
    const taken = takenBack({ ...held, hasCertificate: true, paidWithCoins: [SESSION_HELD] });
    const badges = ['First Steps', 'Night Owl', 'Finisher'];
    expect(goesLines({ ...taken, badges }, 'learner')).toEqual([
      'Your 1950 coins from this course.',
      '2 rewards from this course that you have not claimed yet.',
      'Some coins are spent on something that you have already received, so your balance will be −1000. New coins fill it up again, and you owe no money.',
      'Your certificate. Its public page will say that the course was refunded.',
      'The badges that you earned only here: First Steps, Night Owl and Finisher.',
    ]);
    expect(staysLine('learner')).toContain('What you learned stays on your record');
  });

  it('lists the same for staff, about the learner', () => {
    const taken = takenBack({ ...NOTHING, entries: [{ amount: 1 }], balance: 1, openClaims: 1 });
    expect(goesLines({ ...taken, badges: ['Finisher'], hasWaitingProject: true }, 'staff')).toEqual([
      'Their 1 coin from this course.',
      'One reward from this course that they have not claimed yet.',
      'The badge that they earned only here: Finisher.',
      'The project that they handed in will not be marked. Their text is kept.',
    ]);
    expect(staysLine('staff')).toContain('What they learned stays on their record');
  });

  it('of a course in which nothing was earned takes nothing but the place', () => {
    expect(goesLines({ ...takenBack({ ...NOTHING, balance: 400 }), badges: [] }, 'learner')).toEqual([]);
  });
});

describe('what coins of the refunded course have paid for', () => {
  const refund = (balance: number, coins: number, paidWithCoins: readonly PaidWithCoins[]) => {
    const plan = takenBack({ ...NOTHING, entries: [{ amount: coins }], balance, paidWithCoins });
    return { undone: plan.undone.map(({ redemptionId }) => redemptionId), balanceAfter: plan.balanceAfter };
  };

  it('is undone, newest first, until the rest is paid for', () => {
    expect(refund(200, 1200, [placeIn('second')])).toEqual({ undone: ['second'], balanceAfter: 0 });
    expect(refund(200, 700, [REQUEST, placeIn('second')])).toEqual({ undone: ['r'], balanceAfter: 1000 });
    expect(refund(200, 200, [REQUEST, placeIn('second')])).toEqual({ undone: [], balanceAfter: 0 });
    expect(refund(0, 2500, [REQUEST, placeIn('second')])).toEqual({
      undone: ['r', 'second'],
      balanceAfter: 0,
    });
  });

  it('is undone with what it has paid for itself', () => {
    // The first course gave 1,200, the second 1,000, and the third was bought with those.
    expect(refund(200, 1200, [placeIn('third'), placeIn('second', 1000)])).toEqual({
      undone: ['third', 'second'],
      balanceAfter: 0,
    });
  });

  it('is not paid for by its own coins, though the balance would allow it', () => {
    expect(refund(1400, 1200, [placeIn('second', 1200)])).toEqual({ undone: ['second'], balanceAfter: 0 });
    // Two places that would pay for each other.
    const pair = [placeIn('third', 1000), placeIn('second', 1000)];
    expect(refund(1000, 1000, pair)).toEqual({ undone: ['third', 'second'], balanceAfter: 0 });
  });

  it('stays where other coins pay for it, also through another place', () => {
    // 1,000 that were given, 1,200 of the first course, 1,200 of the second.
    expect(refund(1400, 1200, [placeIn('third'), placeIn('second', 1200)])).toEqual({
      undone: [],
      balanceAfter: 200,
    });
  });

  it('stays where its coins have paid for something that was received, and other coins for it', () => {
    // 1,000 that were given pay for the second course, whose 1,500 coins paid for a talk. Nothing comes from the refunded one.
    expect(refund(0, 0, [SESSION_HELD, placeIn('second', 1500)])).toEqual({ undone: [], balanceAfter: 0 });
  });

  it('that was received already stays, and the balance is below zero', () => {
    expect(refund(0, 1500, [SESSION_HELD])).toEqual({ undone: [], balanceAfter: -1500 });
    expect(refund(0, 2500, [SESSION_HELD, placeIn('second')])).toEqual({
      undone: ['second'],
      balanceAfter: -1500,
    });
  });

  it('is named beforehand, in the letter and in the notice', () => {
    const place = { coins: 700, openClaims: 1, hasCertificate: true, hasWaitingProject: true };
    const plan = takenBack({
      ...NOTHING,
      entries: [{ amount: 3200 }],
      balance: 0,
      paidWithCoins: [REQUEST, { ...placeIn('two'), place }],
    });
    const taken = { ...plan, badges: ['Finisher'] };
    expect(coursesUndone(taken)).toEqual(['two']);
    expect(goesLines(taken, 'learner')).toEqual([
      'Your 3200 coins from this course.',
      'Your request for Career Consultation, because the coins that are left do not cover it. Its 1500 coins come back.',
      'Your place in Course two, because the coins that are left do not cover it. Its 1000 coins come back. The 700 coins from there, the rewards there that were not claimed yet, the certificate and the marking of the project that you handed in go with the place.',
      'Some coins are spent on something that you have already received, so your balance will be −1400. New coins fill it up again, and you owe no money.',
      'The badge that you earned only there: Finisher.',
    ]);
    expect(takenBackNews('Course one', taken)).toBe(
      'Course one was refunded, so what it gave you went back as well: 3200 coins, your request for Career Consultation, your place in Course two, the badge Finisher.',
    );
    const many = { ...taken, badges: Array.from({ length: 40 }, (_, index) => `Badge number ${index}`) };
    expect(takenBackNews('Course one', many)).toHaveLength(300);
  });
});
