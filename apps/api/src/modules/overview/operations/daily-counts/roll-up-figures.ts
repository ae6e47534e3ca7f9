import { addDays, sastDay } from '@academy/domain/kernel';
import { QUIET_DAYS } from '@academy/domain/teaching/students';
import type { Database, Queryable } from '../../../../database/connect.ts';
import type { Services } from '../../../../services.ts';
import { countAcademy } from './count-academy.store.ts';
import {
  countDays,
  countItems,
  countLearners,
  countLessons,
  countToday,
  firstSubmission,
  forgetCounted,
  lastCounted,
  recordRollup,
  tryLockRollups,
} from './rollups.store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Overdue submissions count for the day on which their time ended, which may be some days ago. */
const LATE_DAYS = 7;
const ITEM_DAYS = 14;
const BEFORE_EVERYTHING = '2000-01-01';

/** With more learners than this, counting takes longer than a person should wait. */
const LARGE_FROM = 5000;

type Count = (tx: Queryable) => Promise<void>;

/**
 * Each count separately: it is stored whatever happens to the next. False as soon as another process counts: what was left
 * out must not be marked as counted.
 */
async function countEach(db: Database, counts: readonly Count[]): Promise<boolean> {
  for (const count of counts) {
    const isCounted = await db.transaction(async (tx) => {
      const isTaken = await tryLockRollups(tx);
      if (isTaken) await count(tx);
      return isTaken;
    });
    if (!isCounted) return false;
  }
  return true;
}

/** Counts the dashboard's lessons, graded items and days once for all readers (decision 44). */
export async function rollUpFigures(
  { jobDb, clock }: Pick<Services, 'jobDb' | 'clock'>,
  largeFrom: number = LARGE_FROM,
): Promise<void> {
  const now = clock();
  const today = sastDay(now);
  const last = await lastCounted(jobDb, 'learning');
  const since = last === null ? BEFORE_EVERYTHING : addDays(sastDay(last), -LATE_DAYS);
  const quietSince = new Date(now.getTime() - QUIET_DAYS * DAY_MS);
  const isCounted = await countEach(jobDb, [
    (tx) => countLessons(tx, quietSince),
    ...itemCounts(await firstSubmission(jobDb), since, addDays(today, 1)),
    (tx) => countDays(tx, since),
    (tx) => countToday(tx, today, addDays(today, -1)),
    (tx) => recordRollup(tx, 'learning', now),
  ]);
  if (!isCounted) return;
  if ((await countLearners(jobDb)) < largeFrom) await forgetCounted(jobDb, 'academy');
  else await countEach(jobDb, [(tx) => countAllDays(tx, now)]);
}

/** A few weeks at a time: the first run covers years. */
function itemCounts(first: string | null, since: string, before: string): Count[] {
  const counts: Count[] = [];
  if (first === null) return counts;
  for (let from = since > first ? since : first; from < before; from = addDays(from, ITEM_DAYS))
    counts.push((tx) => countItems(tx, from, addDays(from, ITEM_DAYS)));
  return counts;
}

/** In one transaction, so that the days and the totals agree. */
async function countAllDays(tx: Queryable, now: Date): Promise<void> {
  await countAcademy(tx);
  await recordRollup(tx, 'academy', now);
}
