import { type RewardType, rewardNamed } from '../coins/index.ts';
import { type CoinPlaceGains, type PaidWithCoins, redemptionsToUndo } from './redemptions-to-undo.ts';

/** A ledger entry for coins from one course: claimed, taken back by a refund, or restored. */
interface EntryOfCourse {
  readonly amount: number;
}

/** What somebody has from a place in a course when its price is refunded. */
export interface HeldFromPlace {
  /** All ledger entries for the course. */
  readonly entries: readonly EntryOfCourse[];
  /** Reached in the course, worth coins, and not claimed. */
  readonly openClaims: number;
  readonly hasCertificate: boolean;
  /** Handed in, and not judged yet. */
  readonly hasWaitingProject: boolean;
  /** The learner's whole balance, over all courses. */
  readonly balance: number;
  /** What was bought with coins and not returned, the newest first; without the place itself. */
  readonly paidWithCoins: readonly PaidWithCoins[];
}

/** A request that is returned, or a place that ends, because the coins that paid for it are withdrawn. */
export interface UndoneRedemption extends CoinPlaceGains {
  readonly redemptionId: string;
  readonly rewardId: RewardType;
  /** The name of the reward. */
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
  /** Below zero if coins of the course have paid for something that cannot be undone. */
  readonly balanceAfter: number;
}

export interface TakenBack extends TakeBackPlan {
  /** Names of the badges that would be lost without the courses that end. */
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

/** The ledger's current total for one course. */
export function coinsFromCourse(entries: readonly EntryOfCourse[]): number {
  return Math.max(
    0,
    entries.reduce((sum, { amount }) => sum + amount, 0),
  );
}

/**
 * What is lost when the whole price of a place is refunded: everything that the purchase gave, including what its coins
 * have paid for, and nothing else. What was learned is a record and stays. A partial refund takes nothing, and neither
 * does money that never gave a place.
 */
export function takenBack({ entries, balance, paidWithCoins, ...rest }: HeldFromPlace): TakeBackPlan {
  const coins = coinsFromCourse(entries);
  const { undone, balanceAfter } = redemptionsToUndo(balance - coins, paidWithCoins);
  return { ...rest, coins, undone: undone.map(undoneRedemption), balanceAfter };
}

/** The other courses in which a place ends. */
export const coursesUndone = ({ undone }: Pick<TakeBackPlan, 'undone'>): string[] =>
  undone.flatMap(({ isPlace, courseId }) => (isPlace && courseId !== null ? courseId : []));
