import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ActivityId, activityOf } from '../../learning/learning-log/index.ts';
import {
  activityNamed,
  type LedgerEntry,
  type RedemptionState,
  redeemReward,
  rewardNamed,
  stepOf,
  totalsOf,
} from '../coins/index.ts';
import type { PaidWithCoins } from './redemptions-to-undo.ts';
import { coinsFromCourse, takenBack } from './take-back.ts';

interface Reached {
  readonly kind: 'module-completed' | 'assessment-passed' | 'course-completed';
  readonly percent: number;
}

/** `course` is null for a request; `state` follows what staff do with it. */
interface Redemption {
  readonly id: string;
  readonly course: string | null;
  readonly cost: number;
  state: RedemptionState;
}

const PRICE_IN_RAND = 1000;
const PLACE_COST = rewardNamed('course').cost;

/** One learner and a few courses, as the server stores them: places, the log, the ledger, and what is withdrawn. */
class Academy {
  readonly places = new Map<string, 'money' | 'coins'>();
  readonly log = new Map<string, Reached[]>();
  readonly claimed = new Set<Reached>();
  readonly ledger: (LedgerEntry & { readonly course: string | null })[] = [];
  readonly withdrawn = new Map<string, number>();
  readonly certificates = new Set<string>();
  /** The oldest first. */
  readonly redemptions: Redemption[] = [];
  randPaid = 0;
  randReturned = 0;

  get totals() {
    return totalsOf(this.ledger);
  }

  coinsOf(course: string): number {
    return coinsFromCourse(this.ledger.filter((entry) => entry.course === course));
  }

  /** The redemption that paid for a place, and open requests. */
  get undoable(): Redemption[] {
    return this.redemptions.filter(({ state, course }) =>
      course === null ? stepOf(state, 'fulfil').ok : state === 'fulfilled',
    );
  }

  /** A place of either kind restores, once, what a refund took. */
  #begin(course: string, way: 'money' | 'coins') {
    this.places.set(course, way);
    const amount = this.withdrawn.get(course) ?? 0;
    this.withdrawn.delete(course);
    if (amount > 0) this.ledger.push({ kind: 'restored', amount, course });
    this.issue(course);
  }

  gift() {
    this.ledger.push({ kind: 'claimed', amount: activityNamed('friend').reward, course: null });
  }

  buy(course: string) {
    if (this.places.has(course)) return;
    this.randPaid += PRICE_IN_RAND;
    this.#begin(course, 'money');
  }

  #spend(course: string | null): boolean {
    const reward = rewardNamed(course === null ? 'career' : 'course');
    const paid = redeemReward(reward, { ...this.totals, coursesCompleted: 0 });
    if (!paid.ok) return false;
    this.ledger.push({ kind: 'redeemed', amount: -paid.value, course: null });
    const state = course === null ? 'open' : 'fulfilled';
    this.redemptions.push({ id: String(this.redemptions.length), course, cost: reward.cost, state });
    return true;
  }

  redeem(course: string) {
    if (!this.places.has(course) && this.#spend(course)) this.#begin(course, 'coins');
  }

  request() {
    this.#spend(null);
  }

  fulfil() {
    const open = this.redemptions.find(({ state }) => state === 'open');
    if (open) open.state = 'fulfilled';
  }

  learn(course: string, part: Reached) {
    if (!this.places.has(course)) return;
    const known = this.log.get(course) ?? [];
    // Each part of a course is reached only once.
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

  #paidWithCoins(): PaidWithCoins[] {
    return this.redemptions
      .filter(({ state }) => state !== 'returned')
      .map(({ id, course, cost, state }) => ({
        redemptionId: id,
        rewardId: course === null ? ('career' as const) : ('course' as const),
        state,
        cost,
        courseId: course,
        courseTitle: course,
        place:
          course === null
            ? null
            : {
                coins: this.coinsOf(course),
                openClaims: 0,
                hasCertificate: this.certificates.has(course),
                hasWaitingProject: false,
              },
      }))
      .reverse();
  }

  #end(course: string, coins: number) {
    this.places.delete(course);
    this.certificates.delete(course);
    if (coins === 0) return;
    this.ledger.push({ kind: 'withdrawn', amount: -coins, course });
    this.withdrawn.set(course, coins);
  }

  #return(redemption: Redemption) {
    redemption.state = 'returned';
    this.ledger.push({ kind: 'returned', amount: redemption.cost, course: null });
  }

  /** In money, or by staff in coins; the event may arrive any number of times. */
  refund(course: string) {
    const way = this.places.get(course);
    if (way === undefined) return;
    if (way === 'money') this.randReturned += PRICE_IN_RAND;
    else {
      const own = this.redemptions.findLast((each) => each.course === course && each.state === 'fulfilled');
      if (own) this.#return(own);
    }
    const plan = takenBack({
      entries: this.ledger.filter((entry) => entry.course === course),
      openClaims: 0,
      hasCertificate: this.certificates.has(course),
      hasWaitingProject: false,
      balance: this.totals.balance,
      paidWithCoins: this.#paidWithCoins(),
    });
    this.#end(course, plan.coins);
    for (const { redemptionId, courseId, coins } of plan.undone) {
      const redemption = this.redemptions.find(({ id }) => id === redemptionId);
      if (redemption) this.#return(redemption);
      if (courseId !== null) this.#end(courseId, coins);
    }
    expect(this.totals.balance).toBe(plan.balanceAfter);
  }
}

