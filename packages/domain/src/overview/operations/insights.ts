import { shareOfStepBefore } from './funnel.ts';

/** Learners who opened a lesson, and what became of them there. */
export interface LessonCounts {
  readonly opened: number;
  readonly completed: number;
  /** They opened nothing after it, left the course open, and have been away for two weeks. */
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

/** What a day, or several added up, knows of one graded item. `rest` is the share of the attempt's other items that was right. */
export interface ItemSums {
  readonly asked: number;
  readonly right: number;
  readonly restSum: number;
  readonly restSquareSum: number;
  readonly restRightSum: number;
  readonly strong: number;
  readonly strongRight: number;
}

/** Who has so much of the other items right knows the subject. */
export const STRONG_FROM = 0.8;

export const ITEM_FLAGS = ['strong-fail', 'tells-nothing', 'too-hard', 'too-easy'] as const;
export type ItemFlag = (typeof ITEM_FLAGS)[number];

const ENOUGH_ANSWERS = 20;
const ENOUGH_STRONG = 10;
const WEAK_DISCRIMINATION = 0.1;
const TOO_HARD_PERCENT = 20;
const TOO_EASY_PERCENT = 95;
/** Below this the others of the attempt are all alike, and nothing can be compared. */
const LEAST_VARIANCE = 1e-9;

export interface ItemJudgement {
  /** The difficulty: the share of answers that were right. */
  readonly rightPercent: number;
  /** From −1 to 1: whether those who do well elsewhere do well here. Null where there is too little to compare. */
  readonly discrimination: number | null;
  /** Null: nothing to look at, or too few answers to say. */
  readonly flag: ItemFlag | null;
}

/** The correlation between this item and the rest of the attempt, without the item itself in it. */
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

/** An item that strong learners fail asks for something else than it means to: somebody should read it. */
export function judgeItem(sums: ItemSums): ItemJudgement {
  const rightPercent = shareOfStepBefore(sums.right, sums.asked);
  const discrimination = discriminationOf(sums);
  return { rightPercent, discrimination, flag: flagOf(sums, rightPercent, discrimination) };
}

/** What is kept for each day: counted as it happens, or how it stood at the last count of that day. */
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

/** From so many days in a row on a streak is a long one. */
export const LONG_STREAK_DAYS = 7;
