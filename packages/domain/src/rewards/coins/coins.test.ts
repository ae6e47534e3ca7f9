import { describe, expect, it } from 'vitest';
import { activityOf } from '../../learning/learning-log/index.ts';
import {
  ACTIVITIES,
  activityNamed,
  balanceInDigits,
  coinsInWords,
  entryType,
  isLocked,
  moreCourses,
  nextMilestone,
  nextOf,
  REWARDS,
  redeemedDescription,
  redeemReward,
  rewardNamed,
  signedAmount,
  startOfMonth,
  statementLine,
  stepOf,
  totalsOf,
  undoneReason,
  withdrawnDescription,
} from './index.ts';

describe('what is worth coins', () => {
  it('COIN-04 COIN-05 is five activities with their rewards', () => {
    expect(ACTIVITIES.map(({ id, action, reward }) => [id, action, reward])).toEqual([
      ['module', 'Complete a course module', 50],
      ['streak', 'Achieve 7-day streak', 100],
      ['assessment', 'Pass assessment (>80%)', 200],
      ['friend', 'Refer a friend', 150],
      ['course', 'Complete full course', 500],
    ]);
  });

  it.each([
    [{ kind: 'module-completed' }, 'module'],
    [{ kind: 'streak-reached', daysInTime: 7 }, 'streak'],
    [{ kind: 'streak-reached', daysInTime: 6 }, null],
    [{ kind: 'streak-reached' }, null],
    [{ kind: 'assessment-passed', percent: 81 }, 'assessment'],
    [{ kind: 'assessment-passed', percent: 80 }, null],
    [{ kind: 'assessment-passed' }, null],
    [{ kind: 'friend-joined' }, 'friend'],
    [{ kind: 'course-completed' }, 'course'],
    [{ kind: 'activity-recognised', activity: 'friend' }, 'friend'],
    [{ kind: 'activity-recognised', activity: 'sleep' }, null],
    [{ kind: 'lesson-completed' }, null],
  ])('COIN-16 of %j is %s', (event, activity) => {
    expect(activityOf(event)).toBe(activity);
  });
});

describe('a streak whose days were reported late', () => {
  const streak = activityNamed('streak');
  const late = { kind: 'streak-reached', day: '2026-11-10', daysInTime: 3 };
  const inTime = { kind: 'streak-reached', day: '2026-11-17', daysInTime: 7 };

  it('says for 30 days why there are no coins for it', () => {
    expect(nextOf(streak, [late], '2026-12-10')).toContain('reached us more than two days later');
    expect(nextOf(streak, [late], '2026-12-11')).toBe(streak.next);
  });

  it('says nothing where coins wait, and nothing at other activities', () => {
    expect(nextOf(streak, [late, inTime], '2026-11-17')).toBe(streak.next);
    expect(nextOf(streak, [], '2026-11-17')).toBe(streak.next);
    const course = activityNamed('course');
    expect(nextOf(course, [late], '2026-11-17')).toBe(course.next);
  });
});

describe('rewards', () => {
  it('COIN-06 COIN-07 are five, of which only the workshop is locked at first', () => {
    expect(REWARDS.map((reward) => [reward.name, reward.cost, reward.type, isLocked(reward, 0)])).toEqual([
      ['Premium Course Access', 1000, 'course', false],
      ['1-on-1 Mentorship Session', 2500, 'mentorship', false],
      ['Certificate of Completion', 500, 'certificate', false],
      ['Advanced AI Workshop', 3000, 'workshop', true],
      ['Career Consultation', 1500, 'career', false],
    ]);
  });

  it.each([
    [14, true],
    [15, false],
  ])('the workshop after %i courses is locked: %s', (coursesCompleted, locked) => {
    expect(isLocked(rewardNamed('workshop'), coursesCompleted)).toBe(locked);
  });

  it.each([
    ['certificate', 500, 0, { ok: true, value: 500 }],
    ['certificate', 499, 0, { ok: false, refusal: { code: 'insufficient-balance', missing: 1 } }],
    ['workshop', 2750, 12, { ok: false, refusal: { code: 'reward-locked' } }],
    ['workshop', 9000, 14, { ok: false, refusal: { code: 'reward-locked' } }],
    ['workshop', 2750, 15, { ok: false, refusal: { code: 'insufficient-balance', missing: 250 } }],
  ] as const)('COIN-22 COIN-23 %s with %i coins and %i courses', (id, balance, coursesCompleted, outcome) => {
    expect(redeemReward(rewardNamed(id), { balance, coursesCompleted })).toEqual(outcome);
  });
});