const MOST_PARTS = 8;
const COURSES = ['one', 'two', 'three', 'four'];

const reached = fc.record({
  kind: fc.constantFrom('module-completed', 'assessment-passed', 'course-completed'),
  percent: fc.constantFrom(70, 81, 100),
});
const step = fc.record({
  act: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom('learn', 'claim') },
    {
      weight: 3,
      arbitrary: fc.constantFrom('buy', 'redeem', 'redeem', 'gift', 'finish', 'refund', 'refund-twice'),
    },
    { weight: 1, arbitrary: fc.constantFrom('request', 'fulfil') },
  ),
  course: fc.constantFrom(...COURSES),
  part: reached,
});
type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never;

function finish(academy: Academy, course: string) {
  for (let part = 0; part < MOST_PARTS; part += 1)
    academy.learn(course, { kind: 'course-completed', percent: 100 });
  for (let part = 0; part < MOST_PARTS; part += 1) academy.claim(course);
}

function take(academy: Academy, { act, course, part }: Step) {
  if (act === 'learn') academy.learn(course, part as Reached);
  else if (act === 'finish') finish(academy, course);
  else if (act === 'refund-twice') {
    academy.refund(course);
    academy.refund(course);
  } else academy[act as 'buy' | 'redeem' | 'request' | 'fulfil' | 'gift' | 'claim' | 'refund'](course);
}

/** The most that the courses with a place can have earned: each part of each course counts once. */
function worthOfPlaces(academy: Academy): number {
  return [...academy.places.keys()]
    .flatMap((course) => academy.log.get(course) ?? [])
    .reduce((sum, event) => {
      const activity = activityOf({ ...event, hasPlace: true });
      return sum + (activity === null ? 0 : activityNamed(activity).reward);
    }, 0);
}

const givenTo = ({ ledger }: Academy) =>
  ledger.reduce(
    (sum, { kind, course, amount }) => sum + (kind === 'claimed' && course === null ? amount : 0),
    0,
  );

/**
 * Whether everything that was bought with coins, including what was received already, can be bought in some order with
 * undisputed coins: gifts, and what places paid with money have earned. Tries every order, so it shares no idea with
 * the rule.
 */
