import { shareOfStepBefore } from './funnel.ts';

/** Learners who opened a lesson, and what happened next. */
export interface LessonCounts {
  readonly opened: number;
  readonly completed: number;
  /** They opened nothing after it, did not complete the course, and have been away for two weeks. */
  readonly stopped: number;
}

export interface LessonShares {
  readonly completedPercent: number;
  readonly dropOffPercent: number;
}

export function lessonShares({ opened, completed, stopped }: LessonCounts): LessonShares {
  return {
    completedPercent: shareOfStepBefore(completed, opened),
    dropOffPercent: shareOfStepBefore(stopped, opened),
  };
}

/** The sums for one graded item over a day or several. `rest` is the share of the attempt's other items that was right. */
export interface ItemSums {
  readonly asked: number;
  readonly right: number;
  readonly restSum: number;
  readonly restSquareSum: number;
  readonly restRightSum: number;
  readonly strong: number;
  readonly strongRight: number;
}

/** A learner with this share of the other items right knows the subject. */
export const STRONG_FROM = 0.8;

export const ITEM_FLAGS = ['strong-fail', 'tells-nothing', 'too-hard', 'too-easy'] as const;
export type ItemFlag = (typeof ITEM_FLAGS)[number];

const ENOUGH_ANSWERS = 20;
const ENOUGH_STRONG = 10;
const WEAK_DISCRIMINATION = 0.1;
const TOO_HARD_PERCENT = 20;
const TOO_EASY_PERCENT = 95;
/** Below this the rest of all attempts is alike, so there is nothing to compare. */
const LEAST_VARIANCE = 1e-9;

export interface ItemJudgement {
  /** The difficulty: the share of answers that were right. */
  readonly rightPercent: number;
  /** From −1 to 1: whether those who do well elsewhere do well here. Null if there is too little data to compare. */
  readonly discrimination: number | null;
  /** Null: nothing suspicious, or too few answers. */
  readonly flag: ItemFlag | null;
}

/** The correlation between this item and the rest of the attempt, excluding the item itself. */
function discriminationOf({ asked, right, restSum, restSquareSum, restRightSum }: ItemSums): number | null {
  if (asked < ENOUGH_ANSWERS) return null;
  const share = right / asked;
  const mean = restSum / asked;
  const ofItem = share * (1 - share);
  const ofRest = restSquareSum / asked - mean * mean;
  if (ofItem < LEAST_VARIANCE || ofRest < LEAST_VARIANCE) return null;
  const together = restRightSum / asked - share * mean;
  return Math.round((together / Math.sqrt(ofItem * ofRest)) * 100) / 100;
}

function flagOf(sums: ItemSums, rightPercent: number, discrimination: number | null): ItemFlag | null {
  if (sums.asked < ENOUGH_ANSWERS) return null;
  const doStrongFail = sums.strong >= ENOUGH_STRONG && sums.strongRight * 2 < sums.strong;
  if (doStrongFail || (discrimination !== null && discrimination < 0)) return 'strong-fail';
  if (rightPercent <= TOO_HARD_PERCENT) return 'too-hard';
  if (rightPercent >= TOO_EASY_PERCENT) return 'too-easy';
  return discrimination !== null && discrimination < WEAK_DISCRIMINATION ? 'tells-nothing' : null;
}

/** An item that strong learners fail probably asks for something else than intended: somebody should read it. */
export function judgeItem(sums: ItemSums): ItemJudgement {
  const rightPercent = shareOfStepBefore(sums.right, sums.asked);
  const discrimination = discriminationOf(sums);
  return { rightPercent, discrimination, flag: flagOf(sums, rightPercent, discrimination) };
}

/** The figures that are stored per day: counted as events happen, or the state at the last count of that day. */
export const DAILY_FIGURES = [
  'landing-views',
  'errors',
  'streaks',
  'long-streaks',
  'agent-replies',
  'agent-declined',
  'mails-sent',
  'mails-waiting',
  'mails-failed',
  'jobs-late',
  'jobs-failed',
] as const;
export type DailyFigure = (typeof DAILY_FIGURES)[number];

/** From this many days in a row on a streak is a long one. */
export const LONG_STREAK_DAYS = 7;
