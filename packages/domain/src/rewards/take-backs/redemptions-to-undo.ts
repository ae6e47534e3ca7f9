import { PENDING_STATES, type RedemptionState, type RewardType } from '../coins/index.ts';

/** A place that was bought with coins, and what it has earned. */
export interface CoinPlaceGains {
  /** In the ledger, for that course. */
  readonly coins: number;
  readonly openClaims: number;
  readonly hasCertificate: boolean;
  readonly hasWaitingProject: boolean;
}

/** Something that was bought with coins. */
export interface PaidWithCoins {
  readonly redemptionId: string;
  readonly rewardId: RewardType;
  readonly state: RedemptionState;
  readonly cost: number;
  readonly courseId: string | null;
  readonly courseTitle: string | null;
  /** Null if it gave no place, or if the place has other grounds by now. */
  readonly place: CoinPlaceGains | null;
}

/** A request that nobody has fulfilled, or a place. What a person has received already cannot be undone. */
const canBeUndone = ({ state, place }: PaidWithCoins) => place !== null || PENDING_STATES.includes(state);

const gainsOf = ({ place }: PaidWithCoins) => place?.coins ?? 0;
/** How undoing it changes the balance: its cost is returned, and what the place earned is withdrawn. */
const balanceChangeOf = (paid: PaidWithCoins) => paid.cost - gainsOf(paid);

const isWorthIt = (paid: PaidWithCoins) => gainsOf(paid) >= paid.cost;

/**
 * Whether there is an order in which all of it can be bought with `coins`, the coins that come from none of it: a place
 * may pay for another one, but never for itself, directly or through others. Places that earn at least their cost are
 * bought first, the cheapest before the others; of the rest those that earn most. If any order is possible, this one
 * is.
 */
function isCovered(coins: number, paidWithCoins: readonly PaidWithCoins[]): boolean {
  const gaining = paidWithCoins.filter(isWorthIt).sort((a, b) => a.cost - b.cost);
  const losing = paidWithCoins.filter((each) => !isWorthIt(each)).sort((a, b) => gainsOf(b) - gainsOf(a));
  let left = coins;
  for (const paid of [...gaining, ...losing]) {
    if (paid.cost > left) return false;
    left -= balanceChangeOf(paid);
  }
  return true;
}

/**
 * The redemptions that a refund undoes, newest first, until what remains is paid with coins that the learner is still
 * entitled to. `balance` is what the refund itself leaves. Nothing is undone twice, so it terminates; if only things
 * are left that cannot be undone, the balance stays below zero.
 */
export function redemptionsToUndo<Paid extends PaidWithCoins>(
  balance: number,
  newestFirst: readonly Paid[],
): { readonly undone: readonly Paid[]; readonly balanceAfter: number } {
  const undoable = newestFirst.filter(canBeUndone);
  // What was already received has to be paid for too, perhaps with coins that a place earned.
  const received = newestFirst.filter((each) => !canBeUndone(each));
  const coins = newestFirst.reduce((sum, each) => sum + balanceChangeOf(each), balance);
  const kept = undoable.findIndex((_, index) => isCovered(coins, [...undoable.slice(index), ...received]));
  const undone = kept === -1 ? undoable : undoable.slice(0, kept);
  return { undone, balanceAfter: undone.reduce((sum, each) => sum + balanceChangeOf(each), balance) };
}
