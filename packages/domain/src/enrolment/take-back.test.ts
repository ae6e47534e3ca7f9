import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ActivityId,
  activityNamed,
  activityOf,
  type LedgerEntry,
  redeemReward,
  rewardNamed,
  totalsOf,
} from '../coins/index.ts';
import { type HeldFromPlace, takenBack } from './take-back.ts';
import { goesLines, staysLine } from './take-back-words.ts';

const NOTHING: HeldFromPlace = {
  entries: [],
  openClaims: 0,
  hasCertificate: false,
  badges: [],
  hasWaitingProject: false,
  balance: 0,
};

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

  it('says to the learner what goes, and what stays', () => {
    const held = { ...NOTHING, entries: [{ amount: 1950 }], balance: 950, openClaims: 2 };
    const taken = takenBack({
      ...held,
      hasCertificate: true,
      badges: ['First Steps', 'Night Owl', 'Finisher'],
    });
    expect(goesLines(taken, 'learner')).toEqual([
      'Your 1950 coins from this course.',
      'Some of them are spent already, so your balance will be −1000. New coins fill it up again, and you owe no money.',
      '2 rewards from this course that you have not claimed yet.',
      'Your certificate. Its public page will say that the course was refunded.',
      'The badges that you earned only here: First Steps, Night Owl and Finisher.',
    ]);
    expect(staysLine('learner')).toContain('What you learned stays on your record');
  });

  it('says the same of the learner to staff', () => {
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
    expect(goesLines(takenBack({ ...NOTHING, balance: 400 }), 'learner')).toEqual([]);
  });
});

type Way = 'money' | 'coins';
interface Reached {
  readonly kind: 'module-completed' | 'assessment-passed' | 'course-completed';
  readonly percent: number;
}

/** One learner and a few courses, as the server keeps them: places, the log, the ledger, and what is withdrawn. */
class Academy {
  readonly places = new Map<string, Way>();
  readonly log = new Map<string, Reached[]>();
  readonly claimed = new Set<Reached>();
  readonly ledger: (LedgerEntry & { readonly course: string | null })[] = [];
  readonly withdrawn = new Map<string, number>();
  readonly certificates = new Set<string>();

  get totals() {
    return totalsOf(this.ledger);
  }

  coinsOf(course: string): number {
    const own = this.ledger.filter((entry) => entry.course === course);
    return takenBack({ ...NOTHING, entries: own }).coins;
  }

  /** A place of whichever kind gives back, once, what a refund took. */
  #begin(course: string, way: Way) {
    this.places.set(course, way);
    const amount = this.withdrawn.get(course) ?? 0;
    this.withdrawn.delete(course);
    if (amount > 0) this.ledger.push({ kind: 'restored', amount, course });
    this.issue(course);
  }

  buy(course: string) {
    if (!this.places.has(course)) this.#begin(course, 'money');
  }

  redeem(course: string) {
    if (this.places.has(course)) return;
    const paid = redeemReward(rewardNamed('course'), { ...this.totals, coursesCompleted: 0 });
    if (!paid.ok) return;
    this.ledger.push({ kind: 'redeemed', amount: -paid.value, course: null });
    this.#begin(course, 'coins');
  }

  learn(course: string, part: Reached) {
    if (!this.places.has(course)) return;
    const known = this.log.get(course) ?? [];
    // Each part of a course is reached once, for ever.
    if (known.length < MOST_PARTS) this.log.set(course, [...known, { ...part }]);
    this.issue(course);
  }

  issue(course: string) {
    const isCompleted = this.log.get(course)?.some(({ kind }) => kind === 'course-completed');
    if (isCompleted && this.places.has(course)) this.certificates.add(course);
  }

  claim(course: string) {
    const hasPlace = this.places.has(course);
    const open = (this.log.get(course) ?? []).find(
      (event) => !this.claimed.has(event) && activityOf({ ...event, hasPlace }) !== null,
    );
    if (!open) return;
    this.claimed.add(open);
    const { reward } = activityNamed(activityOf({ ...open, hasPlace }) as ActivityId);
    this.ledger.push({ kind: 'claimed', amount: reward, course });
  }

  /** In money, or by staff in coins; news of it may come any number of times. */
  refund(course: string) {
    const way = this.places.get(course);
    if (way === undefined) return;
    this.places.delete(course);
    if (way === 'coins')
      this.ledger.push({ kind: 'returned', amount: rewardNamed('course').cost, course: null });
    const coins = this.coinsOf(course);
    if (coins > 0) {
      this.ledger.push({ kind: 'withdrawn', amount: -coins, course });
      this.withdrawn.set(course, coins);
    }
    this.certificates.delete(course);
  }
}

const MOST_PARTS = 6;
const COURSES = ['one', 'two', 'three'];

const reached = fc.record({
  kind: fc.constantFrom('module-completed', 'assessment-passed', 'course-completed'),
  percent: fc.constantFrom(70, 81, 100),
});
const step = fc.record({
  act: fc.constantFrom('buy', 'redeem', 'learn', 'claim', 'refund', 'refund-twice'),
  course: fc.constantFrom(...COURSES),
  part: reached,
});
type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never;

function take(academy: Academy, { act, course, part }: Step) {
  if (act === 'learn') academy.learn(course, part as Reached);
  else if (act === 'refund-twice') {
    academy.refund(course);
    academy.refund(course);
  } else academy[act](course);
}

/** What the courses with a place have given at most: each part of each course counts once. */
function worthOfPlaces(academy: Academy): number {
  return [...academy.places.keys()]
    .flatMap((course) => academy.log.get(course) ?? [])
    .reduce((sum, event) => {
      const activity = activityOf({ ...event, hasPlace: true });
      return sum + (activity === null ? 0 : activityNamed(activity).reward);
    }, 0);
}

describe('buying, learning, claiming, redeeming and refunding in any order', () => {
  it('leaves nobody with more than the places they have paid for gave', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 120 }), (steps) => {
        const academy = new Academy();
        for (const each of steps) {
          const before = academy.totals.balance;
          const spentBefore = academy.totals.spent;
          take(academy, each);
          const { balance, earned, spent } = academy.totals;
          expect(balance + spent).toBe(earned);
          expect(earned).toBeLessThanOrEqual(worthOfPlaces(academy));
          // Whatever was taken back, nobody ever spends what is not there.
          if (spent > spentBefore) expect(before).toBeGreaterThanOrEqual(spent - spentBefore);
          for (const course of COURSES)
            if (!academy.places.has(course)) {
              expect(academy.coinsOf(course)).toBe(0);
              expect(academy.certificates.has(course)).toBe(false);
            }
        }
      }),
      { numRuns: 500 },
    );
  });

  it('ends with nothing at all once everything has gone back', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 120 }), (steps) => {
        const academy = new Academy();
        for (const each of steps) take(academy, each);
        for (const course of COURSES) academy.refund(course);
        expect(academy.totals).toEqual({ balance: 0, earned: 0, spent: 0 });
        expect(academy.certificates.size).toBe(0);
      }),
      { numRuns: 500 },
    );
  });

  it('makes a cycle of buying and refunding worth nothing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.array(reached, { maxLength: 6 }), (cycles, parts) => {
        const academy = new Academy();
        for (let cycle = 0; cycle < cycles; cycle += 1) {
          academy.buy('one');
          for (const part of parts) academy.learn('one', part as Reached);
          for (let claims = 0; claims < MOST_PARTS; claims += 1) academy.claim('one');
          academy.refund('one');
          expect(academy.totals).toEqual({ balance: 0, earned: 0, spent: 0 });
        }
      }),
    );
  });
});
