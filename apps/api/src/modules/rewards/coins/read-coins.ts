import type { Answer } from '@academy/contract';
import { sastDay } from '@academy/domain/kernel';
import { activityOf } from '@academy/domain/learning/learning-log';
import { NO_STREAK, runningDays } from '@academy/domain/learning/streaks';
import {
  ACTIVITIES,
  isLocked,
  MONTHLY_GOAL_COURSES,
  NO_COINS,
  nextMilestone,
  nextOf,
  REWARDS,
  startOfMonth,
} from '@academy/domain/rewards/coins';
import type { Queryable } from '../../../database/connect.ts';
import { readCoinsOf } from './coins.store.ts';
import { entryAnswer } from './entry-answer.ts';
import { entriesBefore } from './ledger.store.ts';
import { requestAnswer } from './redemptions/request-answer.ts';

/** COIN-11: the list shows ten, the ledger keeps all. */
const ENTRIES_SHOWN = 10;
const REQUESTS_SHOWN = 5;
const STATEMENT_PAGE = 25;

export async function readCoins(db: Queryable, userId: string, now: Date): Promise<Answer<'GET /api/coins'>> {
  const today = sastDay(now);
  const row = await readCoinsOf(db, {
    userId,
    monthStart: startOfMonth(today),
    entries: ENTRIES_SHOWN,
    requests: REQUESTS_SHOWN,
  });
  const { coursesCompleted, completedThisMonth, waiting, entries, requests } = row;
  const waitingFor = Map.groupBy(waiting ?? [], activityOf);
  return {
    ...(row.totals ?? NO_COINS),
    coursesCompleted,
    streakDays: runningDays(row.streak ?? NO_STREAK, today),
    nextMilestone: nextMilestone(coursesCompleted),
    monthlyGoal: { completed: completedThisMonth, goal: MONTHLY_GOAL_COURSES },
    activities: ACTIVITIES.map((activity) => ({
      ...activity,
      next: nextOf(activity, waiting ?? [], today),
      waiting: (waitingFor.get(activity.id) ?? []).reduce((sum, { count }) => sum + count, 0),
    })),
    rewards: REWARDS.map((reward) => ({ ...reward, locked: isLocked(reward, coursesCompleted) })),
    entries: (entries ?? []).map(entryAnswer),
    requests: (requests ?? []).map(requestAnswer),
  };
}

export async function readStatement(
  db: Queryable,
  userId: string,
  before: number | undefined,
): Promise<Answer<'GET /api/coins/entries'>> {
  // One more than is shown, to know whether there are more.
  const found = await entriesBefore(db, userId, before, STATEMENT_PAGE + 1);
  const shown = found.slice(0, STATEMENT_PAGE);
  const next = found.length > STATEMENT_PAGE ? (shown.at(-1)?.sequence ?? null) : null;
  return { entries: shown.map(entryAnswer), next };
}
