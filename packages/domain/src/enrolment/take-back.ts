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
  /** Names of the badges that would not be there without the course. */
  readonly badges: readonly string[];
  /** Handed in, and judged by nobody yet. */
  readonly hasWaitingProject: boolean;
  /** All coins of the learner, of whatever course. */
  readonly balance: number;
}

export interface TakenBack {
  readonly coins: number;
  readonly openClaims: number;
  readonly hasCertificate: boolean;
  readonly badges: readonly string[];
  readonly hasWaitingProject: boolean;
  /** Below zero where coins of the course are spent already. */
  readonly balanceAfter: number;
}

/**
 * What goes when the whole price of a place goes back: everything that the purchase gave, and nothing else. What was learned
 * is a record and stays. A part of the price takes nothing, and neither does money that never gave a place.
 */
export function takenBack({ entries, balance, ...rest }: HeldFromPlace): TakenBack {
  const coins = Math.max(
    0,
    entries.reduce((sum, { amount }) => sum + amount, 0),
  );
  return { ...rest, coins, balanceAfter: balance - coins };
}