describe('the ledger', () => {
  it('counts what was returned as never spent', () => {
    const claimed = { kind: 'claimed', amount: 700 } as const;
    const redeemed = { kind: 'redeemed', amount: -500 } as const;
    expect(totalsOf([claimed, redeemed])).toEqual({ balance: 200, earned: 700, spent: 500 });
    expect(totalsOf([claimed, redeemed, { kind: 'returned', amount: 500 }])).toEqual({
      balance: 700,
      earned: 700,
      spent: 0,
    });
  });

  it('COIN-20 names what was redeemed', () => {
    expect(redeemedDescription(rewardNamed('career'))).toBe('Redeemed: Career Consultation');
  });

  it('is a file for spreadsheets that holds no formula', () => {
    const date = new Date('2026-11-15T22:30:00Z');
    expect(statementLine({ date, type: 'spent', description: 'Redeemed: A, "B"', amount: -500 })).toBe(
      '"2026-11-16","00:30","spent","Redeemed: A, ""B""",-500\r\n',
    );
    expect(statementLine({ date, type: 'earned', description: '=1+1', amount: 50 })).toBe(
      `"2026-11-16","00:30","earned","'=1+1",50\r\n`,
    );
  });
});

describe('goals and words', () => {
  it.each([
    [0, 5],
    [4, 5],
    [5, 10],
    [12, 15],
    [15, 20],
  ])('COIN-08 after %i courses the next milestone is %i', (completed, milestone) => {
    expect(nextMilestone(completed)).toBe(milestone);
  });

  it('COIN-09 counts a month from its first midnight in South Africa', () => {
    expect(startOfMonth('2026-11-15').toISOString()).toBe('2026-10-31T22:00:00.000Z');
  });

  it.each([
    [-550, '−550'],
    [-1, '−1'],
    [0, '0'],
    [50, '50'],
  ])('writes a balance of %i as %s', (balance, text) => {
    expect(balanceInDigits(balance)).toBe(text);
  });

  it.each([
    [-1, 'spent'],
    [0, 'earned'],
    [50, 'earned'],
  ])('shows an entry of %i as %s', (amount, type) => {
    expect(entryType({ amount })).toBe(type);
  });

  it('writes amounts as people read them', () => {
    expect([coinsInWords(1), coinsInWords(50), signedAmount(50), signedAmount(-500)]).toEqual([
      '1 coin',
      '50 coins',
      '+50',
      '−500',
    ]);
    expect([moreCourses(3), moreCourses(1), moreCourses(7)]).toEqual([
      'Three more courses',
      'One more course',
      '7 more courses',
    ]);
  });
});

describe('a redemption', () => {
  it.each(['open', 'accepted'] as const)('that is %s is accepted, fulfilled or returned', (state) => {
    expect(stepOf(state, 'accept')).toEqual({ ok: true, value: 'accepted' });
    expect(stepOf(state, 'fulfil')).toEqual({ ok: true, value: 'fulfilled' });
    expect(stepOf(state, 'return')).toEqual({ ok: true, value: 'returned' });
  });

  it.each(['fulfilled', 'returned'] as const)('that is %s is not taken up again', (state) => {
    for (const step of ['accept', 'fulfil'] as const)
      expect(stepOf(state, step)).toEqual({ ok: false, refusal: { code: 'already-settled' } });
  });

  it('that was fulfilled can be refunded, and what is returned stays so', () => {
    expect(stepOf('fulfilled', 'return')).toEqual({ ok: true, value: 'returned' });
    expect(stepOf('returned', 'return')).toEqual({ ok: false, refusal: { code: 'already-settled' } });
  });
});

it('a course with a long title has its place in a line of the ledger', () => {
  expect(withdrawnDescription('x'.repeat(151))).toBe(`Taken back: ${'x'.repeat(150)} was refunded`);
  expect(undoneReason('SQL')).toBe('SQL was refunded, and the coins that were left did not cover this.');
});
