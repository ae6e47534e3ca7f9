import { applyEvent, emptyRecord, settle } from '@academy/domain/learning';
import { streakOf } from '@academy/domain/streaks';
import type { Queryable } from '../../database/connect.ts';
import type { Catalogue } from '../catalogue/index.ts';
import { learnersWithProgress, lockLearner, readLog } from './learning-log.store.ts';
import { clearProgress, saveRecord, saveStreak } from './save-progress.store.ts';

/** Derives everything that a learner has earned anew from the log, against the courses as they are today. */
export async function rebuildProgress(db: Queryable, catalogue: Catalogue, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockLearner(tx, userId);
    const record = emptyRecord();
    for (const event of await readLog(tx, userId)) applyEvent(record, event);
    settle(record, catalogue.courses);
    await clearProgress(tx, userId);
    await saveRecord(tx, userId, emptyRecord(), record);
    if (record.days.size > 0) await saveStreak(tx, userId, streakOf(record.days.keys()));
  });
}

/** One learner after the other, each in a transaction of its own, so that nobody waits for long. */
export async function rebuildAllProgress(db: Queryable, catalogue: Catalogue): Promise<number> {
  const learners = await learnersWithProgress(db);
  for (const userId of learners) await rebuildProgress(db, catalogue, userId);
  return learners.length;
}
