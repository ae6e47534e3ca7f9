import { type RewardType, rewardNamed } from '../coins/index.ts';
import { type CoinPlaceGains, type PaidWithCoins, redemptionsToUndo } from './redemptions-to-undo.ts';

/** An entry of the ledger of coins that came from one course: claimed there, taken back by a refund, or given back. */
interface EntryOfCourse {
  readonly amount: number;
}

/** What somebody has from a place in a course at the moment when its price goes back. */
export interface HeldFromPlace {
  /** All that the ledger has of the course. */
  readonly entries: readonly EntryOfCourse[];
  /** Reached in the course, worth coins, and not claimed. */
  readonly openClaims: number;
  readonly hasCertificate: boolean;
  /** Handed in, and judged by nobody yet. */
  readonly hasWaitingProject: boolean;
  /** All coins of the learner, of whatever course. */
  readonly balance: number;
  /** What coins have paid for and was not returned, the newest first; without the place itself. */
  readonly paidWithCoins: readonly PaidWithCoins[];
}

/** A request that is returned, or a place that ends, because the coins that paid for it go back. */
export interface UndoneRedemption extends CoinPlaceGains {
  readonly redemptionId: string;
  readonly rewardId: RewardType;
  /** Of the reward. */
  readonly name: string;
  readonly courseId: string | null;
  readonly courseTitle: string | null;
  readonly cost: number;
  /** A place in a course ends; otherwise it was a request. */
  readonly isPlace: boolean;
}

export interface TakeBackPlan {
  readonly coins: number;
  readonly openClaims: number;
  readonly hasCertificate: boolean;
  readonly hasWaitingProject: boolean;
  /** The newest first. */
  readonly undone: readonly UndoneRedemption[];
  /** Below zero where coins of the course have paid for something that cannot be undone. */
  readonly balanceAfter: number;
}

export interface TakenBack extends TakeBackPlan {
  /** Names of the badges that would not be there without the courses that end. */
  readonly badges: readonly string[];
}

const NOTHING_GAINED: CoinPlaceGains = {
  coins: 0,
  openClaims: 0,
  hasCertificate: false,
  hasWaitingProject: false,
};

function undoneRedemption({ state: _, place, ...paid }: PaidWithCoins): UndoneRedemption {
  const { name } = rewardNamed(paid.rewardId);
  return { ...paid, ...(place ?? NOTHING_GAINED), name, isPlace: place !== null };
}

/** What the ledger has of one course now. */
export function coinsFromCourse(entries: readonly EntryOfCourse[]): number {
  return Math.max(
    0,
    entries.reduce((sum, { amount }) => sum + amount, 0),
  );
}

/**
 * What goes when the whole price of a place goes back: everything that the purchase gave, also what its coins have paid for,
 * and nothing else. What was learned is a record and stays. A part of the price takes nothing, and neither does money that
 * never gave a place.
 */
export function takenBack({ entries, balance, paidWithCoins, ...rest }: HeldFromPlace): TakeBackPlan {
  const coins = coinsFromCourse(entries);
  const { undone, balanceAfter } = redemptionsToUndo(balance - coins, paidWithCoins);
  return { ...rest, coins, undone: undone.map(undoneRedemption), balanceAfter };
}

/** The other courses in which a place ends. */
export const coursesUndone = ({ undone }: Pick<TakeBackPlan, 'undone'>): string[] =>
  undone.flatMap(({ isPlace, courseId }) => (isPlace && courseId !== null ? courseId : []));