function isPaidFor(academy: Academy): boolean {
  const paidCourses = COURSES.filter((course) => academy.places.get(course) === 'money');
  const redemptions = academy.redemptions.filter(({ state }) => state !== 'returned');
  const coins = paidCourses.reduce((sum, course) => sum + academy.coinsOf(course), givenTo(academy));
  const tried = new Set<number>();
  const canBuyRest = (bought: number, left: number): boolean => {
    if (bought === 2 ** redemptions.length - 1) return true;
    if (tried.has(bought)) return false;
    tried.add(bought);
    return redemptions.some(({ cost, course }, index) => {
      if ((bought & (1 << index)) !== 0 || cost > left) return false;
      return canBuyRest(bought | (1 << index), left - cost + (course === null ? 0 : academy.coinsOf(course)));
    });
  };
  return canBuyRest(0, coins);
}

// Without the size most sequences would be too short to earn a place with coins.
const anySteps = fc.array(step, { maxLength: 60, size: 'max' });

describe('buying, learning, claiming, redeeming and refunding in any order', () => {
  it('leaves nobody with a place that neither rand nor coins of a paid course have paid for', () => {
    fc.assert(
      fc.property(anySteps, (steps) => {
        const academy = new Academy();
        for (const each of steps) {
          take(academy, each);
          const places = [...academy.places.values()];
          const bought = places.filter((way) => way === 'money').length;
          // The list price of places bought with money is what the academy keeps; the others are covered by coins.
          expect(academy.randPaid - academy.randReturned).toBe(bought * PRICE_IN_RAND);
          // If too much was received already, nothing else is left.
          if (academy.undoable.length > 0) expect(isPaidFor(academy)).toBe(true);
          if (academy.totals.balance < 0) expect(academy.undoable).toEqual([]);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('leaves nobody with more than the places they have paid for gave', () => {
    fc.assert(
      fc.property(anySteps, (steps) => {
        const academy = new Academy();
        for (const each of steps) {
          const before = academy.totals.balance;
          const spentBefore = academy.totals.spent;
          take(academy, each);
          const { balance, earned, spent } = academy.totals;
          expect(balance + spent).toBe(earned);
          expect(earned).toBeLessThanOrEqual(worthOfPlaces(academy) + givenTo(academy));
          // Whatever was taken back, nobody ever spends coins that do not exist.
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

  it('ends with the gifts and nothing else once everything is refunded', () => {
    fc.assert(
      fc.property(anySteps, (steps) => {
        const academy = new Academy();
        for (const each of steps) take(academy, each);
        for (const course of COURSES) academy.refund(course);
        const { balance, earned, spent } = academy.totals;
        expect(academy.randReturned).toBe(academy.randPaid);
        expect(earned).toBe(givenTo(academy));
        expect(balance + spent).toBe(earned);
        expect([academy.places.size, academy.certificates.size]).toEqual([0, 0]);
      }),
      { numRuns: 500 },
    );
  });

  it('wins nothing by redeeming before the refund instead of after it', () => {
    fc.assert(
      fc.property(
        anySteps,
        fc.constantFrom(...COURSES),
        fc.constantFrom(...COURSES),
        (steps, refunded, expected) => {
          const [early, late] = [new Academy(), new Academy()];
          for (const academy of [early, late]) {
            for (const each of steps) take(academy, each);
            finish(academy, refunded);
          }
          if (refunded === expected || early.places.has(expected)) return;
          // What the place would restore from an earlier time belongs to the learner and may pay for more.
          if (early.withdrawn.has(expected)) return;
          early.redeem(expected);
          early.refund(refunded);
          late.refund(refunded);
          late.redeem(expected);
          // A balance below zero costs nobody anything, so it counts as none.
          const worth = ({ totals, places, undoable }: Academy) =>
            Math.max(0, totals.balance) +
            undoable.reduce((sum, { cost }) => sum + cost, 0) +
            [...places.values()].filter((way) => way === 'money').length * PLACE_COST;
          expect(worth(early)).toBeLessThanOrEqual(worth(late));
        },
      ),
      { numRuns: 1000 },
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
          academy.redeem('two');
          finish(academy, 'two');
          academy.redeem('three');
          academy.refund('one');
          expect(academy.totals).toEqual({ balance: 0, earned: 0, spent: 0 });
          expect(academy.places.size).toBe(0);
        }
      }),
    );
  });
});
